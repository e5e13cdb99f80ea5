import type { PoolClient } from 'pg';

/** With the true number, thousands, PostgreSQL would read all rows of a large customer to find a few by id. */
export const assumedTenants = 10;

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
