import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Outcome } from '../package/Outcome.ts';
import { faultsBetween } from '../platform/backup/consistency.ts';
import { BackupError } from '../platform/backup/format.ts';
import type { Key, Lock } from '../platform/backup/format.ts';
import { markNameOf, markStores } from '../platform/backup/mark.ts';
import type { Marked } from '../platform/backup/mark.ts';
import { restoreBackup } from '../platform/backup/restore.ts';
import type { Restored } from '../platform/backup/restore.ts';
import { fingerprint, writeBackup } from '../platform/backup/write.ts';
import { secretsOf } from '../platform/database/sealed.ts';
import type { Secrets } from '../platform/database/sealed.ts';
import { settingsHelp } from '../platform/settings/help.ts';
import { readSettings } from '../platform/settings/read.ts';
import { asCommand } from './commandLine.ts';
import { version } from './version.ts';

const leastCharacters = 15;

const usage = `npm run backup -- write FILE [--recipient age1…]…
npm run backup -- verify [FILE [--key FILE]]
npm run backup -- restore FILE [--key FILE]
npm run backup -- mark [NAME]

“write” writes all stores, as they are at one moment, into a new encrypted file. Reads go on; writes wait a moment.
“verify” restores a file into a temporary folder, and looks for rows that miss others; without a file, it looks in the stores themselves.
“restore” fills empty stores from a file.
“mark” names a moment in the write-ahead logs of all PostgreSQL servers, to which they can be recovered from their archives.

Files are locked by the passphrase in BACKUP_PASSPHRASE, of at least ${leastCharacters} characters, or for the public keys that
--recipient names; --key is a file with private keys. Both are of age (https://age-encryption.org).
Of the settings these count:

${settingsHelp(['Data'])}`;

interface Request {
  does: 'write' | 'restore' | 'verify' | 'verify stores' | 'mark';
  /** A file, or the name of a mark. */
  path: string;
  recipients: string[];
  keyFile: string | undefined;
}

/** Writes, verifies and restores backups from the command line; answers what to say and the exit code. */
export async function run(args: string[], environment: NodeJS.ProcessEnv): Promise<Outcome> {
  const given = read(args);
  if (typeof given === 'string') return { code: args.includes('--help') ? 0 : 2, says: given };
  const { does, path } = given;
  try {
    const settings = readSettings(environment);
    if (does === 'write') {
      const written = await writeBackup(settings, { path, lock: lockOf(given, environment), version: version(), secret: settings.secret });
      const { moment, stores, tables, rows, bytes } = written;
      const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
      return { code: 0, says: `${path}: ${stores.join(', ')} as of ${moment.toISOString()}; ${tables} tables, ${rows} rows, ${size}` };
    }
    if (does === 'mark') return markOutcome(await markStores(settings, path || markNameOf(new Date())));
    if (does === 'verify stores') return faultsOutcome(await faultsBetween(settings));
    const key = keyOf(given, environment);
    if (does === 'restore') return told(await restoreBackup(settings, path, key), await faultsBetween(settings), settings);
    const dataDir = mkdtempSync(join(tmpdir(), 'console-backup-'));
    try {
      const target = { dataDir, ...(settings.templateDir && { templateDir: settings.templateDir }) };
      return told(await restoreBackup(target, path, key), await faultsBetween(target), settings);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  } catch (error) {
    if (error instanceof BackupError) return { code: 1, says: error.message };
    throw error;
  }
}

function told({ header, tables, rows }: Restored, faults: string[], secrets: Secrets): Outcome {
  const names = header.stores.map(({ name }) => name).join(', ');
  const lines = [`${names} as of ${header.moment}; ${tables} tables, ${rows} rows, written by version ${header.version}`, ...faults];
  if (header.secret && !(secrets.secret && secretsOf(secrets).map(fingerprint).includes(header.secret)))
    lines.push('SECRET is not the one of the backup: sealed values, such as passwords of ATS connections, can’t be opened with it.');
  return { code: faults.length > 0 ? 1 : 0, says: lines.join('\n') };
}

function markOutcome({ name, moment, held, servers }: Marked): Outcome {
  const lines = servers.map(({ stores, position, file, archives }) => {
    const where = archives ? `${file} is archived` : `${file}; archive_mode is off, so only pg_receivewal takes it`;
    return `${stores.join(', ')}: ${position}, ${where}`;
  });
  return { code: 0, says: [`${name} at ${moment.toISOString()}; writes waited for at most ${Math.ceil(held)} ms`, ...lines].join('\n') };
}

const faultsOutcome = (faults: string[]): Outcome =>
  faults.length > 0 ? { code: 1, says: faults.join('\n') } : { code: 0, says: 'No row misses another one in these stores.' };

function read(args: string[]): Request | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { recipient: { type: 'string', multiple: true }, key: { type: 'string' }, help: { type: 'boolean' } },
    });
    const [does, path, ...others] = positionals;
    if (values.help || others.length > 0) return usage;
    const rest = { path: path ?? '', recipients: values.recipient ?? [], keyFile: values.key };
    if (does === 'mark') return { does, ...rest };
    if (does === 'verify' && !path) return { does: 'verify stores', ...rest };
    return (does === 'write' || does === 'verify' || does === 'restore') && path ? { does, ...rest } : usage;
  } catch (error) {
    return `${error instanceof Error ? error.message : 'Unknown option'}\n\n${usage}`;
  }
}

function lockOf({ recipients }: Request, environment: NodeJS.ProcessEnv): Lock {
  return recipients.length > 0 ? { recipients } : { passphrase: passphraseIn(environment) };
}

function keyOf({ keyFile }: Request, environment: NodeJS.ProcessEnv): Key {
  if (keyFile === undefined) return { passphrase: passphraseIn(environment) };
  const identities = readFileSync(keyFile, 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('AGE-SECRET-KEY-') ? [line.trim()] : []));
  if (identities.length === 0) throw new BackupError(`${keyFile} has no private key of age.`);
  return { identities };
}

function passphraseIn({ BACKUP_PASSPHRASE: passphrase }: NodeJS.ProcessEnv): string {
  if (!passphrase) throw new BackupError('Set BACKUP_PASSPHRASE, or name keys of age: --recipient to write, --key to verify and restore.');
  if (passphrase.length < leastCharacters) throw new BackupError(`BACKUP_PASSPHRASE must have at least ${leastCharacters} characters.`);
  return passphrase;
}

await asCommand(import.meta.url, (args) => run(args, process.env));
