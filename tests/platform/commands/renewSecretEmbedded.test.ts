import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../src/commands/renewSecret.ts';
import { run as verifyLog } from '../../../src/commands/verifyLog.ts';
import { FolderInUse } from '../../../src/platform/database/lock.ts';
import { SecretError } from '../../../src/platform/database/secret.ts';
import { readLink, signLink } from '../../../src/platform/mail/signedLink.ts';
import { sealPlaces } from '../../../src/platform/secret-renewal/places.ts';
import { deep } from '../../support/caller.ts';
import { until } from '../../support/until.ts';
import { demoPassword, startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';
import { addApp, codeText, newPerson } from '../services/factorTools.ts';
import type { App } from '../services/factorTools.ts';
import type { Person } from '../services/people.ts';
import { openAll, plant, region, sealsBeyond } from './secretTools.ts';

const [second, third] = ['second', 'third'].map((name) => `the ${name} secret of this data folder`) as [string, string];
/** Webhooks: each row that is renewed is synced to the disk. */
const few = 10;

describe('a changed secret of an embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-secrets-'));
  const dataDir = join(folder, 'data');
  const own = { DATA_DIR: dataDir };
  let person: Person;
  let app: App;
  let generated: string;
  let unsubscribe: string;
  const renew = (settings: Record<string, string>, ...args: string[]) => run(args, { ...own, ...settings });
  const verified = async (settings: Record<string, string>) => (await verifyLog([], { ...own, ...settings })).code;

  /** Works with the platform, which has the folder for itself until it is closed. */
  async function started<T>(settings: Record<string, string>, work: (running: Running) => Promise<T>): Promise<T> {
    const running = startPlatform({ ...own, BACKGROUND_WORK: 'off', ...settings }, { embedded: true });
    try {
      return await work(running);
    } finally {
      await running.close();
    }
  }
  /** People sign in, and everything that is stored is opened. Answers what is not under the second secret. */
  const goesOn = (settings: Record<string, string>, code?: string): Promise<string[]> =>
    started(settings, async (running) => {
      const { pool } = await running.platform.stores.identity();
      running.clock.pass(60_000);
      const browser = running.browser();
      await browser.logIn(person.email, demoPassword);
      expect((await browser.ask(codeText, { code: code ?? app.code(), email: person.email })).errors).toBeUndefined();
      expect(await openAll(running)).toBeGreaterThan(few);
      const { rows } = await pool.query(`select name from platform_values where name = 'secret'`);
      return [...rows.map(() => 'generated'), ...(await sealsBeyond([pool, (await running.platform.stores.region(region)).pool], second))];
    });

  beforeAll(async () => {
    const seeded = process.env['SEEDED_DATA'];
    if (seeded) for (const store of ['identity', region]) cpSync(join(seeded, store), join(dataDir, store), { recursive: true });
    await started({ BACKGROUND_WORK: 'on' }, async (running) => {
      const admin = await running.browser().as('admin@acme.example');
      person = await newPerson(running, admin);
      app = await addApp(running, await running.browser().as(person.email));
      await plant(running, person._id, few);
      generated = running.platform.settings.secret ?? '';
      unsubscribe = signLink(running.platform.settings, 'u', 'about');
      const { pool } = await running.platform.stores.region(region);
      await until(async () => (await pool.query('select 1 from audit_chains where position > 0')).rowCount);
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is not renewed while the server has the folder', async () => {
    await started({}, async (running) => {
      await running.platform.stores.identity();
      await expect(renew({ SECRET: second })).rejects.toBeInstanceOf(FolderInUse);
    });
  });

  it('takes the place of the generated one, of which nothing stays in the folder, and makes no store of another region', async () => {
    expect((await goesOn({ SECRET: second }, app.recoveryCodes[0])).length).toBeGreaterThan(1);
    const { code, says } = await renew({ SECRET: second });
    expect(code, says).toBe(0);
    for (const { name } of sealPlaces) expect(says).toMatch(new RegExp(`^${name}: \\d+ renewed, 0 left$`, 'm'));
    expect(says).toMatch(/^heads of audit chains: [1-9]\d* renewed, 0 left$/m);
    expect(await goesOn({ SECRET: second }, app.recoveryCodes[1])).toEqual([]);
    expect(await verified({ SECRET: second })).toBe(0);
    expect(['eu-west-1', 'us-east-1'].filter((each) => existsSync(join(dataDir, each)))).toEqual([]);
  });

  // The same on PostgreSQL is renewSecret.test.ts.
  it.skipIf(!deep)('can be forgotten after a leak, with what only the former one proves', async () => {
    const { code, says } = await renew({ SECRET: second }, '--forget');
    expect(code, says).toBe(0);
    expect(says).toMatch(/forgotten, and with them 8 recovery codes/);
    await started({ SECRET: second }, async (running) => {
      await running.platform.stores.identity();
      expect(await openAll(running)).toBeGreaterThan(few);
      expect(readLink(running.platform.settings, 'u', unsubscribe)).toBeUndefined();
    });
    expect(await verified({ SECRET: second })).toBe(1);
    await started({ SECRET: generated }, ({ platform: { stores } }) => expect(stores.identity()).rejects.toBeInstanceOf(SecretError));
  });

  it.skipIf(!deep)('can be taken after a loss: the command says what has to be entered again, and people sign in', async () => {
    await expect(renew({ SECRET: third })).rejects.toBeInstanceOf(SecretError);
    const { code, says } = await renew({ SECRET: third }, '--lost');
    expect(code).toBe(1);
    expect(says).toMatch(/^signing secrets of webhooks: 0 renewed, 0 left, \d+ that no known secret opens$/m);
    expect(says).toMatch(/^heads of audit chains: [1-9]\d* renewed, 0 left$/m);
    await started({ SECRET: third }, async (running) => {
      await running.browser().as('admin@acme.example');
      const browser = running.browser();
      await browser.logIn(person.email, demoPassword);
      expect((await browser.refusal(codeText, { code: app.code(), email: person.email }))?.['code']).toBe('BAD_USER_INPUT');
    });
    // The right one after all.
    expect((await renew({ SECRET: second }, '--lost')).code).toBe(0);
    await started({ SECRET: second }, async (running) => {
      await running.platform.stores.identity();
      expect(await openAll(running)).toBeGreaterThan(few);
    });
  });
});
