import type { PoolClient } from 'pg';

/**
 * Number of tenants that PostgreSQL assumes when it plans a statement without looking at its values. With the true number, thousands, it takes
 * every customer for a small one, and reads all rows of a large one to find a few by their ids.
 */
export const assumedTenants = 10;

/** Sets the assumption on every table that names a customer and lacks it; tables with rows are analyzed, since it counts from then on. */
export async function assumeLargeTenants(client: Pick<PoolClient, 'query'>): Promise<void> {
  const option = `n_distinct=${assumedTenants}`;
  const { rows } = await client.query<{ name: string; isFilled: boolean }>(
    `select quote_ident(relname) as name, relpages > 0 as "isFilled"
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and attname = 'customer_id' and not attisdropped
       and not coalesce($1 = any(attoptions), false)
     order by relname`,
    [option],
  );
  for (const { name, isFilled } of rows) {
    await client.query(`alter table ${name} alter column customer_id set (${option})`);
    if (isFilled) await client.query(`analyze ${name} (customer_id)`);
  }
}
