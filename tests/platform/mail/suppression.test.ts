import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedHeaders } from '../../../src/platform/http/signature.ts';
import { queueMail } from '../../../src/platform/mail/outbox.ts';
import { storesOf } from '../services/plantedCandidate.ts';
import { purgeCandidates } from '../../../src/platform/purge/purgeCandidates.ts';
import { minute, origin, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { applicant, region, rowsOf, scopeOf, tell, until } from '../services/deliveryTools.ts';
import type { Applicant, Scope } from '../services/deliveryTools.ts';
import { mailServer } from './mailServer.ts';

// Addresses that a customer does not mail any more, over a real mail server and the provider's webhook.

const secret = 'a-key-of-thirty-two-characters-or-more';
const args = 'organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId';
const types = '$organizationId: ID!, $customerId: ID!, $hierarchyId: ID!';
const listText = `query (${types}, $filter: SuppressedAddressFilter) {
  NotifGetSuppressedAddresses(${args}, filter: $filter) { data { _id email reason suppressedAt } pagination { totalItems } } }`;
const changeText = (name: string) => `mutation (${types}, $ids: [ID!]!) {
  ${name}(${args}, suppressedAddressIds: $ids) { data { _id } refused { _id reason } } }`;
const previewText = `query ($input: PreviewActionInput!) { CommonPreviewAction(input: $input) { mailed suppressed messages { channel count } } }`;

interface Suppressed {
  _id: string;
  email: string;
  reason: string;
}

let running: Running;
let server: Awaited<ReturnType<typeof mailServer>>;
let scope: Scope;
let admin: Browser;
let who: Applicant;
let refused = '';
beforeAll(async () => {
  server = await mailServer(0, { recipient: (address) => (address === refused ? 550 : 0) });
  running = startPlatform({ SMTP_URL: server.url, WEBHOOK_SECRET: secret });
  scope = await scopeOf(running);
  admin = await running.browser().as('admin@acme.example');
}, 120_000);
afterAll(async () => {
  await running.close();
  await server.close();
});
beforeEach(async () => {
  refused = '';
  who = await applicant(running, scope);
  running.clock.pass(minute);
});

const events = () => rowsOf(running, 'email_events', 'master_id', who.assessmentId);
const list = (searchText = who.email) =>
  admin.get<{ data: Suppressed[]; pagination: { totalItems: number } }>(listText, { ...scope, filter: { searchText } });
const received = () => server.received.filter(({ to }) => to.text === who.email).length;
/** Waits for the event of one more mail. */
const told = async () => {
  const before = (await events()).length;
  await tell(running, who.notice('FI_INVITED'));
  await until(async () => (await events()).length > before);
  return (await events()).at(-1);
};
const report = async (event: object) => {
  const [sent] = await events();
  const messageId = `${String(sent?.['id'])}.${scope.customerId}.${region}`;
  const body = JSON.stringify({ id: `evt-${running.clock.now().getTime()}`, messageId, ...event });
  const headers = signedHeaders(secret, body, running.clock.now());
  expect((await running.platform.fetch(new Request(`${origin}/webhooks/mail`, { method: 'POST', body, headers }))).status).toBe(202);
};
const change = (name: string, ids: readonly string[], browser = admin) =>
  browser.get<{ data: { _id: string }[]; refused: { reason: string }[] }>(changeText(name), { ...scope, ids });

describe('an address', () => {
  it('whose server says that it does not exist is mailed no more, and the log says why', async () => {
    refused = who.email;
    expect(await told()).toMatchObject({ event_type: 'Bounce', failure: 'NO_SUCH_ADDRESS' });
    expect((await list()).data).toMatchObject([{ email: who.email, reason: 'BOUNCED' }]);
    refused = '';
    expect(await told()).toMatchObject({ event_type: 'Bounce', failure: 'SUPPRESSED', latest_failure: 'SUPPRESSED' });
    expect(received()).toBe(0);
    const [queued] = await rowsOf(running, 'outbox', 'recipient', who.email);
    expect(queued).toMatchObject({ text: '', html: '' });
  });

  it.each([
    ['a complaint', { type: 'complaint' }, ['COMPLAINED']],
    ['a bounce', { type: 'bounce' }, ['BOUNCED']],
    ['a bounce of an unknown address', { type: 'bounce', status: '5.1.1' }, ['BOUNCED']],
    ['a bounce of a full mailbox', { type: 'bounce', status: '5.2.2' }, []],
    ['a bounce that may pass', { type: 'bounce', status: '4.1.1' }, []],
    ['an opening', { type: 'open' }, []],
  ])('is suppressed, or not, after %s that the provider reports', async (_, event, reasons) => {
    await told();
    await report(event);
    expect((await list()).data.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('is mailed again once it is allowed, which can be undone, and an old report does not take that back', async () => {
    await told();
    const at = running.clock.now();
    running.clock.pass(minute);
    await report({ type: 'complaint', timestamp: at.toISOString() });
    const [{ _id: id } = { _id: '' }] = (await list()).data;
    expect(await change('NotifAllowAddresses', [id])).toMatchObject({ data: [{ _id: id }], refused: [] });
    expect((await change('NotifAllowAddresses', [id])).refused).toMatchObject([{ reason: 'refusals.addressAllowed' }]);
    expect((await list()).data).toEqual([]);
    const before = received();
    expect(await told()).toMatchObject({ event_type: 'Send' });
    expect(received()).toBe(before + 1);
    await report({ type: 'complaint', timestamp: at.toISOString() });
    expect((await list()).data).toEqual([]);
    expect(await change('NotifSuppressAddresses', [id])).toMatchObject({ data: [{ _id: id }] });
    expect((await list()).data).toHaveLength(1);
    expect(await told()).toMatchObject({ failure: 'SUPPRESSED' });
  });

  it('still gets sign-in codes and links to set a password', async () => {
    await told();
    await report({ type: 'complaint' });
    const before = received();
    const { stores } = running.platform;
    await (
      await stores.identity()
    ).transaction((tx) =>
      queueMail(tx, running.platform, {
        ...{ event: 'EDGE_USER_RESET_PASSWORD', to: who.email, customerId: scope.customerId },
        content: { subject: 'Reset your password', parts: ['a link'] },
      }),
    );
    await until(() => received() > before);
  });

  it('is not counted among those who will be mailed', async () => {
    const other = await applicant(running, scope);
    await told();
    await report({ type: 'complaint' });
    const input = {
      operation: 'AppsResendApplicationAssessmentLink',
      variables: { ...scope, _ids: [who.applicationId, other.applicationId] },
    };
    expect(await admin.get(previewText, { input })).toMatchObject({
      ...{ mailed: 1, suppressed: 1 },
      messages: [{ channel: 'EMAIL', count: 1 }],
    });
  });

  it('is forgotten with the person', async () => {
    await told();
    await report({ type: 'complaint' });
    expect((await list()).data).toHaveLength(1);
    const { identity, home } = await storesOf(running.platform);
    await purgeCandidates(
      { identity, home },
      {
        customerId: scope.customerId,
        candidateIds: [who.candidateId],
        mode: 'delete',
        now: running.clock.now(),
        within: async () => undefined,
      },
    );
    expect((await list()).data).toEqual([]);
  });

  it('is suppressed for one customer alone, and shown to those with the right', async () => {
    await told();
    await report({ type: 'complaint' });
    const staff = await running.browser().as('staff@demo.example');
    const others = await scopeOf(running, 'staff@demo.example');
    const theirs = await staff.get<{ data: Suppressed[] }>(listText, { ...others, filter: { searchText: who.email } });
    expect(theirs.data).toEqual([]);
    const manager = await running.browser().as('manager@acme.example');
    expect(await manager.refusal(listText, scope)).toMatchObject({ code: 'FORBIDDEN' });
    const [{ _id: id } = { _id: '' }] = (await list()).data;
    expect(await staff.refusal(changeText('NotifAllowAddresses'), { ...others, ids: [id] })).toMatchObject({ code: 'NOT_FOUND' });
  });
});
