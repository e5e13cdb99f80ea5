import type { Store } from '../../src/platform/database/stores.ts';

/** An API key of each customer, whose secret nobody has. */
export async function plantApiKey(pool: Store['pool'], ids: Record<string, string>): Promise<void> {
  await pool.query(
    `insert into api_keys (customer_id, id, organization_id, hierarchy_id, name, group_ids, requests_per_minute, secret_hash, created_by, created_at, updated_at)
     values ($1, substr(md5('api key ' || $1), 1, 24), $2, $3, 'Planted', '[]', 60, 'none', 'system', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')
     on conflict do nothing`,
    [ids['customer'], ids['organization'], ids['hierarchy']],
  );
}
