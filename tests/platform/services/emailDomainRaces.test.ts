import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmailDomainJob } from '../../../src/platform/services/email-domains/job.ts';
import { startDnsServer } from '../../support/dnsServer.ts';
import type { DnsServer } from '../../support/dnsServer.ts';
import { create, readDomain, retry, scopeOf } from '../../support/emailDomains.ts';
import type { Scope } from '../../support/emailDomains.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { minute, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { until } from '../../support/until.ts';

// A domain has a single owner in all regions and is looked up by a single process, where things really run at once: on PostgreSQL.

describe.runIf(postgresPrograms())('email domains at the same moment', () => {
  let cluster: Cluster;
  let running: Running;
  let dns: DnsServer;
  let staff: Browser;
  const scopes: Record<string, Scope> = {};
  beforeAll(async () => {
    cluster = await startPostgres();
    dns = await startDnsServer();
    running = startPlatform({ DATABASE_URL: cluster.demo(), DEMO: 'on', DNS_SERVERS: dns.address });
    staff = await running.browser().as('staff@demo.example');
    for (const name of ['acme', 'globex', 'northlight']) scopes[name] = await scopeOf(running, name);
  }, 120_000);
  afterAll(async () => {
    await running.close();
    await dns.close();
    cluster.stop();
  });

  const scope = (name: string): Scope => scopes[name] ?? expect.fail(name);
  const make = (name: string, emailAddress: string) =>
    staff.ask(create, { input: { ...scope(name), displayName: name, emailAddress } }, scope(name).awsRegion);
  const outcomes = (answers: Awaited<ReturnType<typeof make>>[]) =>
    answers.map(({ errors }) => errors?.[0]?.extensions.reason ?? 'made').toSorted();

  it('one customer of two regions is given a domain that both ask for', async () => {
    const answers = await Promise.all(['acme', 'globex'].map((name) => make(name, `${name}@wanted.example`)));
    expect(outcomes(answers)).toEqual(['EMAIL_DOMAIN_TAKEN', 'made']);
  });

  it('a customer is given one of two', async () => {
    const answers = await Promise.all(['one', 'two', 'three'].map((label) => make('northlight', `jobs@${label}.example`)));
    expect(outcomes(answers)).toEqual(['EMAIL_DOMAIN_EXISTS', 'EMAIL_DOMAIN_EXISTS', 'made']);
  });

  it('several senders look at each domain once, and a zone that is silent holds up no other', async () => {
    const { pool } = await running.platform.stores.identity();
    const at = new Date(running.clock.now().getTime() + 40 * minute);
    // The platform's own job is at work, too: all are made to be due at a moment that only these see.
    await pool.query('update email_domains set due_at = $1', [at]);
    const { rows } = await pool.query<{ email_identity: string; tokens: { token: string }[] }>('select * from email_domains');
    const [silent] = rows;
    for (const { token } of silent?.tokens ?? []) dns.names.set(`${token}._domainkey.${silent?.email_identity}`, 'silent');
    dns.asked.length = 0;
    const jobs = Array.from({ length: 4 }, () => startEmailDomainJob({ ...running.platform, now: () => at }));
    const looking = Promise.all(jobs.map((job) => job.run()));
    const others = rows.slice(1);
    const looked = 'select 1 from email_domains where last_checked_at = $1';
    await until(async () => (await pool.query(looked, [at])).rowCount === others.length);
    for (const { email_identity: identity, tokens } of others)
      for (const { token } of tokens)
        expect(
          dns.asked.filter((asked) => asked === `CNAME ${token}._domainkey.${identity}`),
          identity,
        ).toHaveLength(1);
    await Promise.all(jobs.map((job) => job.stop()));
    await looking;
    const { rows: left } = await pool.query<{ last_checked_at: Date | null }>('select * from email_domains where email_identity = $1', [
      silent?.email_identity,
    ]);
    expect(left[0]?.last_checked_at?.getTime()).not.toBe(at.getTime());
  });

  it('a look that was in progress when its verification was begun again does not end that', async () => {
    const { pool } = await running.platform.stores.identity();
    const { customerId } = scope('northlight');
    const at = new Date(running.clock.now().getTime() + 20 * minute);
    const set = (sql: string) => pool.query(`update email_domains set ${sql} where customer_id = $1`, [customerId]);
    await set(`verification_status = 'FAILED', started_at = now() - interval '80 hours', due_at = '${at.toISOString()}'`);
    const records = (await readDomain(staff, scope('northlight')))?.dkimRecords ?? [];
    for (const { name } of records) dns.names.set(name, 'silent');
    dns.asked.length = 0;
    const job = startEmailDomainJob({ ...running.platform, now: () => at });
    const looking = job.run();
    await until(() => dns.asked.some((asked) => asked.endsWith(records[0]?.name ?? '')));
    await staff.get(retry, { input: { ...scope('northlight') } });
    for (const { name } of records) dns.names.set(name, 'NXDOMAIN');
    await looking;
    await job.stop();
    expect((await readDomain(staff, scope('northlight')))?.sendingIdentity.verificationStatus).toBe('PENDING');
  });
});
