import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { migrate, migrationsOf } from '../../../src/platform/database/migrate.ts';
import { openEmbedded } from '../../../src/platform/database/pglite.ts';
import { sqlState } from '../../../src/platform/database/sqlState.ts';
import { createStores } from '../../../src/platform/database/stores.ts';
import { templateDir } from '../engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'console-older-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Column {
  name: string;
  type: string;
}

/** Columns that an insert must name, by table. */
async function tablesOf(pool: Pool): Promise<Map<string, Column[]>> {
  const { rows } = await pool.query<{ table: string; columns: Column[] }>(
    `select table_name as table, coalesce(json_agg(json_build_object('name', column_name, 'type', data_type) order by ordinal_position)
       filter (where is_nullable = 'NO' and column_default is null and is_generated = 'NEVER' and is_identity = 'NO'), '[]') as columns
     from information_schema.tables join information_schema.columns using (table_schema, table_name)
     where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'migrations'
       and not exists (select 1 from pg_inherits where inhrelid = to_regclass(quote_ident(table_name))) group by 1 order by 1`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

const numbers = new Set(['integer', 'bigint', 'smallint', 'numeric', 'double precision', 'real']);

/** Value for a column in the row of a version: each version has its own. */
function sample(type: string, version: number): unknown {
  if (type === 'jsonb') return '[]';
  if (type === 'ARRAY') return [];
  if (type === 'boolean') return true;
  if (type === 'date' || type.startsWith('timestamp')) return new Date(Date.UTC(2026, 0, version));
  if (numbers.has(type)) return version;
  if (type === 'text' || type === 'character varying') return `v${version}`;
  throw new Error(`A sample of ${type} is missing`);
}

/** Puts a row of the version into every table; a row that names another table's waits for that one. */
async function fill(pool: Pool, version: number): Promise<void> {
  let waiting = [...(await tablesOf(pool))];
  while (waiting.length > 0) {
    const next: typeof waiting = [];
    for (const [table, columns] of waiting) {
      const names = columns.map(({ name }) => `"${name}"`).join(', ');
      const holes = columns.map((_, index) => `$${index + 1}`).join(', ');
      const values = columns.map(({ type }) => sample(type, version));
      await pool.query(`insert into "${table}" (${names}) values (${holes})`, values).catch((error: unknown) => {
        if (sqlState(error) !== '23503') throw error;
        next.push([table, columns]);
      });
    }
    expect(next.length).toBeLessThan(waiting.length);
    waiting = next;
  }
}

type Rows = Map<string, Record<string, unknown>[]>;

async function contents(pool: Pool): Promise<Rows> {
  const all: Rows = new Map();
  for (const table of (await tablesOf(pool)).keys()) all.set(table, (await pool.query(`select * from "${table}"`)).rows);
  return all;
}

/** Columns that a migration drops on purpose. */
const dropped: Record<string, string[]> = { users: ['password_updated_at'] };

/** Every earlier row is there with the values that it had. New columns and rows may be there, too. */
function expectKept(before: Rows, after: Rows): void {
  for (const [table, rows] of before) {
    expect(rows, table).not.toHaveLength(0);
    const kept = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !dropped[table]?.includes(column))));
    expect(after.get(table), table).toEqual(expect.arrayContaining(kept.map((row) => expect.objectContaining(row))));
  }
}

it.each(['identity', 'region'] as const)('every migration of a store of kind %s keeps the rows of all versions before', async (kind) => {
  const database = await openEmbedded(join(folder, kind), templateDir);
  const { pool } = database;
  const migrations = migrationsOf(kind);
  for (const [index, { name }] of migrations.entries()) {
    const before = await contents(pool);
    expect(await migrate(pool, migrations.slice(0, index + 1))).toEqual([name]);
    expectKept(before, await contents(pool));
    await fill(pool, index + 1);
  }
  await database.close();
});

describe('a data folder of an older program', () => {
  it('opens with its first four migrations applied, is brought up to date and keeps its rows', async () => {
    const count = 4;
    const dataDir = join(folder, 'data');
    const before = new Map<string, Rows>();
    for (const [kind, name] of [['identity', 'identity'] as const, ['region', 'eu-west-1'] as const]) {
      const database = await openEmbedded(join(dataDir, name), templateDir);
      const { pool } = database;
      await migrate(pool, migrationsOf(kind).slice(0, count));
      await fill(pool, count);
      before.set(name, await contents(pool));
      await database.close();
    }
    const fresh: boolean[] = [];
    const stores = createStores({ dataDir, templateDir, onOpen: async (_, isNew) => void fresh.push(isNew) });
    for (const { pool, kind, region } of [await stores.identity(), await stores.region('eu-west-1')]) {
      expectKept(before.get(region ?? kind) ?? new Map(), await contents(pool));
      expect((await pool.query('select name from migrations order by name')).rows).toEqual(
        migrationsOf(kind).map(({ name }) => ({ name })),
      );
    }
    expect(fresh).toEqual([false, false]);
    await stores.close();
  });
});
