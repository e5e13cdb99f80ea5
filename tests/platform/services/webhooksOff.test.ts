import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minute, startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { settled } from './atsReportCalls.ts';
import { changeUsers, createUserText, newUser, scopeOf } from './people.ts';
import type { Scope } from './people.ts';
import { startReceiver } from './webhookReceiver.ts';

const create = 'mutation ($input: CommonCreateWebhookInput!) { CommonCreateWebhook(input: $input) { _id } }';
const change = 'mutation ($input: CommonUpdateWebhookInput!) { CommonUpdateWebhook(input: $input) { state } }';
const resume = 'mutation ($filter: WebhookIdFilter!) { CommonResumeWebhook(filter: $filter) { state pausedUntil stoppedAt } }';
const archive = 'mutation ($filter: WebhookIdsFilter!) { CommonArchiveWebhooks(filter: $filter) { data { _id } } }';
const restore = 'mutation ($filter: WebhookIdsFilter!) { CommonRestoreWebhooks(filter: $filter) { data { _id } } }';
const facts = '_id state failures failingSince pausedUntil stoppedAt';
const read = `query ($filter: WebhookIdFilter!) { CommonGetWebhook(filter: $filter) { ${facts} } }`;
const listed = 'query ($filter: CommonGetWebhookListFilter!) { CommonGetWebhookList(filter: $filter) { data { _id state } } }';
const deliveries = `query ($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $filter: WebhookDeliveryFilter) {
  CommonGetWebhookDeliveryList(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, filter: $filter, limit: 500) {
    data { _id event status requestCount lastStatus } } }`;
const again = `mutation ($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $webhookDeliveryIds: [ID!]!) {
  CommonSendWebhooksAgain(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, webhookDeliveryIds: $webhookDeliveryIds) {
    data { _id } refused { _id reason } } }`;

interface Delivery {
  _id: string;
  event: string;
  status: string;
  requestCount: number;
  lastStatus: number | null;
}

describe('a webhook', () => {
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
    receiver = await startReceiver();
  });
  beforeEach(() => receiver.answers(() => undefined));
  afterAll(async () => {
    await running.close();
    await receiver.close();
  });

  const make = async (events = ['USER_ADDED', 'USER_ARCHIVED']) => {
    const url = `${receiver.url}/${unused()}`;
    const { _id: id } = await admin.get<{ _id: string }>(create, { input: { ...scope, name: `Hook ${url}`, url, events } });
    return { id, url, got: () => receiver.received.filter((each) => url.endsWith(each.path)).map(({ event }) => event.type) };
  };
  const stateOf = (_id: string) => admin.get(read, { filter: { ...scope, _id } });
  const logOf = async (webhookId: string) =>
    (await admin.get<{ data: Delivery[] }>(deliveries, { ...scope, filter: { webhookId } })).data.toReversed();
  const addUser = async () => (await admin.get<{ _id: string }>(createUserText, { user: newUser(scope) }))._id;
  /** An event that failed, and a later one of the same user that waits. */
  const stopped = async () => {
    const hook = await make();
    receiver.answers(() => ({ status: 503 }));
    const user = await addUser();
    await settled(async () => expect((await stateOf(hook.id))['state']).toBe('FAILING'));
    await changeUsers(admin, 'Archive', scope, [user]);
    receiver.answers(() => ({ status: 410 }));
    running.clock.pass(minute);
    await settled(async () => expect((await stateOf(hook.id))['state']).toBe('OFF'));
    return { ...hook, user };
  };

  it('whose receiver answers 410 Gone is switched off by the platform, which says so, and keeps what waits', async () => {
    const { id, got } = await stopped();
    expect(await stateOf(id)).toMatchObject({
      failures: 0,
      failingSince: null,
      pausedUntil: null,
      stoppedAt: expect.any(String) as string,
    });
    const { data } = await admin.get<{ data: object[] }>(listed, { filter: { ...scope } });
    expect(data).toContainEqual({ _id: id, state: 'OFF' });
    const before = got().length;
    await addUser();
    running.clock.pass(20 * minute);
    expect((await logOf(id)).map(({ event, status, lastStatus }) => [event, status, lastStatus])).toEqual([
      ['USER_ADDED', 'FAILED', 410],
      ['USER_ARCHIVED', 'WAITING', null],
    ]);
    expect(got()).toHaveLength(before);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query<object>(
      `select e.actor_id, v.values ? 'stoppedAt' as stopped from audit_entries e join audit_values v on v.entry_id = e.id
       where operation = 'CommonStopWebhook' and subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ actor_id: 'system', stopped: true }]);
  });

  it('that is off sends what waited once it is on, and what failed again by hand alone', async () => {
    const { id, got } = await stopped();
    const [failed] = await logOf(id);
    const select = { ...scope, webhookDeliveryIds: [failed?._id] };
    expect(await admin.get(again, select)).toEqual({ data: [], refused: [{ _id: failed?._id, reason: 'refusals.webhookOff' }] });
    receiver.answers(() => undefined);
    expect(await admin.get(resume, { filter: { ...scope, _id: id } })).toEqual({ state: 'ACTIVE', pausedUntil: null, stoppedAt: null });
    await settled(async () => expect((await logOf(id)).map(({ status }) => status)).toEqual(['FAILED', 'DELIVERED']));
    expect(await admin.get(again, select)).toMatchObject({ data: [{ _id: failed?._id }] });
    await settled(async () => expect(got().slice(-2)).toEqual(['user.archived', 'user.added']));
    await settled(async () => expect((await logOf(id)).map(({ lastStatus }) => lastStatus)).toEqual([204, 204]));
  });

  it.each<[string, (id: string, url: string) => Promise<unknown>]>([
    ['changed', (_id, url) => admin.get(change, { input: { ...scope, _id, name: 'Other', url, events: ['USER_ADDED'] } })],
    [
      'archived and restored',
      async (id) => {
        for (const text of [archive, restore]) await admin.get(text, { filter: { ...scope, webhookIds: [id] } });
      },
    ],
  ])('that is off is on once it was %s', async (_, act) => {
    const { id, url } = await stopped();
    receiver.answers(() => undefined);
    await act(id, url);
    expect((await stateOf(id))['state']).toBe('ACTIVE');
  });

  it('that fails says since when and until when, and is tried at once by “Try now”', async () => {
    const { id, got } = await make();
    receiver.answers(() => ({ status: 503 }));
    const since = running.clock.now().toISOString();
    await addUser();
    await settled(async () => expect(await stateOf(id)).toMatchObject({ state: 'FAILING', failures: 1, failingSince: since }));
    const { data } = await admin.get<{ data: object[] }>(listed, { filter: { ...scope } });
    expect(data).toContainEqual({ _id: id, state: 'FAILING' });
    expect(Date.parse(String((await stateOf(id))['pausedUntil']))).toBeGreaterThan(Date.parse(since));
    receiver.answers(() => undefined);
    // Its own next try is due, too; the pause of the address lasts for longer.
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    await pool.query(`update webhooks set paused_until = $2 where id = $1`, [id, new Date(Date.parse(since) + 60 * minute)]);
    running.clock.pass(minute);
    expect(got()).toHaveLength(1);
    await admin.get(resume, { filter: { ...scope, _id: id } });
    await settled(async () => expect(got()).toHaveLength(2));
    await settled(async () => expect(await stateOf(id)).toMatchObject({ state: 'ACTIVE', failures: 0, failingSince: null }));
  });
});
