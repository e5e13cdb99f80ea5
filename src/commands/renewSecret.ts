import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Outcome } from '../package/Outcome.ts';
import { adoptSecret, learnSecrets } from '../platform/database/secret.ts';
import { secretsOf } from '../platform/database/sealed.ts';
import { createStores } from '../platform/database/stores.ts';
import { regions } from '../platform/regions.ts';
import { finishRenewal, forgetFormer, storeFormer } from '../platform/secret-renewal/former.ts';
import { renewStore } from '../platform/secret-renewal/renew.ts';
import type { Renewed } from '../platform/secret-renewal/renew.ts';
import { settingsHelp } from '../platform/settings/help.ts';
import { readSettings } from '../platform/settings/read.ts';
import { asCommand } from './commandLine.ts';

const usage = `npm run renew-secret [-- --forget | --lost]

Seals everything under SECRET that is sealed under a former secret: one of SECRET_PREVIOUS, or the generated one of before SECRET was set.
It can be stopped at any moment and run again. After it, SECRET_PREVIOUS can go: former secrets stay in the identity store, sealed under
SECRET, for what can't be made anew.

--forget  after a leak: former secrets count for nothing any more. It ends recovery codes and links of before, and entries of the audit
          trail of before verify only with SECRET_PREVIOUS.
--lost    the former secret is lost: takes SECRET from here on, and says what has to be entered again.

It reads these settings:

${settingsHelp(['Data'])}`;

/** Changes the secret of the stores from the command line; answers what to say and the exit code. */
export async function run(args: string[], environment: NodeJS.ProcessEnv): Promise<Outcome> {
  const given = read(args);
  if (typeof given === 'string') return { code: args.includes('--help') ? 0 : 2, says: given };
  const settings = readSettings(environment);
  if (!settings.secret) return { code: 2, says: 'Set SECRET to the new secret, and SECRET_PREVIOUS to the one before.' };
  const stores = createStores(settings);
  const now = new Date();
  try {
    const identity = await stores.identity();
    if (given.lost) await adoptSecret(identity, settings.secret, now);
    await learnSecrets(identity, settings, now);
    await storeFormer(identity, settings, now);
    const results: Renewed[] = await renewStore(identity, settings, { adopts: given.lost });
    for (const region of regions) {
      // Opening an embedded region would make it.
      if (!settings.databases && !existsSync(join(settings.dataDir, region))) continue;
      results.push(...(await renewStore(await stores.region(region), settings, { adopts: given.lost })));
    }
    const lines = added(results).map(lineOf);
    const [left, unreadable] = (['left', 'unreadable'] as const).map((of) => results.reduce((sum, each) => sum + each[of], 0));
    if (unreadable)
      lines.push('Known secrets don’t open some. If there is another former one, name it in SECRET_PREVIOUS and run this again.');
    if (left) {
      lines.push('Some are under a former secret: a process writes by it. Restart all of them with the new SECRET, and run this again.');
      return { code: 1, says: lines.join('\n') };
    }
    await finishRenewal(identity, settings);
    const ended = given.forget ? await forgetFormer(identity, settings) : undefined;
    return { code: unreadable ? 1 : 0, says: [...lines, ...end(secretsOf(settings).length > 1, ended)].join('\n') };
  } finally {
    await stores.close();
  }
}

function end(hasFormer: boolean, ended: number | undefined): string[] {
  const restart = 'SECRET_PREVIOUS can go: remove it, and restart all processes.';
  if (ended !== undefined) return [`${restart} Former secrets are forgotten, and with them ${ended} recovery codes.`];
  return [hasFormer ? restart : 'No former secret is known.'];
}

/** Regions have the same kinds. */
function added(results: readonly Renewed[]): Renewed[] {
  const byName = new Map<string, Renewed>();
  for (const each of results) {
    const { renewed, left, unreadable } = byName.get(each.name) ?? { renewed: 0, left: 0, unreadable: 0 };
    const sum = { renewed: renewed + each.renewed, left: left + each.left, unreadable: unreadable + each.unreadable };
    byName.set(each.name, { name: each.name, ...sum });
  }
  return [...byName.values()];
}

const lineOf = ({ name, renewed, left, unreadable }: Renewed): string =>
  `${name}: ${renewed} renewed, ${left} left${unreadable > 0 ? `, ${unreadable} that no known secret opens` : ''}`;

function read(args: string[]): { forget: boolean; lost: boolean } | string {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const { values } = parseArgs({ args, options: { forget: flag, lost: flag, help: flag } });
    if (values.help) return usage;
    if (values.forget && values.lost) return `--forget and --lost don’t go together.\n\n${usage}`;
    return values;
  } catch (error) {
    return `${error instanceof Error ? error.message : 'Unknown option'}\n\n${usage}`;
  }
}

await asCommand(import.meta.url, (args) => run(args, process.env));
