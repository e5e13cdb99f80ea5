import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedHeaders } from '../../../src/platform/http/signature.ts';
import { defaultEntries, notificationTabs } from '../../../src/domain/notificationEvents.ts';
import { startEmailDomainJob } from '../../../src/platform/services/email-domains/job.ts';
import { withoutPolling } from '../../support/work.ts';
import { startDnsServer } from '../../support/dnsServer.ts';
import type { DnsServer } from '../../support/dnsServer.ts';
import { create, readDomain, update } from '../../support/emailDomains.ts';
import { origin, startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';
import { applicant, rowsOf, saveTab, scopeOf, tell, until } from '../services/deliveryTools.ts';
import type { Applicant, Scope } from '../services/deliveryTools.ts';
import { mailServer } from './mailServer.ts';

// A mail to a candidate from the notice to the provider's webhook, over a real mail server.

const secret = 'a-key-of-thirty-two-characters-or-more';
let running: Running;
let server: Awaited<ReturnType<typeof mailServer>>;
let dns: DnsServer;
let scope: Scope;
let who: Applicant;
beforeAll(async () => {
  dns = await startDnsServer();
  server = await mailServer();
  const environment = { SMTP_URL: server.url, DNS_SERVERS: dns.address, WEBHOOK_SECRET: secret };
  // Its own job would look at the domain before its zone is ready.
  running = withoutPolling(() => startPlatform(environment));
  scope = await scopeOf(running);
  who = await applicant(running, scope);
}, 120_000);
afterAll(async () => {
  await running.close();
  await server.close();
  await dns.close();
});

const events = () => rowsOf(running, 'email_events', 'master_id', who.assessmentId);
const receive = async () => {
  const to = (mail: { to: { text: string } }) => mail.to.text === who.email;
  const before = server.received.filter(to).length;
  await tell(running, who.notice('FI_INVITED'));
  await until(() => server.received.filter(to).length > before);
  const mail = server.received.filter(to).at(-1);
  if (!mail) throw new Error('nothing was received');
  return mail;
};

describe('a mail to a candidate', () => {
  it('leaves with links that tell that they were followed, and comes back by its Message-ID', async () => {
    const mail = await receive();
    expect(mail.from.value[0]?.address).toBe('no-reply@localhost');
    expect(mail.headers.has('x-template-id')).toBe(false);
    expect(mail.html).not.toContain('href="https://take.example');
    expect(mail.text).toContain(`https://take.example/${who.assessmentId}`);
    const link = /href="([^"]*\/t\/c\/[^"]*)"/.exec(mail.html)?.[1] ?? '';
    await until(async () => (await events()).length > 0);
    const led = await running.platform.fetch(new Request(link));
    expect([led.status, led.headers.get('location')]).toEqual([302, `https://take.example/${who.assessmentId}`]);
    const body = JSON.stringify({ id: 'evt', type: 'delivery', messageId: mail.headers.get('message-id') });
    const headers = signedHeaders(secret, body, running.clock.now());
    const heard = await running.platform.fetch(new Request(`${origin}/webhooks/mail`, { method: 'POST', body, headers }));
    expect(await heard.json()).toMatchObject({ noted: 1 });
    expect((await events()).map(({ event_type: type }) => String(type)).toSorted()).toEqual(['Click', 'Delivery', 'Send']);
    // Nothing of what has left stays, its links neither.
    expect((await rowsOf(running, 'outbox', 'recipient', who.email))[0]).toMatchObject({ text: '', html: '' });
  });

  it('leaves from the customer’s own domain, signed, and names the customer’s own template', async () => {
    const template = 'arn:aws:mobiletargeting:ap-southeast-2:123456789012:templates/our-own/EMAIL';
    const entries = defaultEntries(notificationTabs.english, false);
    await saveTab(
      running,
      scope,
      'english',
      entries.map((entry) => (entry.name === 'FI_INVITED' ? { ...entry, template } : entry)),
    );
    const staff = await running.browser().as('staff@demo.example');
    await staff.get(create, { input: { ...scope, displayName: 'Acme Careers', emailAddress: 'jobs@acme.example' } });
    for (const { name, value } of (await readDomain(staff, scope))?.dkimRecords ?? []) dns.names.set(name, [value]);
    const looking = startEmailDomainJob(running.platform);
    await looking.run();
    await looking.stop();
    await staff.get(update, { input: { ...scope, isCustomizedEmailDomainEnabled: true } });
    const mail = await receive();
    expect(mail.from.value).toEqual([{ name: 'Acme Careers', address: 'jobs@acme.example' }]);
    expect(mail.headers.get('x-template-id')).toBe(template);
    expect(mail.headers.get('message-id')).toMatch(/^<[0-9a-f]{24}\.[0-9a-f]{24}\.ap-southeast-2@acme\.example>$/);
    const signature = JSON.stringify(mail.headers.get('dkim-signature'));
    expect(signature).toContain('acme.example');
    expect(signature).toContain('message-id');
    await until(async () => (await events()).some(({ template_id: used }) => used === template));
    expect((await events()).find(({ template_id: used }) => used === template)).toMatchObject({
      mail_sender: 'jobs@acme.example',
      event_type: 'Send',
    });
  });
});
