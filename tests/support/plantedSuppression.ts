import type { Store } from '../../src/platform/database/stores.ts';

/** An address of each customer that is mailed no more: few of the demo's have any. */
export async function plantSuppressed(pool: Store['pool'], ids: Record<string, string>): Promise<void> {
  await pool.query(
    `insert into suppressed_addresses (customer_id, id, organization_id, email, reason, suppressed_at)
     values ($1, substr(md5($1), 1, 24), $2, md5($1) || '@bounced.example', 'BOUNCED', '2026-01-01T00:00:00Z') on conflict do nothing`,
    [ids['customer'], ids['organization']],
  );
}
