import { and, count, getTableColumns, getTableName, inArray, sql } from 'drizzle-orm';
import type { InferSelectModel, SQL } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource, SelectedFields } from 'drizzle-orm/pg-core';
import { notFound } from '../errors.ts';
import { accessPredicate } from '../policy/predicate.ts';
import type { ScopeColumns } from '../policy/predicate.ts';
import { everything } from '../policy/accessScope.ts';
import type { AccessScope } from '../policy/accessScope.ts';
import { relationOf, fixed } from './relations.ts';
import type { Relation, RelationQuery } from './relations.ts';
import { readPage, readRows } from './pages.ts';
import type { ListQuery, PageRequest } from './pages.ts';
import { readPart } from './parts.ts';
import type { PartQuery, PagePosition } from './parts.ts';
import type { Database } from './stores.ts';

// Queries of tenants' tables need a scope. Row-level security would cost a list 60 to 100 % (tests/bench/second-wall.ts).

declare const tenant: unique symbol;

export type TenantTable<Table extends PgTable = PgTable> = Table['_']['columns'] & { readonly [tenant]: Table };

export type TenantRow<From> = From extends TenantTable<infer Table> ? InferSelectModel<Table> : never;

export type Scoping = ScopeColumns | { through: TenantTable; on: SQL };

interface Registered<Table extends PgTable = PgTable> {
  table: Table;
  scope: Scoping;
  id: PgColumn;
}

const registered = new WeakMap<object, Registered>();

export function tenantTable<Table extends PgTable>(table: Table, id: PgColumn, scope: Scoping): TenantTable<Table> {
  const columns = { ...getTableColumns(table) } as unknown as TenantTable<Table>;
  registered.set(columns, { table, scope, id });
  return columns;
}

function open<Table extends PgTable>(from: TenantTable<Table>): Registered<Table> {
  const found = registered.get(from);
  if (!found) throw new Error('Only what tenantTable made can be queried in a scope');
  return found as Registered<Table>;
}

export type Scoped = ReturnType<typeof scoped>;

export function scoped(tx: Database, access: AccessScope) {
  const within = (from: TenantTable, ...conditions: (SQL | undefined)[]) => and(predicate(access, from), ...conditions);

  /** Written rows must be accessible too, or a right on one department would fill all others. */
  const verify = async (from: TenantTable, ids: unknown[]): Promise<void> => {
    if (access.everything || ids.length === 0) return;
    const { table, id } = open(from);
    const [row] = await tx
      .select({ rows: count() })
      .from(table)
      .where(within(from, inArray(id, ids)));
    if (row?.rows !== ids.length) throw notFound();
  };

  return {
    select: <Table extends PgTable, Fields extends SelectedFields>(from: TenantTable<Table>, fields: Fields, condition?: SQL) =>
      tx.select(fields).from<PgTable>(open(from).table).where(within(from, condition)),

    selectJoined: <Fields extends Record<string, SQL>>(from: TenantTable, joined: SQL | undefined, fields: Fields, condition?: SQL) =>
      tx
        .select(fields)
        .from(sql`${open(from).table}${joined ?? sql``}`)
        .where(within(from, condition)),

    /** Columns become `{as}_{name}`; pass the same columns object each time. @param always inner join: every row has one */
    join: (
      from: TenantTable,
      as: string,
      { columns, where, on, always }: { columns: Record<string, PgColumn | SQL>; where?: SQL | undefined; on: SQL; always: boolean },
    ): SQL => {
      const condition = within(from, where);
      const rows = sql`select ${namedColumns(columns, as)} from ${open(from).table}${condition ? sql` where ${condition}` : sql``}`;
      return sql`${sql.raw(always ? ' inner' : ' left')} join (${rows}) as ${sql.identifier(as)} on ${on}`;
    },

    /** Read-only rows returned to the client as they are. Pass the same columns object each time. */
    rows: <Table extends PgTable, Columns extends Record<string, PgColumn>>(
      from: TenantTable<Table>,
      query: Pick<ListQuery<Columns>, 'columns' | 'requested' | 'where' | 'relations' | 'customerId'>,
    ) => readRows(tx, open(from).table, { ...query, where: within(from, query.where) }),

    page: <Table extends PgTable, Columns extends Record<string, PgColumn>>(
      from: TenantTable<Table>,
      query: ListQuery<Columns>,
      request: PageRequest,
    ) => readPage(tx, open(from).table, { ...query, where: within(from, query.where) }, request),

    part: (from: TenantTable, query: PartQuery, after: PagePosition | undefined, limit: number) =>
      readPart(tx, open(from).table, { ...query, where: within(from, query.where) }, after, limit),

    count: async (from: TenantTable, condition?: SQL, joined: SQL = sql``): Promise<number> => {
      const { table } = open(from);
      const [row] = await tx
        .select({ rows: count() })
        .from(sql`${table}${joined}`)
        .where(within(from, condition));
      return row?.rows ?? 0;
    },

    exists: (from: TenantTable, condition?: SQL): SQL =>
      sql`exists (select 1 from ${open(from).table} where ${within(from, condition) ?? sql`true`})`,

    async insert<Table extends PgTable>(
      into: TenantTable<Table>,
      rows: PgInsertValue<Table>[],
      unique?: PgColumn,
    ): Promise<InferSelectModel<Table>[]> {
      if (access.empty) throw notFound();
      const { table, id } = open(into);
      const query = tx.insert(table).values(rows);
      const written = await (unique ? query.onConflictDoNothing() : query).returning();
      await verify(
        into,
        written.map((row) => valueOf(row, table, id)),
      );
      return written as InferSelectModel<Table>[];
    },

    async update<Table extends PgTable>(from: TenantTable<Table>, set: PgUpdateSetSource<Table>, condition?: SQL): Promise<string[]> {
      const { table, id } = open(from);
      const written = await tx
        .update(table)
        .set(set)
        .where(within(from, condition))
        .returning({ id: sql<string>`${id}` });
      const ids = written.map((row) => row.id);
      if (movesRows(open(from), Object.keys(set))) await verify(from, ids);
      return ids;
    },

    async updateFrom<Table extends PgTable>(
      from: TenantTable<Table>,
      input: SQL,
      set: PgUpdateSetSource<Table>,
      condition: SQL | undefined,
    ): Promise<string[]> {
      const { table, id } = open(from);
      const written = await tx
        .update(table)
        .set(set)
        .from(input)
        .where(within(from, condition))
        .returning({ id: sql<string>`${id}` });
      const ids = written.map((row) => row.id);
      if (movesRows(open(from), Object.keys(set))) await verify(from, ids);
      return ids;
    },

    async remove(from: TenantTable, condition?: SQL): Promise<string[]> {
      const { table, id } = open(from);
      const removed = await tx
        .delete(table)
        .where(within(from, condition))
        .returning({ id: sql<string>`${id}` });
      return removed.map((row) => row.id);
    },
  };
}

const namedTexts = new WeakMap<object, SQL>();

function namedColumns(columns: Record<string, PgColumn | SQL>, as: string): SQL {
  const known = namedTexts.get(columns);
  if (known) return known;
  const named = Object.entries(columns).map(([name, column]) => sql`${column} as ${joined(as, name)}`);
  const text = fixed(sql.join(named, sql`, `));
  namedTexts.set(columns, text);
  return text;
}

export const joined = (as: string, name: string): SQL => sql`${sql.identifier(`${as}_${name}`)}`;

export function relation(from: TenantTable, query: RelationQuery): Relation {
  if (!query.own.some(([column, name]) => column.name === 'customer_id' && name === 'customerId'))
    throw new Error('What belongs to a row is of its customer');
  return relationOf(open(from).table, query);
}

/** Unscoped access for the platform's own rules: is a name taken, is an organisation in use. Never return its rows to a client. */
export const unscoped = (tx: Database): Scoped => scoped(tx, everything);

function predicate(access: AccessScope, from: TenantTable): SQL | undefined {
  const { scope } = open(from);
  if (!('through' in scope)) return accessPredicate(access, scope);
  const outer = predicate(access, scope.through);
  return outer && sql`exists (select 1 from ${open(scope.through).table} where ${and(scope.on, outer)})`;
}

function movesRows({ table, scope }: Registered, keys: readonly string[]): boolean {
  if ('through' in scope) return true;
  const owners: (PgColumn | undefined)[] = [scope.region, scope.organization, scope.customer, scope.hierarchy?.id];
  const columns = getTableColumns(table);
  return keys.some((key) => owners.includes(columns[key]));
}

function valueOf(row: object, table: PgTable, column: PgColumn): unknown {
  const key = Object.entries(getTableColumns(table)).find(([, each]) => each === column)?.[0];
  return key === undefined ? undefined : Object.entries(row).find(([name]) => name === key)?.[1];
}

/** True if the access covers a row of the whole customer, as the table scopes such rows; the row itself may be gone. */
export async function coversCustomerRow(
  tx: Database,
  access: AccessScope,
  from: TenantTable,
  { organizationId, customerId }: Record<'organizationId' | 'customerId', string>,
): Promise<boolean> {
  const { table, scope } = open(from);
  if ('through' in scope || !scope.organization || !scope.customer || scope.hierarchy?.id !== scope.customer) return false;
  const row = sql`select ${organizationId}::text as ${sql.identifier(scope.organization.name)}, ${customerId}::text as ${sql.identifier(scope.customer.name)}`;
  const { rows } = await tx.execute(
    sql`select 1 from (${row}) as ${sql.identifier(getTableName(table))} where ${accessPredicate(access, scope) ?? sql`true`}`,
  );
  return rows.length > 0;
}
