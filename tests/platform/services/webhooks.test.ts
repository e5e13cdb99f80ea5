import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minute, startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { texts } from './applicationCalls.ts';
import { settled } from './atsReportCalls.ts';
import { changeUsers, createUserText, newUser, scopeOf } from './people.ts';
import type { Scope } from './people.ts';
import { isGenuine, startReceiver } from './webhookReceiver.ts';

const create = 'mutation ($input: CommonCreateWebhookInput!) { CommonCreateWebhook(input: $input) { _id secret } }';
const change = 'mutation ($input: CommonUpdateWebhookInput!) { CommonUpdateWebhook(input: $input) { _id url version } }';
const renew =
  'mutation ($input: CommonRenewWebhookSecretInput!) { CommonRenewWebhookSecret(input: $input) { secret previousSecretUntil } }';
const tried = 'mutation ($filter: WebhookIdFilter!) { CommonTestWebhook(filter: $filter) { checks { ok result status } } }';
const read = 'query ($filter: WebhookIdFilter!) { CommonGetWebhook(filter: $filter) { _id name state failures pausedUntil archivedAt } }';
const archive = 'mutation ($filter: WebhookIdsFilter!) { CommonArchiveWebhooks(filter: $filter) { data { _id } } }';
const listing = `query ($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $filter: WebhookDeliveryFilter) {
  CommonGetWebhookDeliveryList(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, filter: $filter, limit: 500) {
    data { _id event status recordId requestCount responses payload webhookName sequence } pagination { totalItems } } }`;
const again = `mutation ($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $webhookDeliveryIds: [ID!]!, $matching: MatchingWebhookDeliveries) {
  CommonSendWebhooksAgain(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, webhookDeliveryIds: $webhookDeliveryIds, matching: $matching) {
    data { _id } refused { _id reason } } }`;

interface Delivery {
  _id: string;
  event: string;
  status: string;
  recordId: string;
  requestCount: number;
  responses: { status: number | null; data: unknown }[];
  payload: Record<string, unknown>;
  webhookName: string;
  sequence: number;
}

describe('webhooks', () => {
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

  const make = async (events: string[]) => {
    const path = `/${unused()}`;
    const input = { ...scope, name: `Hook ${path}`, url: `${receiver.url}${path}`, events };
    const { _id: id } = await admin.get<{ _id: string }>(create, { input });
    return {
      id,
      taken: (recordId: string) => receiver.taken(path, recordId),
      got: () => receiver.received.filter((each) => each.path === path),
    };
  };
  const secretOf = async (_id: string, overlapHours = 0) =>
    (await admin.get<{ secret: string }>(renew, { input: { ...scope, _id, overlapHours } })).secret;
  const deliveries = async (webhookId: string, more: object = {}) =>
    (await admin.get<{ data: Delivery[] }>(listing, { ...scope, filter: { webhookId, ...more } })).data;
  const addUser = async () => (await admin.get<{ _id: string }>(createUserText, { user: newUser(scope) }))._id;

  it('are sent what happened to a user, signed so that a published library accepts it', async () => {
    const { id, taken } = await make(['USER_ADDED', 'USER_ARCHIVED']);
    const secret = await secretOf(id);
    const user = await addUser();
    await changeUsers(admin, 'Archive', scope, [user]);
    const all = await settled(async () => {
      expect(taken(user)).toHaveLength(2);
      return taken(user);
    });
    expect(all.map(({ event }) => event.type)).toEqual(['user.added', 'user.archived']);
    for (const each of all) {
      expect(isGenuine(secret, each)).toBe(true);
      expect(isGenuine(secret, { ...each, text: each.text.replace('user.', 'User.') })).toBe(false);
      expect(each.headers['webhook-id']).toBe(each.event.id);
      expect(each.event).toMatchObject({ customerId: scope.customerId, data: { userId: user } });
    }
    expect(all[1]?.event.sequence).toBeGreaterThan(all[0]?.event.sequence ?? 0);
    await settled(async () =>
      expect((await deliveries(id)).map(({ event, status, requestCount }) => [event, status, requestCount])).toEqual([
        ['USER_ARCHIVED', 'DELIVERED', 1],
        ['USER_ADDED', 'DELIVERED', 1],
      ]),
    );
  });

  it('get no event that they did not ask for, and none once they are archived', async () => {
    const { id } = await make(['VACANCY_CREATED']);
    await addUser();
    const { id: other } = await make(['USER_ADDED']);
    await admin.get(archive, { filter: { ...scope, webhookIds: [other] } });
    await addUser();
    expect(await deliveries(id)).toEqual([]);
    expect(await deliveries(other)).toEqual([]);
  });

  it('are tried again by themselves, under the same id, and get a record’s later events after its earlier ones', async () => {
    const { id, taken, got } = await make(['USER_ADDED', 'USER_ARCHIVED', 'USER_RESTORED']);
    receiver.answers(() => ({ status: 503, body: 'down' }));
    const user = await addUser();
    await changeUsers(admin, 'Archive', scope, [user]);
    await changeUsers(admin, 'Restore', scope, [user]);
    await settled(async () => expect((await deliveries(id)).at(-1)).toMatchObject({ requestCount: 1, status: 'WAITING' }));
    expect(got()).toHaveLength(1);
    await settled(async () =>
      expect(await admin.get(read, { filter: { ...scope, _id: id } })).toMatchObject({ state: 'FAILING', failures: 1 }),
    );
    receiver.answers(() => undefined);
    running.clock.pass(minute);
    await settled(async () => expect(taken(user).map(({ event }) => event.type)).toEqual(['user.added', 'user.archived', 'user.restored']));
    const first = got().filter(({ event }) => event.type === 'user.added');
    expect(new Set(first.map(({ event }) => event.id)).size).toBe(1);
    expect(first).toHaveLength(2);
    await settled(async () =>
      expect(await admin.get(read, { filter: { ...scope, _id: id } })).toMatchObject({ state: 'ACTIVE', failures: 0 }),
    );
  });

  it('are sent an application’s changes once they cannot be undone any more, and those that were undone never', async () => {
    const { id, taken } = await make(['APPLICATION_STATUS_CHANGED', 'APPLICATION_HIRED']);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query<{ id: string }>(
      `select id from applications where customer_id = $1 and status = 'APPS_APPLICATION_NEW' order by id limit 2`,
      [scope.customerId],
    );
    const [hired = '', undone = ''] = rows.map((row) => row.id);
    const move = async (ids: string[]) =>
      (
        await admin.get<{ hold: { _id: string; until: string } | null }>(texts.heldStatus, {
          ...scope,
          ids,
          status: 'APPS_APPLICATION_HIRED',
          notify: true,
        })
      ).hold;
    const hold = await move([undone]);
    await move([hired]);
    expect((await deliveries(id)).map(({ status }) => status)).toEqual(['WAITING', 'WAITING', 'WAITING', 'WAITING']);
    // Once they have left, nothing takes them back.
    const { rows: held } = await pool.query<{ held_until: Date }>('select distinct held_until from webhook_deliveries where hold_id = $1', [
      hold?._id,
    ]);
    expect(held.map((row) => row.held_until.toISOString())).toEqual([hold?.until]);
    await admin.get(texts.undoHold, { ...scope, id: hold?._id });
    running.clock.pass(10 * minute);
    await settled(async () =>
      expect(taken(hired).map(({ event }) => event.type)).toEqual(['application.status_changed', 'application.hired']),
    );
    expect(taken(undone)).toEqual([]);
    expect((await deliveries(id, { recordId: undone })).map(({ status }) => status)).toEqual(['IGNORED', 'IGNORED']);
    const [changed] = taken(hired);
    expect(changed?.event.data).toMatchObject({ status: 'APPS_APPLICATION_HIRED', fromStatus: 'APPS_APPLICATION_NEW', by: 'USER' });
  });

  it('carry no name, address or number of a person', async () => {
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query<{ payload: unknown }>('select payload from webhook_deliveries');
    const people = await pool.query<{ email: string; name: string }>(
      `select email, first_name || ' ' || last_name as name from candidates union select email, first_name || ' ' || last_name from users`,
    );
    const text = JSON.stringify(rows) + receiver.received.map((each) => each.text).join(' ');
    expect(rows.length).toBeGreaterThan(5);
    expect(people.rows.filter(({ email, name }) => text.includes(email) || text.includes(name))).toEqual([]);
  });

  it('know both signing secrets for as long as was chosen, then the new one alone', async () => {
    const { id, taken } = await make(['USER_ADDED']);
    const before = await secretOf(id);
    const after = await secretOf(id, 24);
    const sent = async () => {
      const user = await addUser();
      return settled(async () => {
        const [one] = taken(user);
        if (!one) throw new Error('Nothing was sent yet');
        return one;
      });
    };
    const both = await sent();
    expect([isGenuine(before, both), isGenuine(after, both)]).toEqual([true, true]);
    running.clock.pass(24 * 60 * minute + 1);
    admin = await running.browser().as('admin@acme.example');
    const later = await sent();
    expect([isGenuine(before, later), isGenuine(after, later)]).toEqual([false, true]);
  });

  it('are tested by an event that says nothing, whose outcome stands in the log', async () => {
    const { id, got } = await make(['USER_ADDED']);
    const secret = await secretOf(id);
    const test = async () => (await admin.get<{ checks: object[] }>(tried, { filter: { ...scope, _id: id } })).checks;
    expect(await test()).toMatchObject([{ ok: true, result: 'delivered', status: 204 }]);
    receiver.answers(() => ({ status: 404, body: `no ${secret}` }));
    expect(await test()).toMatchObject([{ ok: false, result: 'answered', status: 404 }]);
    expect(got().map(({ event }) => event.type)).toEqual(['webhook.test', 'webhook.test']);
    const logged = await deliveries(id);
    expect(logged.map(({ status, responses }) => [status, responses[0]?.data])).toEqual([
      ['FAILED', 'no ***'],
      ['DELIVERED', null],
    ]);
    expect(
      (await admin.get<{ refused: object[] }>(again, { ...scope, webhookDeliveryIds: logged.map(({ _id }) => _id) })).refused,
    ).toHaveLength(2);
  });

  it('are sent a window of what they missed again, under the same ids', async () => {
    const { id, taken, got } = await make(['USER_ADDED', 'USER_ARCHIVED']);
    const from = running.clock.now().toISOString();
    const user = await addUser();
    await changeUsers(admin, 'Archive', scope, [user]);
    // The receiver has a delivery before the platform has written that it is one.
    await settled(async () => expect((await deliveries(id)).map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED']));
    expect(taken(user)).toHaveLength(2);
    const filter = { webhookId: id, createdAt: { gte: from } };
    const matching = { filter, expectedCount: 2 };
    const refused = await admin.refusal(again, { ...scope, webhookDeliveryIds: [], matching: { filter, expectedCount: 3 } });
    expect(refused).toMatchObject({ code: 'CONFLICT', count: 2 });
    expect((await admin.get<{ data: object[] }>(again, { ...scope, webhookDeliveryIds: [], matching })).data).toHaveLength(2);
    await settled(async () =>
      expect(got().map(({ event }) => event.type)).toEqual(['user.added', 'user.archived', 'user.added', 'user.archived']),
    );
    expect(new Set(got().map(({ event }) => event.id)).size).toBe(2);
  });

  it('are changed by whoever saw the last version, to an https address or, in a demo, to this machine', async () => {
    const { id } = await make(['USER_ADDED']);
    const input = { ...scope, _id: id, name: 'Other', url: 'https://hooks.example/1', events: ['USER_ARCHIVED'], expectedVersion: 1 };
    expect(await admin.get(change, { input })).toMatchObject({ url: 'https://hooks.example/1', version: 2 });
    expect(await admin.refusal(change, { input: { ...input, name: 'Third' } })).toMatchObject({ code: 'CONFLICT' });
    for (const url of ['ftp://hooks.example', 'https://name:word@hooks.example', 'hooks.example'])
      expect(await admin.refusal(change, { input: { ...input, url, expectedVersion: 2 } })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { url: expect.anything() as unknown },
      });
    expect(await admin.refusal(change, { input: { ...input, events: [], expectedVersion: 2 } })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await admin.refusal(change, { input: { ...input, events: ['WEBHOOK_TEST'], expectedVersion: 2 } })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('keep their secrets out of every table, log and answer', async () => {
    const { id } = await make(['USER_ADDED']);
    const secret = (await secretOf(id)).slice('whsec_'.length);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows: tables } = await pool.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
    );
    for (const { name } of tables) {
      const { rowCount } = await pool.query(`select 1 from "${name}" as row where row::text like $1 limit 1`, [`%${secret}%`]);
      expect(rowCount, name).toBe(0);
    }
    expect(JSON.stringify(await admin.get(read, { filter: { ...scope, _id: id } }))).not.toContain(secret);
  });
});
