import type { Pool } from 'pg';
import { sqlState } from './sqlState.ts';

const missingTable = '42P01';

/** Differs between any two stores, and is the same at each address of one: the times of its migrations. */
export async function fingerprint(pool: Pick<Pool, 'query'>): Promise<string | undefined> {
  const text = `select md5(string_agg(name || ' ' || extract(epoch from applied_at), ',' order by name)) as hash from migrations`;
  const { rows } = await pool
    .query<{ hash: string | null }>(text)
    .catch((error: unknown) => (sqlState(error) === missingTable ? { rows: [] } : Promise.reject(error)));
  return rows[0]?.hash ?? undefined;
}
