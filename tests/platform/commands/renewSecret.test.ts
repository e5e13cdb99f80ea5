import { spawn } from 'node:child_process';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../src/commands/renewSecret.ts';
import { run as verifyLog } from '../../../src/commands/verifyLog.ts';
import { formerPurpose, names, SecretError } from '../../../src/platform/database/secret.ts';
import { keyId, seal, sealedBy } from '../../../src/platform/database/sealed.ts';
import { readLink, signLink } from '../../../src/platform/mail/signedLink.ts';
import { sealPlaces } from '../../../src/platform/secret-renewal/places.ts';
import { applicantIdOf } from '../../../src/platform/services/applications/enter.ts';
import { assessmentLink, isLinkToken } from '../../../src/platform/services/assessments/link.ts';
import { newRequestId, requestVersion, secretOfRequest } from '../../../src/platform/services/sso/requestIds.ts';
import { postgresPrograms, startPostgres, type Cluster } from '../../postgres.ts';
import { Browser, demoPassword, startPlatform } from '../browser.ts';
import { until } from '../../support/until.ts';
import { addApp, codeText, newPerson, type App } from '../services/factorTools.ts';
import type { Person } from '../services/people.ts';
import { many, openAll, plant, region, sealsBeyond } from './secretTools.ts';

const [first, second, third] = ['first', 'second', 'third'].map((name) => `the ${name} secret of this installation`) as [
  string,
  string,
  string,
];
describe.skipIf(!postgresPrograms())('a changed secret', () => {
  let cluster: Cluster;
  let url: string;
  let person: Person;
  let app: App;
  let cookies: Map<string, string>;
  let link: string;
  let unsubscribe: string;
  let applicant: string;
  let pools: Pool[];
  const start = (settings: Record<string, string>) => startPlatform({ DATABASE_URL: url, ...settings });
  const renew = (settings: Record<string, string>, ...args: string[]) => run(args, { DATABASE_URL: url, ...settings });
  const verified = async (settings: Record<string, string>) => (await verifyLog([], { DATABASE_URL: url, ...settings })).code;
  const tokenIn = (address: string) => new URL(address).searchParams.get('token') ?? '';

  beforeAll(async () => {
    cluster = await startPostgres();
    url = cluster.demo();
    pools = ['identity', 'ap_southeast_2', 'eu_west_1', 'us_east_1'].map(
      (schema) => new Pool({ connectionString: url, max: 1, options: `-c search_path=${schema}` }),
    );
    const running = start({ SECRET: first });
    const admin = await running.browser().as('admin@acme.example');
    person = await newPerson(running, admin);
    const browser = await running.browser().as(person.email);
    app = await addApp(running, browser);
    cookies = new Map(browser.cookies);
    await plant(running, person._id);
    const { settings, stores } = running.platform;
    link = assessmentLink({ settings, region }, 'a1');
    unsubscribe = signLink(settings, 'u', 'about');
    applicant = applicantIdOf({ settings }, 'ada@candidates.example');
    const { pool } = await stores.region(region);
    await until(async () => (await pool.query('select 1 from audit_chains where position > 0')).rowCount);
    await running.close();
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    cluster.stop();
  });

  /** Sessions, codes and links of people go on, and everything that is stored is opened. */
  async function goesOn(settings: Record<string, string>, recoveryCode: string | undefined): Promise<void> {
    const running = start({ BACKGROUND_WORK: 'off', ...settings });
    try {
      await running.platform.stores.identity();
      running.clock.pass(60_000);
      const session = new Browser(running.platform);
      for (const [name, value] of cookies) session.cookies.set(name, value);
      expect(await session.get('{ AuthRefreshToken { logout } }')).toEqual({ logout: false });
      cookies = new Map(session.cookies);
      const browser = running.browser();
      await browser.logIn(person.email, demoPassword);
      const code = recoveryCode ?? app.code();
      expect((await browser.ask(codeText, { code, email: person.email })).errors).toBeUndefined();
      const known = running.platform.settings;
      expect(isLinkToken({ settings: known, region }, 'interview', 'a1', tokenIn(link))).toBe(true);
      expect(readLink(known, 'u', unsubscribe)).toBe('about');
      expect(applicantIdOf({ settings: known }, 'ada@candidates.example')).toBe(applicant);
      expect(await openAll(running)).toBeGreaterThan(many);
      expect(await verified(settings)).toBe(0);
    } finally {
      await running.close();
    }
  }

  it('leaves everything as it was while the former one is named', async () => {
    await goesOn({ SECRET: second, SECRET_PREVIOUS: first }, app.recoveryCodes[0]);
    expect(await sealsBeyond(pools, second)).not.toEqual([]);
  });

  it('is refused at the start without the former one, as an unknown one is', async () => {
    const lacking: Record<string, string>[] = [{ SECRET: second }, { SECRET: third, SECRET_PREVIOUS: second }];
    for (const settings of lacking) {
      const running = start(settings);
      await expect(running.platform.stores.identity()).rejects.toBeInstanceOf(SecretError);
      await running.close();
    }
    expect(await renew({ SECRET: second }).catch((error: unknown) => error)).toBeInstanceOf(SecretError);
  });

  it('can be stopped while the command seals everything anew, and begun again', async () => {
    const environment = { ...process.env, DATABASE_URL: url, SECRET: second, SECRET_PREVIOUS: first };
    const client = new Client({ connectionString: url });
    await client.connect();
    // Somebody else's lock on one of the last rows: the command can't be over before it is stopped.
    await client.query('begin');
    await client.query('select 1 from ap_southeast_2.webhooks order by customer_id desc, id desc limit 1 for update');
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/commands/renewSecret.ts'], { env: environment, stdio: 'ignore' });
    const over = new Promise((resolve) => child.once('exit', resolve));
    const renewed = async () =>
      Number(
        (await client.query(`select count(*) from ap_southeast_2.webhooks where secret like $1`, [`${sealedBy({ secret: second })}%`]))
          .rows[0]?.count,
      );
    while ((await renewed()) === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    child.kill('SIGKILL');
    await over;
    const half = await renewed();
    await client.query('rollback');
    await client.end();
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(many);
    // The former one lies in the store, sealed: what was not reached is opened all the same.
    await goesOn({ SECRET: second }, app.recoveryCodes[1]);
  });

  it('needs no former one after the command, which counts each kind of seal', async () => {
    const [identity] = pools;
    const own = `${names.former}${keyId(second)}`;
    // As if this one had been a former one before.
    await identity?.query('insert into platform_values (name, value, created_at) values ($1, $2, now())', [
      own,
      seal({ secret: second }, formerPurpose, keyId(second), second),
    ]);
    const { code, says } = await renew({ SECRET: second, SECRET_PREVIOUS: first });
    expect(code, says).toBe(0);
    for (const { name } of sealPlaces) expect(says).toMatch(new RegExp(`^${name}: \\d+ renewed, 0 left$`, 'm'));
    expect(says).toMatch(/^former signing secrets of webhooks: 600 renewed, 0 left$/m);
    expect(says).toContain('SECRET_PREVIOUS can go');
    expect((await identity?.query('select 1 from platform_values where name = $1', [own]))?.rowCount).toBe(0);
    expect(await sealsBeyond(pools, second)).toEqual([]);
    await goesOn({ SECRET: second }, app.recoveryCodes[2]);
    expect((await renew({ SECRET: second })).says).toMatch(/^keys of SAML: 0 renewed, 0 left$/m);
    const former = start({ SECRET: first });
    await expect(former.platform.stores.identity()).rejects.toBeInstanceOf(SecretError);
    await former.close();
  });

  it('can be forgotten after a leak, with what only the former one proves', async () => {
    const { code, says } = await renew({ SECRET: second }, '--forget');
    expect(code, says).toBe(0);
    expect(says).toMatch(/forgotten, and with them 7 recovery codes/);
    const running = start({ SECRET: second, BACKGROUND_WORK: 'off' });
    await running.platform.stores.identity();
    expect(await openAll(running)).toBeGreaterThan(many);
    expect(readLink(running.platform.settings, 'u', unsubscribe)).toBeUndefined();
    await running.close();
    expect(await verified({ SECRET: second })).toBe(1);
    expect(await verified({ SECRET: second, SECRET_PREVIOUS: first })).toBe(0);
  });

  it('can be taken after a loss: the command says what has to be entered again, and people sign in', async () => {
    const { code, says } = await renew({ SECRET: third }, '--lost');
    expect(code).toBe(1);
    expect(says).toMatch(/^signing secrets of webhooks: 0 renewed, 0 left, \d+ that no known secret opens$/m);
    expect(says).toMatch(/^heads of audit chains: [1-9]\d* renewed, 0 left$/m);
    const running = start({ SECRET: third, BACKGROUND_WORK: 'off' });
    await running.browser().as('admin@acme.example');
    const browser = running.browser();
    await browser.logIn(person.email, demoPassword);
    expect((await browser.refusal(codeText, { code: app.code(), email: person.email }))?.['code']).toBe('BAD_USER_INPUT');
    await running.close();
  });
});

it('goes on with a sign-in at a provider that was begun under the former secret', () => {
  const id = newRequestId({ protocol: 'OIDC', version: 3 }, { secret: first });
  expect(requestVersion(id)).toBe(3);
  expect(secretOfRequest({ secret: second, secretPrevious: [third, first] }, id)).toBe(first);
  expect(secretOfRequest({ secret: second }, id)).toBe(second);
});

it('names what the command needs, before it opens anything', async () => {
  expect(await run(['--help'], {})).toMatchObject({ code: 0, says: expect.stringContaining('SECRET_PREVIOUS') });
  expect(await run([], {})).toMatchObject({ code: 2, says: expect.stringContaining('Set SECRET') });
  expect(await run(['--forget', '--lost'], {})).toMatchObject({ code: 2, says: expect.stringContaining('don’t go together') });
});
