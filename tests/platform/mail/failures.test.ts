import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailJob } from '../../../src/platform/jobs/index.ts';
import { queueMail } from '../../../src/platform/mail/outbox.ts';
import { startEmailDomainJob } from '../../../src/platform/services/email-domains/job.ts';
import { withoutPolling } from '../../support/work.ts';
import { startDnsServer } from '../../support/dnsServer.ts';
import type { DnsServer } from '../../support/dnsServer.ts';
import { create, readDomain, scopeOf, update } from '../../support/emailDomains.ts';
import type { Scope } from '../../support/emailDomains.ts';
import { minute, startPlatform, unused } from '../browser.ts';
import type { Running } from '../browser.ts';
import { mailServer } from './mailServer.ts';
import type { Refusing } from './mailServer.ts';
import { until as untilSo } from '../../support/until.ts';

// Mails that a server refuses, over a real one (specification 3 §2 “Delivery logs”, decisions §5).

let running: Running;
let server: Awaited<ReturnType<typeof mailServer>>;
let dns: DnsServer;
let job: ReturnType<typeof startMailJob>;
let customer: Scope;
/** How the server answers at the moment. */
let refusing: Refusing = {};
beforeAll(async () => {
  dns = await startDnsServer();
  server = await mailServer(0, {
    recipient: (address) => refusing.recipient?.(address) ?? 0,
    message: (subject) => refusing.message?.(subject) ?? 0,
    sender: () => refusing.sender?.() ?? 0,
  });
  const environment = { SMTP_URL: server.url, DNS_SERVERS: dns.address };
  // Its own job would look at the domain before its zone is ready.
  running = withoutPolling(() => startPlatform(environment));
  customer = await scopeOf(running, 'acme');
  job = startMailJob(running.platform);
}, 120_000);
afterAll(async () => {
  await job.stop();
  await running.close();
  await server.close();
  await dns.close();
});
beforeEach(() => {
  refusing = {};
});

const identity = () => running.platform.stores.identity();
const queue = async (to: string, event = 'EDGE_USER_RESET_PASSWORD') =>
  (await identity()).transaction((tx) =>
    queueMail(tx, running.platform, { event, to, customerId: customer.customerId, content: { subject: 'Hello', parts: ['a secret'] } }),
  );
const mail = async (to: string) =>
  (await (await identity()).pool.query<Record<string, unknown>>('select * from outbox where recipient = $1', [to])).rows[0] ?? {};
const events = async (to: string) => {
  const { pool } = await running.platform.stores.region('ap-southeast-2');
  return (await pool.query<Record<string, string>>('select * from email_events where mail_recipient = $1', [to])).rows;
};
const received = (to: string) => server.received.filter(({ to: { text } }) => text === to);
const tried =
  (times: number) =>
  ({ tries, failed_at: failed, due_at: due }: Record<string, unknown>) =>
    tries === times && (failed !== null || (due as Date).getTime() - running.clock.now().getTime() === 10_000 * 4 ** (times - 1));
/** Waits for a mail to be as it is expected: the platform's own sender is at work, too. */
const until = (to: string, what: (row: Record<string, unknown>) => boolean) =>
  untilSo(async () => {
    await job.run();
    return what(await mail(to));
  });
const untilNoted = async (to: string) => {
  await untilSo(async () => (await events(to)).length > 0);
  return events(to);
};
const isSent = ({ sent_at: sent }: Record<string, unknown>) => sent !== null;
const isOver = ({ failed_at: failed }: Record<string, unknown>) => failed !== null;

describe('a mail', () => {
  it.each([
    ['the recipient', 550, { recipient: () => 550 }],
    ['the mailbox', 552, { recipient: () => 552 }],
    ['the content', 554, { message: () => 554 }],
  ])('is given up at once where %s is refused with %i, and is among the events as bounced', async (_, code, how) => {
    refusing = how;
    const to = `${unused()}@corp.example`;
    await queue(to);
    await until(to, isOver);
    expect(await mail(to)).toMatchObject({ tries: 1, sent_at: null, text: '', html: '' });
    expect((await mail(to))['last_error']).toMatch(new RegExp(`^E[A-Z]+ ${code}$`));
    expect(await untilNoted(to)).toMatchObject([
      { event_type: 'Bounce', template_type: 'EDGE_USER_RESET_PASSWORD', subject: 'Hello', mail_sender: 'no-reply@localhost' },
    ]);
    refusing = {};
    running.clock.pass(24 * 60 * minute);
    await until(to, tried(1));
    expect(received(to)).toEqual([]);
  });

  it('that is refused for now is tried again after a pause, arrives, and is among the events as sent', async () => {
    const to = `${unused()}@corp.example`;
    refusing = { recipient: () => 450 };
    await queue(to);
    await until(to, tried(1));
    expect(await mail(to)).toMatchObject({ failed_at: null, sent_at: null });
    refusing = { message: () => 421 };
    running.clock.pass(9_000);
    await job.run();
    expect(await mail(to)).toMatchObject({ tries: 1 });
    running.clock.pass(1_000);
    await until(to, tried(2));
    expect(await events(to)).toEqual([]);
    refusing = {};
    running.clock.pass(40_000);
    await until(to, isSent);
    expect(received(to)).toHaveLength(1);
    expect(await untilNoted(to)).toMatchObject([{ event_type: 'Send' }]);
  });

  it('is kept where the server refuses the platform itself: that is nobody’s address', async () => {
    const to = `${unused()}@corp.example`;
    refusing = { sender: () => 530 };
    await queue(to);
    await until(to, tried(1));
    expect(await mail(to)).toMatchObject({ failed_at: null, text: expect.stringContaining('a secret') as string });
  });

  it('that is refused holds up no other', async () => {
    const [one, two, here] = [unused(), unused(), unused()].map((name) => `${name}@corp.example`) as [string, string, string];
    refusing = { recipient: (address) => (address === here ? 0 : 550) };
    for (const to of [one, here, two]) await queue(to);
    await until(here, isSent);
    await until(two, isOver);
    expect([received(one), received(here), received(two)].map(({ length }) => length)).toEqual([0, 1, 0]);
  });
});

describe('a customer’s own domain', () => {
  it('is where mail to candidates comes from while it is on, signed; codes and links for signing in come from the platform', async () => {
    const staff = await running.browser().as('staff@demo.example');
    await staff.get(create, { input: { ...customer, displayName: 'Acme Careers', emailAddress: 'jobs@acme.example' } });
    for (const { name, value } of (await readDomain(staff, customer))?.dkimRecords ?? []) dns.names.set(name, [value]);
    const looking = startEmailDomainJob(running.platform);
    await looking.run();
    await looking.stop();
    await staff.get(update, { input: { ...customer, isCustomizedEmailDomainEnabled: true } });
    const [candidate, user] = [unused(), unused()].map((name) => `${name}@corp.example`) as [string, string];
    await queue(candidate, 'FI_INVITED');
    await queue(user);
    await until(candidate, isSent);
    await until(user, isSent);
    const [signed] = received(candidate);
    expect(signed?.from.value).toEqual([{ name: 'Acme Careers', address: 'jobs@acme.example' }]);
    expect(JSON.stringify(signed?.headers.get('dkim-signature'))).toContain('acme.example');
    expect(await untilNoted(candidate)).toMatchObject([{ event_type: 'Send', mail_sender: 'jobs@acme.example' }]);
    const [plain] = received(user);
    expect(plain?.from.value[0]?.address).toBe('no-reply@localhost');
    expect(plain?.headers.has('dkim-signature')).toBe(false);
  });
});
