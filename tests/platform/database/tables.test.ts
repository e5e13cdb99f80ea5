import { readFileSync, readdirSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, it } from 'vitest';
import * as identity from '../../../src/platform/nouns/identity.ts';
import * as region from '../../../src/platform/nouns/region.ts';
import { startPlatform } from '../browser.ts';

const folder = (kind: string) => new URL(`../../../src/platform/database/migrations/${kind}/`, import.meta.url);
const snapshots = (kind: string) => readdirSync(new URL('meta/', folder(kind))).filter((name) => name.endsWith('_snapshot.json'));

describe.each([
  ['identity', identity],
  ['region', region],
] as const)('the tables of the %s store', (kind, tables) => {
  it('are those that its migrations make', async () => {
    const newest = snapshots(kind).toSorted().at(-1) ?? '';
    const migrated = JSON.parse(readFileSync(new URL(`meta/${newest}`, folder(kind)), 'utf8')) as ReturnType<typeof generateDrizzleJson>;
    expect(await generateMigration(migrated, generateDrizzleJson(tables))).toEqual([]);
  });

  it('are described by one snapshot, that of the newest migration', () => {
    const newest = readdirSync(folder(kind))
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
      .at(-1);
    expect(snapshots(kind)).toEqual([`${newest?.slice(0, 4)}_snapshot.json`]);
  });

  it('are made in whatever schema the store has', () => {
    for (const name of readdirSync(folder(kind)).filter((each) => each.endsWith('.sql'))) {
      expect(readFileSync(new URL(name, folder(kind)), 'utf8')).not.toContain('"public".');
    }
  });
});

it('every table of a region that belongs to customers has the customer in its primary key', async () => {
  const running = startPlatform({ DEMO: 'off' });
  const { pool } = await running.platform.stores.region('eu-west-1');
  const { rows } = await pool.query<{ name: string; key: string[] }>(
    `select relname as name, array_agg(attname::text order by attname) as key from pg_index
     join pg_class on pg_class.oid = indrelid join pg_attribute on attrelid = indrelid and attnum = any(indkey)
     where indisprimary and relnamespace = current_schema()::regnamespace group by 1`,
  );
  // A key of a call belongs to whoever sent it, wherever they work.
  const ofNobody = ['idempotency_keys', 'migrations', 'platform_values'];
  expect(rows.map((row) => row.name)).toEqual(
    expect.arrayContaining(['users', 'groups', 'policies', 'hierarchies', 'group_members', 'audit_entries', 'outbox', ...ofNobody]),
  );
  expect(
    rows
      .filter((row) => !row.key.includes('customer_id'))
      .map((row) => row.name)
      .toSorted(),
  ).toEqual(ofNobody);
  await running.close();
});
