import { getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { plannedByValues } from '../database/statements.ts';
import type { Database } from '../database/stores.ts';
import { figureDays, figureMarks } from '../services/dashboard/table.ts';
import { counted } from './tallies.ts';
import type { Kind } from './tallies.ts';

/** Requires a snapshot: deletes exactly the marks whose rows it counts, and fails on concurrent roll-ups of a day. */
export async function rollUpDays(tx: Database, zone: string, most: number): Promise<number> {
  const inZone = sql.raw(`at time zone '${zone}'`);
  const { rows } = await tx.execute<{ customer: string; day: string }>(
    sql`select customer_id as customer, (hour ${inZone})::date::text as day from ${figureMarks} group by 1, 2 order by 2, 1 limit ${most}`,
  );
  if (rows.length === 0) return 0;
  const [customers, days] = (['customer', 'day'] as const).map((name) => sql.param(rows.map((row) => row[name])));
  const marked = sql`(select customer, day, day::timestamp ${inZone} as starts, (day + 1)::timestamp ${inZone} as ends
    from unnest(${customers}::text[], ${days}::date[]) as named (customer, day) where ${plannedByValues}) as marked`;
  await tx.execute(sql`delete from ${figureMarks} using ${marked} where customer_id = customer and hour >= starts and hour < ends`);
  await tx.execute(sql`delete from ${figureDays} using ${marked} where customer_id = customer and ${figureDays.day} = marked.day`);
  await tx.execute(sql`
    insert into ${figureDays} (customer_id, day, hierarchy_id, organization_id, ${columns(({ name }) => sql.identifier(name))})
    select customer, day, hierarchy_id, min(organization_id), ${columns(sumOf)}
    from (${sql.join(
      sources.map(({ kind, from, at }) => {
        const own: Record<string, SQL | SQL[]> = counted[kind];
        const values = columns(({ key, name, of }) => sql`${countOf(own[key], of)} as ${sql.identifier(name)}`);
        // Lateral, per day: a plain join would hold all rows against every day.
        return sql`select customer, marked.day, of_day.* from ${marked} cross join lateral (
          select hierarchy_id, min(organization_id) as organization_id, ${values} from ${from}
          where customer_id = customer and ${at} >= starts and ${at} < ends group by hierarchy_id) as of_day`;
      }),
      sql` union all `,
    )}) as counted
    group by 1, 2, 3`);
  return rows.length;
}

const sources = (
  [
    ['applications', 'applications', 'created_at'],
    ['created', 'assessments', 'created_at'],
    ['consented', 'assessments', 'consented_at'],
    ['submitted', 'assessments', 'submitted_at'],
  ] as const
).map(([kind, table, at]: readonly [Kind, string, string]) => ({
  kind,
  from: sql.raw(kind === 'applications' ? table : `(select * from ${table} where product = 'FI') as ${table}`),
  at: sql.raw(at),
}));

interface Column {
  key: string;
  name: string;
  of: SQL | SQL[];
}

const columnsOf: Record<string, { name: string }> = getTableColumns(figureDays);

const tallied: Column[] = Object.values<Record<string, SQL | SQL[]>>(counted).flatMap((kind) =>
  Object.entries(kind).map(([key, of]) => ({ key, name: columnsOf[key]?.name ?? key, of })),
);

const columns = (text: (column: Column) => SQL | ReturnType<typeof sql.identifier>): SQL => sql.join(tallied.map(text), sql`, `);

function countOf(own: SQL | SQL[] | undefined, of: SQL | SQL[]): SQL {
  if (!Array.isArray(of)) return sql`${own ?? sql`0`}::int`;
  return Array.isArray(own) ? sql`array[${sql.join(own, sql`, `)}]::int[]` : sql`null::int[]`;
}

const sumOf = ({ name, of }: Column): SQL =>
  Array.isArray(of)
    ? sql`coalesce(max(${sql.identifier(name)}), array_fill(0, array[${sql.raw(String(of.length))}]))`
    : sql`sum(${sql.identifier(name)})::int`;
