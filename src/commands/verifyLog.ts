import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eq, or } from 'drizzle-orm';
import type { Outcome } from '../package/Outcome.ts';
import { unscoped } from '../platform/database/scoped.ts';
import { learnSecrets } from '../platform/database/secret.ts';
import { createStores } from '../platform/database/stores.ts';
import type { Stores } from '../platform/database/stores.ts';
import { regions } from '../platform/regions.ts';
import { trailsIn, verifyChain } from '../platform/audit-chain/verify.ts';
import type { ChainReport } from '../platform/audit-chain/verify.ts';
import { customers } from '../platform/services/customers/tenant.ts';
import { settingsHelp } from '../platform/settings/help.ts';
import { readSettings } from '../platform/settings/read.ts';
import { asCommand } from './commandLine.ts';

const usage = `npm run verify-log -- [--customer ACCOUNT]

Verifies that no entry of the audit trail was changed, removed or inserted: of all customers, or of one by its account name or id.
Its exit code is 1 if one was. It reads these settings:

${settingsHelp(['Data'])}`;

/** Verifies the audit trail from the command line; answers what to say and the exit code. */
export async function run(args: string[], environment: NodeJS.ProcessEnv): Promise<Outcome> {
  const read = customerOf(args);
  if (typeof read === 'string') return { code: 2, says: read };
  const settings = readSettings(environment);
  const stores = createStores(settings);
  try {
    const identity = await stores.identity();
    await learnSecrets(identity, settings, new Date());
    const only = read.customer === undefined ? undefined : await findCustomer(stores, read.customer);
    if (only === null) return { code: 2, says: `There is no customer ${read.customer}.` };
    const lines: string[] = [];
    let isBroken = false;
    for (const region of regions) {
      // Opening an embedded region would make it.
      if (!settings.databases && !existsSync(join(settings.dataDir, region))) continue;
      const store = await stores.region(region);
      const trails = (await trailsIn(store.db)).filter((id) => only === undefined || id === only);
      for (const customerId of trails) {
        const report = await store.db.transaction((tx) => verifyChain(tx, { settings }, region, customerId), {
          isolationLevel: 'repeatable read',
        });
        lines.push(lineOf(region, report));
        isBroken ||= report.broken !== undefined;
      }
    }
    return { code: isBroken ? 1 : 0, says: lines.join('\n') || 'There are no entries.' };
  } finally {
    await stores.close();
  }
}

function customerOf(args: string[]): { customer: string | undefined } | string {
  try {
    const { values } = parseArgs({ args, options: { customer: { type: 'string' }, help: { type: 'boolean' } } });
    return values.help ? usage : { customer: values.customer?.trim() };
  } catch (error) {
    return `${error instanceof Error ? error.message : 'Unknown option'}\n\n${usage}`;
  }
}

async function findCustomer(stores: Stores, name: string): Promise<string | null> {
  const { db } = await stores.identity();
  const [found] = await unscoped(db).select(customers, { id: customers.id }, or(eq(customers.uniqueName, name), eq(customers.id, name)));
  return found?.id ?? null;
}

function lineOf(region: string, { customerId, entries, waiting, erased, removed, broken }: ChainReport): string {
  const counts = [
    `${entries} ${entries === 1 ? 'entry' : 'entries'}`,
    ...(waiting > 0 ? [`${waiting} not chained yet`] : []),
    ...(erased > 0 ? [`${erased} erased by purge`] : []),
    ...(removed > 0 ? [`${removed} removed by retention`] : []),
  ].join(', ');
  const whose = `${region} ${customerId === '-' ? 'above customers' : customerId}`;
  if (!broken) return `${whose}: ${counts}`;
  const which = broken.id ? `entry ${broken.id} of ${broken.at?.toISOString() ?? ''}: ` : '';
  return `${whose}: BROKEN after ${counts}. ${which}${broken.reason}`;
}

await asCommand(import.meta.url, (args) => run(args, process.env));
