import { regions } from '../../src/platform/regions.ts';
import type { Running } from '../platform/browser.ts';

const moved: Record<string, string[]> = { sessions: ['used_at', 'idle_expires_at'], users: ['last_active_at'] };

/** Rows that jobs derive, those of the jobs themselves, looks at the platform's health, and the days on which rights were used. */
const derived = new Set(['background_jobs', 'dead_letters', 'figure_days', 'figure_marks', 'job_leases', 'platform_parts', 'right_uses']);

/** Rows that a job derives from others, each minute: when a region's next view mail is due. */
const derivedRows: Record<string, string> = { platform_values: "name like 'view-mails:%'" };

/** A picture of everything that is stored: a fingerprint of each table of each store. */
export async function wholePicture({ platform }: Running): Promise<Map<string, string>> {
  const picture = new Map<string, string>();
  const stores = [await platform.stores.identity(), ...(await Promise.all(regions.map((region) => platform.stores.region(region))))];
  for (const [index, { pool }] of stores.entries()) {
    const tables = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = current_schema() order by 1`,
    );
    for (const { name } of tables.rows) {
      if (derived.has(name)) continue;
      const row = (moved[name] ?? []).reduce((text, column) => `${text} - '${column}'`, 'to_jsonb(t)');
      const { rows } = await pool.query<{ print: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5((${row})::text), '' order by md5((${row})::text))), '') as print from "${name}" t where not (${derivedRows[name] ?? 'false'})`,
      );
      picture.set(`${['identity', ...regions][index]} ${name}`, rows[0]?.print ?? '');
    }
  }
  return picture;
}

/** A picture of everything that is stored, once relays and mails of earlier calls no longer change it: the same twice, a second apart. */
export async function stillPicture(running: Running): Promise<Map<string, string>> {
  for (let before = await wholePicture(running); ;) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const now = await wholePicture(running);
    const isStill = [...now].every(([table, print]) => before.get(table) === print);
    if (isStill && (await owed(running)) === 0) return now;
    before = now;
  }
}

/** Entries of the audit trail that a relay has not brought to their region yet. */
async function owed({ platform }: Running): Promise<number> {
  const { pool } = await platform.stores.identity();
  return (await pool.query(`select 1 from audit_relays`)).rowCount ?? 0;
}
