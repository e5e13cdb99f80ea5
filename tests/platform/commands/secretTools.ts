import type { Pool } from 'pg';
import { seal, sealedBy } from '../../../src/platform/database/sealed.ts';
import { sealPlaces } from '../../../src/platform/secret-renewal/places.ts';
import type { Running } from '../browser.ts';

export const region = 'ap-southeast-2';
/** Webhooks, so that a renewal takes a while. */
export const many = 600;

/** Rows with a seal of each kind that the demo data lack. */
export async function plant({ platform: { stores, settings } }: Running, identityId: string, number = many): Promise<void> {
  const [identity, home] = [await stores.identity(), await stores.region(region)];
  const { rows } = await identity.pool.query<{ customer_id: string }>('select customer_id from sso_configs limit 1');
  const customer = rows[0]?.customer_id ?? '';
  const of = (purpose: string, about: string) => seal(settings, purpose, about, 'sealed');
  await identity.pool.query('update sso_configs set client_secret = $2 where customer_id = $1', [customer, of('oidc client', customer)]);
  await identity.pool.query(
    `insert into sso_keys (customer_id, id, state, certificate, private_key, created_at)
     values ($1, 'k', 'NEXT', 'c', $2, now()) on conflict (customer_id, state) do update set private_key = $2`,
    [customer, of('saml key', customer)],
  );
  const token = of('oidc id token', customer);
  await identity.pool.query(
    `insert into sso_sessions (session_id, customer_id, issuer, name_id, id_token) select id, $1, 'i', 'n', $2 from sessions limit 1`,
    [customer, token],
  );
  await identity.pool.query(
    `insert into sso_steps (token_hash, kind, customer_id, identity_id, issuer, name_id, id_token, config_version, redirect, created_at, expires_at)
     values ('t', 'LINK', $1, $2, 'i', 'n', $3, 1, '/', now(), now() + interval '1 day')`,
    [customer, identityId, token],
  );
  const tokens = [{ token: 'd', publicKey: 'p', privateKey: of('dkim', 'd'), found: ['v1.of.a.stranger'] }];
  await identity.pool.query('update email_domains set tokens = $1', [JSON.stringify(tokens)]);
  const ids = Array.from({ length: number }, (_, index) => `w${index}`);
  const secrets = ids.map((id) => of('webhook', `${customer} ${id}`));
  await home.pool.query(
    `insert into webhooks (customer_id, id, organization_id, name, url, events, secret, previous_secret, secret_made_at, created_at, updated_at)
     select $1, id, 'o', id, 'https://hook.example', '[]', secret, secret, now(), now(), now() from unnest($2::text[], $3::text[]) as made(id, secret)`,
    [customer, ids, secrets],
  );
}

/** Everything in the stores that looks like a seal and isn't under a secret: found without knowing where seals are. */
export async function sealsBeyond(pools: readonly Pool[], secret: string): Promise<string[]> {
  const found: string[] = [];
  for (const pool of pools) {
    const { rows: columns } = await pool.query<{ schema: string; table: string; column: string }>(
      `select table_schema as schema, table_name as table, column_name as column from information_schema.columns
       where table_schema = current_schema() and data_type in ('text', 'jsonb')`,
    );
    for (const { schema, table, column } of columns) {
      const seals = `regexp_matches("${column}"::text, 'v[12](?:\\.[-_A-Za-z0-9]{8})?\\.[-_A-Za-z0-9]{16}\\.[-_A-Za-z0-9]{22}\\.[-_A-Za-z0-9]+', 'g')`;
      const { rows } = await pool.query<{ seal: string }>(`select (${seals})[1] as seal from "${schema}"."${table}"`);
      if (rows.some(({ seal: each }) => !each.startsWith(sealedBy({ secret })))) found.push(`${schema}.${table}.${column}`);
    }
  }
  return found.toSorted();
}

/** Opens every seal by the place that it has. */
export async function openAll({ platform: { stores, settings } }: Running): Promise<number> {
  let opened = 0;
  for (const { store, table, keys, column, renewed } of sealPlaces) {
    const { db } = store === 'identity' ? await stores.identity() : await stores.region(region);
    for (const { value, ...rest } of await db.select({ ...keys, value: column }).from(table)) {
      // Some of the demo's rows have a word in the place of a seal.
      if (value === null || (typeof value === 'string' && !/^v[12]\./.test(value))) continue;
      renewed(settings, rest, value);
      opened += 1;
    }
  }
  return opened;
}
