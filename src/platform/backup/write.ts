import { createHash } from 'node:crypto';
import { rename, rm, stat } from 'node:fs/promises';
import type { PoolClient } from 'pg';
import type { StoresOptions } from '../database/stores.ts';
import { quoted, tablesOf, withDatabases } from './databases.ts';
import type { RawStore, Table } from './databases.ts';
import { BackupError, writeLines } from './format.ts';
import type { Header, Line, Lock } from './format.ts';
import { atOneMoment } from './snapshot.ts';

/** Rows of a line, and of a round trip. */
const atOnce = 200;

export interface Written {
  moment: Date;
  stores: string[];
  tables: number;
  rows: number;
  /** Size of the file. */
  bytes: number;
}

interface Options {
  path: string;
  lock: Lock;
  version: string;
  secret: string | undefined;
}

/** Writes all stores, as they are at one moment, into a new file, which is there under its name only once it is whole. */
export async function writeBackup(settings: StoresOptions, { path, lock, version, secret }: Options): Promise<Written> {
  if (await stat(path).catch(() => undefined)) throw new BackupError(`${path} exists; choose another name.`);
  const written: Written = { moment: new Date(), stores: [], tables: 0, rows: 0, bytes: 0 };
  const part = `${path}.part`;
  await rm(part, { force: true });
  await withDatabases(settings, {}, async (stores) => {
    if (stores.length === 0) throw new BackupError('There is nothing to back up: no store has been made.');
    await atOneMoment(stores, async (clients, moment) => {
      Object.assign(written, { moment, stores: stores.map(({ name }) => name) });
      const header = { line: 'header', format: 1, version, moment: moment.toISOString() } as const;
      await writeLines(part, lock, linesOf(clients, { ...header, ...(secret && { secret: fingerprint(secret) }) }, written));
    });
  }).catch(async (error: unknown) => {
    await rm(part, { force: true });
    throw error;
  });
  written.bytes = (await stat(part)).size;
  await rename(part, path);
  return written;
}

/** Tells two secrets apart without disclosing them. */
export const fingerprint = (secret: string): string =>
  createHash('sha256').update(`fingerprint of SECRET\0${secret}`).digest('hex').slice(0, 16);

async function* linesOf(
  clients: ReadonlyMap<RawStore, PoolClient>,
  header: Omit<Header, 'stores'>,
  written: Written,
): AsyncGenerator<Line> {
  const stores: Header['stores'] = [];
  for (const [{ name }, client] of clients) {
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations order by name');
    stores.push({ name, migrations: rows });
  }
  yield { ...header, stores };
  for (const [{ name: store }, client] of clients) {
    for (const table of await tablesOf(client)) {
      // The restored store has its own.
      if (table.name === 'migrations') continue;
      written.tables += 1;
      yield { line: 'table', store, table: table.name, columns: table.columns };
      for await (const rows of rowsOf(client, table)) {
        written.rows += rows.length;
        yield { line: 'rows', rows };
      }
    }
    const sequences = await client.query<{ name: string; value: string | null }>(
      'select sequencename as name, last_value::text as value from pg_sequences where schemaname = current_schema() order by 1',
    );
    for (const { name, value } of sequences.rows) if (value !== null) yield { line: 'sequence', store, name, value };
  }
  yield { line: 'end', tables: written.tables, rows: written.rows };
}

async function* rowsOf(client: PoolClient, { name, columns }: Table): AsyncGenerator<(string | null)[][]> {
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  await client.query(`declare backup no scroll cursor for select ${texts} from ${quoted(name)}`);
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({ text: `fetch ${atOnce} from backup`, rowMode: 'array' });
    if (rows.length > 0) yield rows;
    if (rows.length < atOnce) break;
  }
  await client.query('close backup');
}
