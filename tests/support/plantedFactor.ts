import type { Running } from '../platform/browser.ts';

/** Gives somebody who is signed in a passkey that no device has, and a recovery code: their list of factors has rows. */
export async function plantFactor(running: Running, email: string): Promise<void> {
  const { pool } = await running.platform.stores.identity();
  const { rows } = await pool.query<{ id: string }>('select id from identities where email = $1', [email]);
  const values = [rows[0]?.id, running.clock.now()];
  await pool.query(
    `insert into factors (id, identity_id, kind, name, created_at, confirmed_at) values ('planted', $1, 'PASSKEY', 'Example laptop', $2, $2)`,
    values,
  );
  await pool.query(`insert into recovery_codes (identity_id, code_hash, created_at) values ($1, 'planted', $2)`, values);
}
