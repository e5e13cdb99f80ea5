import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../context.ts';
import { createStores } from '../database/stores.ts';
import { regions } from '../regions.ts';
import { growDemo } from './seed.ts';
import { defaultSizes } from './sizes.ts';

const [first] = regions;

/** New, embedded and with demo data. */
export const lacksFirstStores = ({ databases, platforms, demo, dataDir }: Settings): boolean =>
  !databases && !platforms && demo && !existsSync(join(dataDir, 'identity'));

/**
 * Makes the stores that the first sign-in to a new demo needs, and closes them: an embedded database that has just run all migrations holds
 * twice the memory of one that is opened.
 */
export async function makeFirstStores(settings: Settings): Promise<void> {
  if (!lacksFirstStores(settings)) return;
  const stores = createStores(settings);
  try {
    // Opened at the same time; the demo data wait for both.
    stores.region(first).catch(() => undefined);
    await growDemo({ stores, now: () => new Date() }, defaultSizes, [first]);
  } finally {
    await stores.close();
  }
}
