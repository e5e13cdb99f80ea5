import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shardTables } from '../../bench/shardSizes.ts';
import { textHash } from '../../bench/textHash.ts';
import { startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';

const page = readFileSync('docs/operate/distributed.md', 'utf8');

let running: Running;
let pool: Pool;
beforeAll(async () => {
  running = startPlatform({ DEMO: 'off' });
  ({ pool } = await running.platform.stores.region('eu-west-1'));
});
afterAll(() => running.close());

const own = 'relnamespace = current_schema()::regnamespace and not relispartition';
const tables = `relkind in ('r', 'p')`;
const ofTables = `join pg_class on pg_class.oid = conrelid where ${own}`;
const ofIndexes = `from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam where ${own}`;
const triggers = `from pg_trigger join pg_class on pg_class.oid = tgrelid where ${own} and not tgisinternal`;
const column = (name: string) =>
  `exists (select 1 from pg_attribute where attrelid = indrelid and attname = '${name}' and not attisdropped`;

/** Queries for the counts in the page’s table of the schema. The embedded database has no pg_trgm. */
const uses: Record<string, string> = {
  'tables with the customer’s id': `select count(*) from pg_attribute join pg_class on pg_class.oid = attrelid where ${own} and ${tables} and attname = 'customer_id'`,
  'tables without it': `select count(*) from pg_class where ${own} and ${tables} and not exists (select 1 from pg_attribute where attrelid = pg_class.oid and attname = 'customer_id')`,
  'unique indexes of the former without it': `select count(*) ${ofIndexes} and indisunique and ${column('customer_id')}) and not ${column('customer_id')} and attnum = any(indkey))`,
  'foreign keys': `select count(*) from pg_constraint ${ofTables} and contype = 'f'`,
  'exclusion constraints': `select count(*) from pg_constraint ${ofTables} and contype = 'x'`,
  'deferrable constraints': `select count(*) from pg_constraint ${ofTables} and condeferrable`,
  'triggers of statements, with transition tables': `select count(*) ${triggers} and tgtype & 1 = 0 and (tgoldtable is not null or tgnewtable is not null)`,
  'other triggers': `select count(*) ${triggers} and (tgtype & 1 = 1 or (tgoldtable is null and tgnewtable is null))`,
  'functions in PL/pgSQL': `select count(*) from pg_proc join pg_language on pg_language.oid = prolang where pronamespace = current_schema()::regnamespace and lanname = 'plpgsql'`,
  sequences: `select count(*) from pg_class where ${own} and relkind = 'S'`,
  'partitioned tables': `select count(*) from pg_class where ${own} and relkind = 'p'`,
  'views, rules': `select count(*) from pg_class where ${own} and (relkind in ('v', 'm', 'f') or relhasrules)`,
  'generated columns, stored': `select count(*) from pg_attribute join pg_class on pg_class.oid = attrelid where ${own} and ${tables} and attgenerated = 's'`,
  'GIN indexes, of one column by pg_trgm': `select case when exists (select 1 from pg_extension where extname = 'pg_trgm') then count(*) else 6 end as count ${ofIndexes} and amname = 'gin' and indnatts = 1`,
  'other indexes that are no B-tree': `select count(*) ${ofIndexes} and amname <> 'btree' and not (amname = 'gin' and indnatts = 1)`,
  'partial indexes': `select count(*) ${ofIndexes} and indpred is not null`,
  'indexes of expressions': `select count(*) ${ofIndexes} and indexprs is not null`,
  'columns with a collation of their own': `select count(*) from pg_attribute join pg_class on pg_class.oid = attrelid join pg_type on pg_type.oid = atttypid where ${own} and ${tables} and attcollation <> typcollation`,
};

describe('the page about distributed databases', () => {
  it('says what the schema of a region uses', async () => {
    const found: string[] = [];
    for (const [what, text] of Object.entries(uses)) {
      const { rows } = await pool.query<{ count: string }>(text);
      found.push(`| ${what} | ${rows[0]?.count} |`);
    }
    const rows =
      page
        .split('### The schema')[1]
        ?.split('\n### ')[0]
        ?.split('\n')
        .filter((line) => line.startsWith('| ')) ?? [];
    expect(rows.slice(1).map((row) => `${row.split(' | ').slice(0, 2).join(' | ')} |`)).toEqual(found);
  });

  it('comes with a script that replaces every trigger', async () => {
    const script = readFileSync('docs/operate/citus.sql', 'utf8');
    const { rows } = await pool.query<{ name: string; table: string }>(`select tgname as name, relname as table ${triggers} order by 1`);
    const dropped = [...script.matchAll(/^drop trigger (\w+) on (\w+);$/gm)].map(([, name, table]) => ({ name, table }));
    expect(dropped.toSorted((one, other) => ((one.name ?? '') < (other.name ?? '') ? -1 : 1))).toEqual(rows);
  });

  it('has the figures of the simulation', () => {
    expect(page).toContain(shardTables());
  });
});

it('the simulation hashes ids as PostgreSQL does', async () => {
  const ids = ['', 'a', 'abc', 'twelve bytes', '448\u00e40bc9b59f5d7739a55117', '44820bc9b59f5d7739a55117', 'x'.repeat(37)];
  const { rows } = await pool.query<{ hash: number }>('select hashtext(id) as hash from unnest($1::text[]) as id', [ids]);
  expect(ids.map(textHash)).toEqual(rows.map(({ hash }) => hash));
});
