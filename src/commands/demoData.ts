import { parseArgs } from 'node:util';
import { regions } from '../platform/regions.ts';
import { createStores } from '../platform/database/stores.ts';
import { growDemo } from '../platform/demo/seed.ts';
import { defaultSizes } from '../platform/demo/sizes.ts';
import type { DemoSizes } from '../platform/demo/sizes.ts';
import { settingsHelp } from '../platform/settings/help.ts';
import { readSettings } from '../platform/settings/read.ts';
import { asCommand } from './commandLine.ts';
import type { Outcome } from '../package/Outcome.ts';

const usage = `npm run demo-data -- [--customers ${defaultSizes.customers}] [--users ${defaultSizes.users}] [--vacancies ${defaultSizes.vacancies}] [--applications ${defaultSizes.applications}]

Makes demo data in all stores. What is there stays; a larger number adds the rest, the same on every machine. It reads these settings:

${settingsHelp(['Data'])}`;

const most: DemoSizes = { customers: 100_000, users: 1_000_000, vacancies: 1_000_000, applications: 1_000_000 };

export async function run(args: string[], environment: NodeJS.ProcessEnv): Promise<Outcome> {
  const sizes = read(args);
  if ('code' in sizes) return sizes;
  const settings = readSettings(environment);
  if (!settings.demo) return { code: 1, says: 'The demo is off: set DEMO=on to make demo data, never where there are real ones.' };
  const stores = createStores(settings);
  try {
    const made = await growDemo({ stores, now: () => new Date() }, sizes, regions);
    if (!made) return { code: 1, says: 'The database holds real data, so no demo data was added.' };
    const { customers, users, vacancies, applications } = made;
    const says = `There are ${customers} customers and about ${users} users, ${vacancies} vacancies and ${applications} applications.`;
    return { code: 0, says };
  } finally {
    await stores.close();
  }
}

function read(args: string[]): DemoSizes | Outcome {
  let values: Partial<Record<keyof DemoSizes | 'help', string | boolean>>;
  try {
    const option = { type: 'string' } as const;
    const options = { customers: option, users: option, vacancies: option, applications: option, help: { type: 'boolean' } } as const;
    ({ values } = parseArgs({ args, options }));
  } catch (error) {
    return misused(error instanceof Error ? error.message : 'Unknown option');
  }
  if (values.help) return { code: 0, says: usage };
  const sizes = { ...defaultSizes };
  for (const name of ['customers', 'users', 'vacancies', 'applications'] as const) {
    const input = values[name];
    if (input === undefined) continue;
    const size = typeof input === 'string' && /^\d+$/.test(input) ? Number(input) : Number.NaN;
    if (!(size <= most[name])) return misused(`--${name} is a whole number up to ${most[name]}.`);
    sizes[name] = size;
  }
  return sizes;
}

const misused = (message: string): Outcome => ({ code: 2, says: `${message}\n\n${usage}` });

await asCommand(import.meta.url, (args) => run(args, process.env));
