import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerXml } from '../../support/identityProvider.ts';
import { begin, bring, honest, person, setUp } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';

// Many answers at the same moment, where they really run at once: on PostgreSQL.

const times = 20;

describe.runIf(postgresPrograms())('twenty answers at once', () => {
  let cluster: Cluster;
  let running: Running;
  let acme: SsoCustomer;
  beforeAll(async () => {
    cluster = await startPostgres();
    running = startPlatform({ DATABASE_URL: cluster.demo(), DEMO: 'on' });
    acme = await setUp(running, 'acme');
  }, 120_000);
  afterAll(async () => {
    await running.close();
    cluster.stop();
  });

  const count = async (sql: string) => Number((await (await running.platform.stores.identity()).pool.query<{ n: string }>(sql)).rows[0]?.n);

  it('that are the same give one session', async () => {
    const browser = running.browser();
    const xml = answerXml(honest(running, acme, await begin(browser, acme), person('nora', acme)));
    const token = browser.cookies.get('sso') ?? '';
    const led = await Promise.all(
      Array.from({ length: times }, () => {
        const copy = running.browser();
        copy.cookies.set('sso', token);
        return bring(running, copy, 'acme', xml);
      }),
    );
    const inside = led.filter(({ location }) => location === '/workflow-sets');
    expect(inside.length).toBe(1);
    expect(new Set(led.filter((each) => !inside.includes(each)).map(({ location }) => location))).toEqual(
      new Set(['/loginWithSSO?error=expired']),
    );
    const sessions = "select count(*) as n from sessions join identities on identities.id = identity_id where email = 'nora@acme.example'";
    expect(await count(sessions)).toBe(1);
  });

  it('of one person who is new give one account, and each its session', async () => {
    const browsers = Array.from({ length: times }, () => running.browser());
    const answers = await Promise.all(
      browsers.map(async (browser) => answerXml(honest(running, acme, await begin(browser, acme), person('theo', acme)))),
    );
    const led = await Promise.all(browsers.map((browser, index) => bring(running, browser, 'acme', answers[index] ?? '')));
    expect(led.map(({ location }) => location)).toEqual(led.map(() => '/workflow-sets'));
    expect(await count("select count(*) as n from identities where email = 'theo@acme.example'")).toBe(1);
    expect(await count("select count(*) as n from sso_subjects where name_id = 'theo-at-acme'")).toBe(1);
    const home = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await home.pool.query("select email from users where email = 'theo@acme.example'");
    expect(rows.length).toBe(1);
  });
});
