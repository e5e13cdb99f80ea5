import { healthOf } from '../../src/platform/health/watch.ts';
import type { Platform } from '../../src/platform/platform.ts';

/** Measures the platform's health for the last time, as if for hours: figures of the moment would differ between a page and its export. */
export async function stillHealth({ stores }: Pick<Platform, 'stores'>): Promise<void> {
  const health = healthOf(stores);
  await health?.look();
  await health?.stop();
  const { pool } = await stores.identity();
  await pool.query(`update platform_parts set reported_at = now() + interval '2 hours'`);
}
