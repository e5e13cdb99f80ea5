import { parse } from 'libpg-query';
import { describe, expect, it } from 'vitest';
import { migrationsOf, onlyAdds } from '../../../src/platform/database/migrate.ts';
import { builtIndex, isOnline, statementsOf } from '../../../src/platform/database/online.ts';
import type { Migration, StoreKind } from '../../../src/platform/database/migrate.ts';

/** Migrations up to these aren't marked. */
const unmarked: Record<StoreKind, string> = { identity: '0019', region: '0032' };

/** Migrations that change what there is, and after which the version before runs nonetheless, with the test that proves it. */
const harmless: Record<string, string> = {
  '0033_scim-log-weeks.sql': 'partitions.test.ts: statements of the version before find the same table, whose rows are in partitions',
};

/** Tables that may have millions of rows: an index is built for minutes, and its table takes no write meanwhile unless it is built online. */
const largeTables = new Set([
  ...['applications', 'application_events', 'application_notes', 'assessments', 'ats_requests', 'candidates', 'interview_bookings'],
  ...['email_events', 'outbox', 'sms_events', 'sms_outbox', 'reminders', 'scim_requests', 'webhook_deliveries'],
  ...['audit_entries', 'audit_relays', 'audit_values', 'idempotency_keys', 'identities', 'sessions', 'users'],
]);

interface Column {
  constraints?: { Constraint: { contype: string } }[];
}

type Statement = Record<string, Record<string, unknown>>;

/** Statements that the version before may not know of; empty if the migration only adds. */
async function changesIn(sql: string): Promise<string[]> {
  const { stmts = [] } = await parse(sql);
  const statements = stmts.map(({ stmt }) => stmt as unknown as Statement);
  const added = new Set(statements.flatMap(({ CreateStmt: table }) => (table ? [nameOf(table)] : [])));
  return statements.flatMap((statement) => changeIn(statement, added) ?? []);
}

const parsed = async (sql: string): Promise<Statement[]> =>
  ((await parse(sql)).stmts ?? []).map(({ stmt }) => stmt as unknown as Statement);

/** Reasons for which writes to a large table would wait while its rows are read or written, and for which an online migration would fail. */
async function waitsIn(migration: Pick<Migration, 'sql'>): Promise<string[]> {
  const found: string[] = [];
  const added = new Set((await parsed(migration.sql)).flatMap(({ CreateStmt: table }) => (table ? [nameOf(table)] : [])));
  const isLarge = (table: string) => largeTables.has(table) && !added.has(table);
  for (const { IndexStmt: index } of await parsed(migration.sql)) {
    if (index?.['concurrent'] && !isOnline(migration)) found.push('builds an index concurrently, but is not marked “-- Online.”');
    else if (index && !index['concurrent'] && isLarge(nameOf(index)))
      found.push(`locks writes of ${nameOf(index)} while it builds an index`);
  }
  if (!isOnline(migration)) return found;
  for (const statement of statementsOf(migration)) {
    const parts = await parsed(statement);
    if (parts.length !== 1) found.push('has several statements without “--> statement-breakpoint”');
    if (parts.some(({ IndexStmt: index }) => index?.['concurrent']) !== (builtIndex(statement) !== undefined))
      found.push('builds an index of an unknown name');
  }
  return found;
}

const nameOf = ({ relation }: Record<string, unknown>): string => (relation as { relname: string }).relname;

function changeIn(statement: Statement, added: ReadonlySet<string>): string | undefined {
  const [[kind, body]] = Object.entries(statement) as [[string, Statement[string]]];
  if (kind === 'CreateStmt') return undefined;
  // A unique one, or one that takes long, holds up writes of the version before.
  if (kind === 'IndexStmt') return body['unique'] && !added.has(nameOf(body)) ? `a unique index on ${nameOf(body)}` : undefined;
  if (kind !== 'AlterTableStmt') return kind;
  if (added.has(nameOf(body))) return undefined;
  const commands = body['cmds'] as { AlterTableCmd: { subtype: string; def?: { ColumnDef?: Column } } }[];
  return commands.map(({ AlterTableCmd: { subtype, def } }) => columnChange(subtype, def?.ColumnDef)).find(Boolean);
}

function columnChange(subtype: string, column: Column | undefined): string | undefined {
  if (subtype !== 'AT_AddColumn') return subtype;
  const kinds = (column?.constraints ?? []).map(({ Constraint: { contype } }) => contype);
  const isRequired = kinds.includes('CONSTR_NOTNULL') && !kinds.includes('CONSTR_DEFAULT') && !kinds.includes('CONSTR_GENERATED');
  const other = kinds.find((kind) => !['CONSTR_NOTNULL', 'CONSTR_DEFAULT', 'CONSTR_NULL', 'CONSTR_GENERATED'].includes(kind));
  return isRequired ? 'a required column' : other;
}

describe('the version before', () => {
  it.each(['identity', 'region'] as const)(
    'runs on a store of the kind %s whose newer migrations say that they only add, and those do',
    async (kind) => {
      for (const migration of migrationsOf(kind).filter(({ name }) => name.slice(0, 4) > unmarked[kind])) {
        const changes = await changesIn(migration.sql);
        expect(
          onlyAdds(migration),
          `${migration.name}: ${changes.join(', ') || 'only adds; its first line says so: “-- Only adds.”'}`,
        ).toBe(changes.length === 0 || migration.name in harmless);
      }
    },
  );

  it.each(['identity', 'region'] as const)('writes to large tables of the kind %s while newer migrations build indexes', async (kind) => {
    for (const migration of migrationsOf(kind).filter(({ name }) => name.slice(0, 4) > unmarked[kind]))
      expect(await waitsIn(migration), migration.name).toEqual([]);
  });

  it('has the large tables', async () => {
    const made = await Promise.all((['identity', 'region'] as const).flatMap(migrationsOf).map(({ sql }) => parsed(sql)));
    const tables = made.flat().flatMap(({ CreateStmt: table }) => (table ? [nameOf(table)] : []));
    expect([...largeTables].filter((table) => !tables.includes(table))).toEqual([]);
  });

  it.each([
    ['create index on users (a)', ['locks writes of users while it builds an index']],
    ['create table users (a int); create index on users (a)', []],
    ['create index on brandings (a)', []],
    ['create index concurrently u on users (a)', ['builds an index concurrently, but is not marked “-- Online.”']],
    ['-- Only adds.\n-- Online.\ncreate index concurrently "u" on "users" (a)', []],
    ['-- Only adds.\n-- Online.\ncreate index concurrently on users (a)', ['builds an index of an unknown name']],
    ['-- Online.\nselect 1; select 2', ['has several statements without “--> statement-breakpoint”']],
    ['-- Online.\ncreate index u on users (a)', ['locks writes of users while it builds an index']],
  ])('may wait for “%s”', async (sql, found) => {
    expect(await waitsIn({ sql })).toEqual(found);
  });

  it.each([
    ['create table t (a int not null); create unique index on t (a); alter table t add constraint c check (a > 0)', []],
    ['alter table t add column a int', []],
    ['alter table t add column a int not null default 0', []],
    ['create index on t (a)', []],
    ['alter table t add column a int not null', ['a required column']],
    ['alter table t add column a int unique', ['CONSTR_UNIQUE']],
    ['alter table t drop column a', ['AT_DropColumn']],
    ['alter table t alter column a set not null', ['AT_SetNotNull']],
    ['create unique index on t (a)', ['a unique index on t']],
    ['alter table t rename column a to b', ['RenameStmt']],
    ['update t set a = 1; drop table t', ['UpdateStmt', 'DropStmt']],
  ])('may miss what “%s” changes', async (sql, changes) => {
    expect(await changesIn(sql)).toEqual(changes);
  });
});
