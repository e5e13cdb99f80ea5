import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createStores } from '../../../src/platform/database/stores.ts';
import { lacksFirstStores, makeFirstStores } from '../../../src/platform/demo/firstStores.ts';
import { readSettings } from '../../../src/platform/settings/read.ts';
import { templateDir } from '../engine.ts';

function settingsOf(demo: 'on' | 'off') {
  const folder = mkdtempSync(join(tmpdir(), 'console-first-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { ...readSettings({ DEMO: demo, DATA_DIR: join(folder, 'data'), SECRET: 'a secret of thirty-two characters!' }), templateDir };
}

it('a new demo gets the stores of its first sign-in, filled and free for the server; one that is there is left as it is', async () => {
  const settings = settingsOf('on');
  expect(lacksFirstStores(settings)).toBe(true);
  await makeFirstStores(settings);
  expect(readdirSync(settings.dataDir).toSorted()).toEqual(['ap-southeast-2', 'identity']);
  expect(lacksFirstStores(settings)).toBe(false);
  await makeFirstStores(settings);
  const stores = createStores(settings);
  onTestFinished(() => stores.close());
  const { rows } = await (await stores.region('ap-southeast-2')).db.execute(sql`select count(*)::int as users from users`);
  expect(rows).toEqual([{ users: expect.any(Number) }]);
  expect(Number(rows[0]?.['users'])).toBeGreaterThan(500);
});

it('without a demo none are made', async () => {
  const settings = settingsOf('off');
  await makeFirstStores(settings);
  expect(() => readdirSync(settings.dataDir)).toThrow('ENOENT');
});
