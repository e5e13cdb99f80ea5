import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { lockFolder } from '../database/lock.ts';
import { connectDirectly } from '../database/connections.ts';
import type { StoresOptions } from '../database/stores.ts';
import { regions } from '../regions.ts';
import type { Region } from '../regions.ts';

export interface RawStore {
  name: 'identity' | Region;
  pool: Pool;
  embedded: boolean;
}

const storeNames = ['identity', ...regions] as const;

/** Opens stores as they are, without migrations, works with them, and closes them: those that `makes` names, else all that have a schema. */
export async function withDatabases<T>(
  options: StoresOptions,
  { makes }: { makes?: readonly string[] },
  work: (stores: RawStore[]) => Promise<T>,
): Promise<T> {
  const unlock = options.databases ? () => undefined : lockFolder(options.dataDir);
  const opened: (RawStore & { close: () => Promise<void> })[] = [];
  try {
    for (const name of storeNames) {
      if (makes ? !makes.includes(name) : !options.databases && !existsSync(join(options.dataDir, name, 'PG_VERSION'))) continue;
      const { pool, embedded, close } = await connectDirectly(options, name);
      pool.on('error', () => undefined);
      opened.push({ name, pool, embedded, close });
    }
    return await work(makes ? opened : await filled(opened));
  } finally {
    await Promise.allSettled(opened.map(({ close }) => close()));
    unlock();
  }
}

async function filled(stores: RawStore[]): Promise<RawStore[]> {
  const found: RawStore[] = [];
  for (const store of stores) {
    const { rows } = await store.pool.query<{ there: string | null }>(`select to_regclass('migrations')::text as there`);
    if (rows[0]?.there) found.push(store);
  }
  return found;
}

/** Runs work on one connection of a store; a transaction that it leaves open is rolled back. */
export async function onConnection<T>({ pool }: Pick<RawStore, 'pool'>, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    // The pool's limit is for requests.
    await client.query('set statement_timeout = 0');
    return await work(client);
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release(true);
  }
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export interface Table {
  name: string;
  columns: { name: string; type: string }[];
}

/** Tables of the current schema, with the columns that are stored; generated ones follow from them. */
export async function tablesOf(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: Table['columns'] }>(`
    select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    group by c.relname order by c.relname`);
  return rows;
}
