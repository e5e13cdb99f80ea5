import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, networkOf } from '../../../src/platform/admission/networks.ts';
import { callerSecret, signedHeaders } from '../../../src/platform/http/signature.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import { demoPassword, minute } from '../browser.ts';
import { reasonOf, startOverHttp, tally } from './overHttp.ts';
import type { OverHttp } from './overHttp.ts';

describe('with the budgets of production', () => {
  let http: OverHttp;
  beforeAll(async () => {
    http = await startOverHttp();
  });
  afterAll(() => http.close());

  it('refuses at least 180 of 200 accounts that one address tries one password on, known or not', async () => {
    const email = (index: number) => (index % 10 === 0 ? 'manager@acme.example' : `spray-${index}@made.example`);
    const answers = [];
    for (let index = 0; index < 200; index += 1) answers.push(await http.logIn('203.0.113.7', email(index), 'Spring-2026!'));
    expect(tally(answers.map(reasonOf))['TOO_MANY_TRIES']).toBeGreaterThanOrEqual(180);
    const refused = answers.filter((answer) => reasonOf(answer) === 'TOO_MANY_TRIES').map(({ errors }) => errors?.[0]?.message);
    expect(new Set(refused).size).toBe(1);
  });

  it('refuses a network whose addresses take turns', async () => {
    const answers = [];
    for (let index = 0; index < 130; index += 1)
      answers.push(await http.logIn(`198.51.100.${index}`, `turns-${index}@made.example`, 'wrong'));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  it('does not count sign-ins that succeed: a whole company may come from one address', async () => {
    for (let index = 0; index < 30; index += 1) expect(reasonOf(await http.logIn('192.0.2.200', 'admin@globex.example'))).toBe('done');
  });

  it('lets the owner of an account under attack sign in on a known device, and nobody else', async () => {
    const email = 'recruiter@acme.example';
    const { cookies } = await http.logIn('192.0.2.10', email);
    const device = cookies.filter((cookie) => cookie.startsWith('known_device='));
    expect(device).toHaveLength(1);
    for (let index = 0; index < 12; index += 1) await http.logIn(`100.64.${index}.1`, email, 'wrong');
    expect(reasonOf(await http.logIn('100.65.0.1', email))).toBe('USER_LOCKED');
    expect(reasonOf(await http.logIn('192.0.2.10', email, demoPassword, device))).toBe('done');
    // Not by another account's entry, a changed one, or one that is 30 days old.
    expect(reasonOf(await http.logIn('192.0.2.11', 'manager@acme.example', 'wrong', device))).toBe('REMAINING_ATTEMPTS');
    expect(reasonOf(await http.logIn('192.0.2.11', email, demoPassword, [`${device[0] ?? ''}x`]))).toBe('USER_LOCKED');
    for (let tries = 0; tries < 5; tries += 1) await http.logIn('192.0.2.10', email, 'wrong', device);
    expect(reasonOf(await http.logIn('192.0.2.10', email, demoPassword, device))).toBe('USER_LOCKED');
    http.running.clock.pass(31 * 24 * 60 * minute);
  });

  it('locks for 5, 15 and 60 minutes, says how long, mails the owner once for each, and puts it on record', async () => {
    const email = 'admin@acme.example';
    const locks: unknown[] = [];
    let address = 0;
    for (const minutes of [5, 15, 60, 60]) {
      let answer;
      for (let tries = 0; tries < 5; tries += 1) answer = await http.logIn(`100.66.${(address += 1)}.1`, email, 'wrong');
      locks.push(answer?.errors?.[0]?.extensions['retryAfter']);
      expect(answer?.retryAfter).toBe(String(minutes * 60));
      await expect.poll(() => mailsAbout(email)).toContain(`Sign-ins to your Edge account are locked for ${minutes} minutes`);
      http.running.clock.pass(minutes * minute);
    }
    expect(locks).toEqual([300, 900, 3600, 3600]);
    const lockMails = async () => (await mailsAbout(email)).filter((subject) => subject.includes('are locked')).length;
    await expect.poll(lockMails).toBe(4);
    const { cookies } = await http.logIn('100.67.0.1', email);
    const { data } = await http.ask('100.67.0.1', '{ AuthMe { organizationId customerId hierarchyId } }', {}, cookies);
    const filter = { ...(data?.['AuthMe'] as object | undefined), skip: 0, limit: 50 };
    const trail = async () => {
      const query =
        'query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) { data { operation subjectNames changes { field after } } } }';
      const answer = await http.ask('100.67.0.1', query, { filter }, cookies);
      return (answer.data?.['CommonGetAuditList'] as { data: { operation: string; subjectNames: string[] }[] } | undefined)?.data ?? [];
    };
    const own = async () => (await trail()).filter(({ subjectNames }) => subjectNames.includes(email)).map(({ operation }) => operation);
    await expect.poll(async () => tally(await own())).toMatchObject({ AuthAccountLocked: 4 });
    // Twenty failures are not twenty entries.
    expect((await own()).length).toBeLessThanOrEqual(8);
    expect(JSON.stringify(await trail())).toContain('100.66.');
  });

  it('lets a provider with the right signature post hundreds of callbacks, next to one whose signature is wrong', async () => {
    const { platform, clock } = http.running;
    const secret = callerSecret(platform.settings, 'provider', platform.settings.providerSecret) ?? '';
    const body = '{}';
    const post = (from: string, headers: Record<string, string>) => http.send('/callbacks/assessments', from, { body, headers });
    const signed = () => signedHeaders(secret, body, clock.now());
    // Signed, and nothing but an empty message: that is understood to be wrong.
    expect((await post('192.0.2.50', signed())).status).toBe(400);
    const statuses = async (headers: () => Record<string, string>) =>
      tally(
        (await Promise.all(Array.from({ length: 300 }, async () => post('192.0.2.50', headers())))).map(({ status }) => String(status)),
      );
    expect(await statuses(signed)).toEqual({ 400: 300 });
    expect((await statuses(() => ({})))['429']).toBeGreaterThanOrEqual(280);
    expect(await statuses(signed)).toEqual({ 400: 300 });
  });

  async function mailsAbout(to: string): Promise<string[]> {
    const answer = await http.send(`/dev/outbox.json?to=${to}`, '127.0.0.1', { method: 'GET' });
    return ((await answer.json()) as { data: { subject: string }[] }).data.map(({ subject }) => subject);
  }
});

describe.skipIf(!postgresPrograms())('two processes on one PostgreSQL', () => {
  it('count failures of an address together', async () => {
    const cluster = await startPostgres();
    const environment = { DATABASE_URL: cluster.demo(), DEMO: 'on' };
    const processes = [await startOverHttp(environment), await startOverHttp(environment)] as const;
    const reasons: string[] = [];
    for (let call = 0; call < 24; call += 1)
      reasons.push(reasonOf(await processes[call % 2 === 0 ? 0 : 1].logIn('203.0.113.7', `both-${call}@made.example`, 'wrong')));
    expect(tally(reasons)).toEqual({ REMAINING_ATTEMPTS: 20, TOO_MANY_TRIES: 4 });
    for (const each of processes) await each.close();
    cluster.stop();
  });
});

it.each([
  ['203.0.113.9', '203.0.113.9/32', '203.0.113/24'],
  ['::ffff:203.0.113.9', '203.0.113.9/32', '203.0.113/24'],
  ['203.0.113.9:4711', '203.0.113.9/32', '203.0.113/24'],
  ['[2001:db8:1:2::9]:443', '32.1.13.184.0.1.0.2/64', '32.1.13.184.0.1/48'],
  ['2001:db8:1:2:ffff::1', '32.1.13.184.0.1.0.2/64', '32.1.13.184.0.1/48'],
  ['', 'unknown', 'unknown'],
  ['<script>', 'unknown', 'unknown'],
])('counts %j as the address %s of the network %s', (ip, address, network) => {
  expect([addressOf(ip), networkOf(ip)]).toEqual([address, network]);
});
