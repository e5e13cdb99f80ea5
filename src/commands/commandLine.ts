import { fileURLToPath } from 'node:url';
import { FolderInUse } from '../platform/database/lock.ts';
import { MigrationError } from '../platform/database/migrationError.ts';
import { SecretError } from '../platform/database/secret.ts';
import { SettingsError } from '../platform/settings/read.ts';
import { explainDatabase } from './unreachable.ts';
import type { Outcome } from '../package/Outcome.ts';

/** Runs a command when its file is what was started; a test that imports it runs nothing. */
export async function asCommand(url: string, run: (args: string[]) => Promise<Outcome>): Promise<void> {
  if (process.argv[1] !== fileURLToPath(url)) return;
  const { code, says } = await run(process.argv.slice(2)).catch((error: unknown): Outcome => {
    // Errors of configuration and data folder explain themselves; anything else is a bug of ours.
    const explained = [SettingsError, FolderInUse, MigrationError, SecretError].some((kind) => error instanceof kind);
    if (explained) return { code: 1, says: (error as Error).message };
    const outage = explainDatabase(error);
    if (outage !== undefined) return { code: 1, says: outage };
    throw error;
  });
  (code === 0 ? process.stdout : process.stderr).write(`${says}\n`);
  process.exitCode = code;
}
