import type { Store } from '../../src/platform/database/stores.ts';

/** A SCIM token of each customer, whose secret nobody has, with a request. */
export async function plantScim(pool: Store['pool'], ids: Record<string, string>): Promise<void> {
  const { customer, organization } = ids;
  await pool.query(
    `insert into scim_tokens (customer_id, id, organization_id, name, group_ids, secret_hash, created_by, created_at, updated_at)
     values ($1, substr(md5('scim token ' || $1), 1, 24), $2, 'Planted', '[]', 'none', 'system', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')
     on conflict do nothing`,
    [customer, organization],
  );
  await pool.query(
    `insert into scim_requests (customer_id, id, organization_id, token_id, token_name, method, path, status, created_at)
     values ($1, substr(md5('scim request ' || $1), 1, 24), $2, substr(md5('scim token ' || $1), 1, 24), 'Planted', 'GET', '/Users', 200, '2026-01-01T00:00:00Z')
     on conflict do nothing`,
    [customer, organization],
  );
}
