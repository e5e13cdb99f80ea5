import { pino } from 'pino';
import { lookForDeadLetters } from '../../src/platform/health/deadLetters.ts';
import { healthOf } from '../../src/platform/health/watch.ts';
import type { Platform } from '../../src/platform/platform.ts';

/** Leaves what the platform writes of itself as it is, for hours: figures of the moment would differ between a page and its export. */
export async function still({ stores }: Pick<Platform, 'stores'>): Promise<void> {
  const health = healthOf(stores);
  await health?.look();
  await health?.stop();
  const { pool } = await stores.identity();
  await pool.query(`update platform_parts set reported_at = now() + interval '2 hours'`);
  await pool.query(`update background_jobs set next_at = now() + interval '2 hours'`);
  await pool.query(`create function still() returns trigger language plpgsql as 'begin return null; end'`);
  await lookForDeadLetters(stores, pino({ level: 'silent' }));
  const { rows } = await pool.query('select 1 from dead_letters limit 1');
  if (rows.length === 0) throw new Error('The dead letters were not read in time: nothing would be compared.');
  for (const [table, events] of [
    ['background_jobs', 'insert or update'],
    ['dead_letters', 'insert or update or delete'],
  ])
    await pool.query(`create trigger still before ${events} on ${table} for each row execute function still()`);
}
