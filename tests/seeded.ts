import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes the demo data once for all suites of a run: each copies the databases instead of filling them again, which took four seconds a suite.
 * Without it, as where one file alone is run by another runner, each fills its own.
 */
export async function setup(): Promise<() => void> {
  // Not before: the platform's own modules read the environment.
  const { startPlatform } = await import('./platform/browser.ts');
  const folder = mkdtempSync(join(tmpdir(), 'console-seeded-'));
  const running = startPlatform({ DATA_DIR: folder });
  await running.platform.stores.region('ap-southeast-2');
  await running.close();
  process.env['SEEDED_DATA'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
