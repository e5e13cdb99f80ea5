import { parse } from 'libpg-query';
import { describe, expect, it } from 'vitest';
import { migrationsOf, onlyAdds } from '../../../src/platform/database/migrate.ts';
import type { StoreKind } from '../../../src/platform/database/migrate.ts';

/** Migrations up to these aren't marked. */
const unmarked: Record<StoreKind, string> = { identity: '0019', region: '0032' };

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
        ).toBe(changes.length === 0);
      }
    },
  );

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
