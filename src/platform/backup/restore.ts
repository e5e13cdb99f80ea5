import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { applyMigrations, migrationsOf } from '../database/migrate.ts';
import type { StoresOptions } from '../database/stores.ts';
import { onConnection, quoted, withDatabases } from './databases.ts';
import type { RawStore } from './databases.ts';
import { BackupError, readLines } from './format.ts';
import type { Header, Key, Line } from './format.ts';

export interface Restored {
  header: Header;
  tables: number;
  rows: number;
}

/** Fills empty stores from a backup, all or none. The schema is the backup's; newer migrations run when the platform starts. */
export async function restoreBackup(settings: StoresOptions, path: string, key: Key): Promise<Restored> {
  const lines = readLines(path, key);
  const header = headerOf(await lines.next());
  return withDatabases(settings, { makes: header.stores.map(({ name }) => name) }, async (stores) => {
    for (const store of stores) await requireEmpty(store);
    try {
      // Committed one after the other: two stores of a database can't wait for each other's locks.
      for (const store of stores) await onConnection(store, (client) => makeSchema(client, store, header));
      return { header, ...(await fillAll(stores, lines)) };
    } catch (error) {
      for (const store of stores) await onConnection(store, emptied);
      throw error;
    }
  });
}

async function fillAll(stores: readonly RawStore[], lines: AsyncIterable<Line>): Promise<{ tables: number; rows: number }> {
  const filling = new Map<string, Filling>();
  const nested = async ([first, ...others]: readonly RawStore[]): Promise<{ tables: number; rows: number }> => {
    if (first)
      return onConnection(first, async (client) => {
        filling.set(first.name, await beginFilling(client));
        return nested(others);
      });
    const restored = await fill(lines, filling);
    for (const each of filling.values()) await each.finish();
    for (const each of filling.values()) await each.client.query('commit');
    for (const each of filling.values()) await each.client.query('analyze');
    return restored;
  };
  return nested(stores);
}

async function requireEmpty({ name, pool }: RawStore): Promise<void> {
  const { rows } = await pool.query('select 1 from pg_tables where schemaname = current_schema() limit 1');
  if (rows.length > 0) throw new BackupError(`The store ${name} is not empty: a backup is restored into empty stores only.`);
}

/** Drops what a restore that failed has made. */
async function emptied(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ text: string }>(`
    select format('drop table %I cascade', relname) as text from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
    union all
    select format('drop function %s cascade', p.oid::regprocedure) from pg_proc p
    where pronamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  for (const { text } of rows) await client.query(text);
}

function headerOf({ value }: IteratorResult<Line>): Header {
  const header = value as Line | undefined;
  if (header?.line !== 'header') throw new BackupError('This is no backup of the platform.');
  if (header.format !== 1) throw new BackupError(`The backup has format ${String(header.format)}, which this program does not know.`);
  return header;
}

interface Filling {
  client: PoolClient;
  /** Puts foreign keys and triggers back, which also verifies the former. */
  finish: () => Promise<void>;
}

async function makeSchema(client: PoolClient, { name }: RawStore, header: Header): Promise<void> {
  const wanted = header.stores.find((each) => each.name === name)?.migrations ?? [];
  const known = migrationsOf(name === 'identity' ? 'identity' : 'region');
  const migrations = wanted.map((each) => {
    const found = known.find((own) => own.name === each.name);
    if (!found || createHash('sha256').update(found.sql).digest('hex') !== each.hash)
      throw new BackupError(
        `The backup was written by another version, ${header.version}: this one does not have its migration ${each.name}.`,
      );
    return found;
  });
  await client.query('begin');
  await applyMigrations(client, migrations, `store ${name}`);
  await client.query('commit');
}

async function beginFilling(client: PoolClient): Promise<Filling> {
  await client.query('begin');
  const keys = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0`);
  for (const each of keys.rows) await client.query(`alter table ${each.table} drop constraint ${quoted(each.name)}`);
  const triggered = await client.query<{ table: string }>(`
    select distinct tgrelid::regclass::text as table from pg_trigger join pg_class c on c.oid = tgrelid
    where not tgisinternal and c.relnamespace = current_schema()::regnamespace`);
  for (const { table } of triggered.rows) await client.query(`alter table ${table} disable trigger user`);
  // Some migrations insert rows.
  const made = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = current_schema() and tablename <> 'migrations'`,
  );
  if (made.rows.length > 0) await client.query(`truncate ${made.rows.map((row) => quoted(row.name)).join(', ')}`);
  const finish = async () => {
    for (const { table } of triggered.rows) await client.query(`alter table ${table} enable trigger user`);
    for (const each of keys.rows) await client.query(`alter table ${each.table} add constraint ${quoted(each.name)} ${each.definition}`);
  };
  return { client, finish };
}

async function fill(lines: AsyncIterable<Line>, filling: ReadonlyMap<string, Filling>): Promise<{ tables: number; rows: number }> {
  const counted = { tables: 0, rows: 0 };
  let insert: ((rows: (string | null)[][]) => Promise<void>) | undefined;
  let end: Extract<Line, { line: 'end' }> | undefined;
  const clientOf = (store: string): PoolClient => {
    const found = filling.get(store);
    if (!found) throw new BackupError(`The backup has rows of a store that it does not name: ${store}.`);
    return found.client;
  };
  for await (const line of lines) {
    if (line.line === 'table') {
      counted.tables += 1;
      insert = inserter(clientOf(line.store), line.table, line.columns);
    } else if (line.line === 'rows') {
      counted.rows += line.rows.length;
      await insert?.(line.rows);
    } else if (line.line === 'sequence') {
      await clientOf(line.store).query('select setval($1::regclass, $2)', [quoted(line.name), line.value]);
    } else if (line.line === 'end') end = line;
  }
  if (!end) throw new BackupError('The backup ends too early.');
  if (end.tables !== counted.tables || end.rows !== counted.rows)
    throw new BackupError(`The backup counts ${end.rows} rows of ${end.tables} tables, and has ${counted.rows} of ${counted.tables}.`);
  return counted;
}

function inserter(client: PoolClient, table: string, columns: { name: string; type: string }[]) {
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  const values = columns.map(({ type }, index) => `c${index}::${type}`).join(', ');
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const text = `insert into ${quoted(table)} (${names}) overriding system value
    select ${values} from unnest(${arrays}) as r(${columns.map((_, index) => `c${index}`).join(', ')})`;
  return async (rows: (string | null)[][]): Promise<void> => {
    await client.query(
      text,
      columns.map((_, index) => rows.map((row) => row[index])),
    );
  };
}
