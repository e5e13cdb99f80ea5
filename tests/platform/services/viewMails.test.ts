import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq, isNotNull } from 'drizzle-orm';
import { listingOf } from '../../../src/console/listings/listingOf.ts';
import { outbox } from '../../../src/platform/database/tables/records.ts';
import { startViewMails } from '../../../src/platform/services/view-mails/job.ts';
import { viewMails } from '../../../src/platform/services/view-mails/table.ts';
import { origin, startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import type { Scope } from '../lists/calls.ts';

const day = 24 * 3_600_000;
const region = 'ap-southeast-2';

describe('a mailed view', () => {
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  beforeAll(async () => {
    running = startPlatform({}, { embedded: true });
    admin = await running.browser().as('admin@acme.example');
    scope = await admin.get<Scope>('{ AuthMe { organizationId customerId hierarchyId } }');
  });
  afterAll(() => running.close());
  const store = async () => {
    const { stores } = running.platform;
    return stores.region(region);
  };
  const run = async () => {
    const job = startViewMails(running.platform, listingOf);
    await job.run();
    await job.stop();
  };
  const mails = async () =>
    (await (await store()).db.select().from(outbox).where(eq(outbox.event, 'COMMON_VIEW_MAIL'))).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  beforeEach(async () => {
    const { db } = await store();
    await db.delete(viewMails);
    await db.delete(outbox).where(eq(outbox.event, 'COMMON_VIEW_MAIL'));
  });

  const save = (more: object = {}, browser = admin) =>
    browser.get<{ _id: string; name: string }>('mutation ($input: CommonSaveViewInput!) { CommonSaveView(input: $input) { _id name } }', {
      input: { ...scope, resource: 'groups', name: `View ${unused()}`, query: '', layout: null, shared: true, ...more },
    });
  const text =
    'mutation ($input: CommonSubscribeToViewInput!) { CommonSubscribeToView(input: $input) { _id viewId nextAt frequency weekday hour zone onlyChanged pausedBecause } }';
  const input = (viewId: string, more: object = {}) => ({
    input: { ...scope, viewId, frequency: 'DAILY', hour: 8, zone: 'Europe/Dublin', onlyChanged: false, ...more },
  });
  const subscribe = (viewId: string, more: object = {}, browser = admin) =>
    browser.get<{ _id: string; nextAt: string }>(text, input(viewId, more));
  const own = async (browser = admin) =>
    (
      await browser.get<{ data: { _id: string; viewName: string; nextAt: string | null; pausedBecause: string | null }[] }>(
        'query ($filter: CommonGetViewMailListFilter!) { CommonGetViewMailList(filter: $filter) { data { _id viewName nextAt pausedBecause } pagination { totalItems } } }',
        { filter: scope },
      )
    ).data;
  const makeDue = async (by = 1000) => {
    const nextAt = new Date(running.clock.now().getTime() - by);
    await (await store()).db.update(viewMails).set({ nextAt }).where(isNotNull(viewMails.nextAt));
  };

  it('comes at its time, as a link and a file of its rows, and again a day later', async () => {
    const view = await save({ query: 'sort=name&order=asc' });
    await subscribe(view._id);
    await run();
    expect(await mails()).toEqual([]);
    await makeDue();
    await run();
    const [mail, more] = await mails();
    expect(more).toBeUndefined();
    expect(mail).toMatchObject({
      recipient: 'admin@acme.example',
      attachment: { name: expect.stringMatching(/^view-.*-\d{4}-\d\d-\d\d\.csv$/) },
    });
    expect(mail?.subject).toMatch(new RegExp(`^${view.name}: \\d+ rows?$`));
    expect(mail?.text).toContain(`${origin}/region/${region}/customers/${scope.customerId}/groups?view=${view._id}`);
    const [head, ...rows] = mail?.attachment?.content.replace('\uFEFF', '').trim().split('\r\n') ?? [];
    expect(head).toBe('Group Name,Created,Users');
    expect(mail?.subject).toContain(`: ${rows.length} row`);
    await run();
    expect(await mails()).toHaveLength(1);
    await makeDue();
    await run();
    expect(await mails()).toHaveLength(2);
  });

  it('is sent once by two processes, and once after an outage of days', async () => {
    const view = await save();
    await subscribe(view._id);
    await makeDue(5 * day);
    await Promise.all([run(), run(), run()]);
    expect(await mails()).toHaveLength(1);
    expect(Date.parse((await own())[0]?.nextAt ?? '')).toBeGreaterThan(running.clock.now().getTime());
  });

  it('is left out while its rows are the same, only if so chosen', async () => {
    const [always, changed] = [await save(), await save()];
    await subscribe(always._id);
    await subscribe(changed._id, { onlyChanged: true });
    await makeDue();
    await run();
    expect(await mails()).toHaveLength(2);
    await makeDue();
    await run();
    expect((await mails()).map(({ subject }) => subject.replace(/:.*/, '')).toSorted()).toEqual(
      [always.name, always.name, changed.name].toSorted(),
    );
    await admin.get('mutation ($group: ORGCreateGroupInput!) { ORGCreateGroup(group: $group) { _id } }', {
      group: { ...scope, name: `Group ${unused()}`, description: null },
    });
    await makeDue();
    await run();
    expect(await mails()).toHaveLength(5);
  });

  it('pauses and says so once its view is gone, is no longer shared, or no longer fits', async () => {
    const gone = await save();
    const misfit = await save({ query: 'colour=red' });
    await subscribe(gone._id);
    await subscribe(misfit._id);
    await admin.get('mutation ($filter: ViewIdsFilter!) { CommonDeleteViews(filter: $filter) { data { _id } } }', {
      filter: { ...scope, viewIds: [gone._id] },
    });
    await makeDue();
    await run();
    await makeDue();
    await run();
    const sent = await mails();
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual(
      [gone, misfit].map(({ name }) => `Emails of “${name}” are paused`).toSorted(),
    );
    expect(sent.every(({ attachment }) => attachment === null)).toBe(true);
    const paused = await own();
    expect(Object.fromEntries(paused.map(({ viewName, pausedBecause }) => [viewName, pausedBecause]))).toEqual({
      [gone.name]: 'VIEW_GONE',
      [misfit.name]: 'VIEW_MISFIT',
    });
    await subscribe(misfit._id);
    expect((await own()).find(({ viewName }) => viewName === misfit.name)).toMatchObject({
      pausedBecause: null,
      nextAt: expect.any(String),
    });
  });

  it('ends by the link in its mail, signed out, by its button alone and by no other link', async () => {
    const view = await save();
    await subscribe(view._id);
    await makeDue();
    await run();
    const [mail] = await mails();
    const url = new URL(/Stop these emails: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
    const open = (path: string, method = 'GET') => running.platform.fetch(new Request(`${origin}${path}`, { method }));
    expect(await (await open(url.pathname)).text()).toContain(view.name);
    expect(await own()).toHaveLength(1);
    const forged = `${url.pathname.slice(0, -2)}${url.pathname.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const path of [forged, '/unsubscribe/', '/unsubscribe/x.y', url.pathname.replace(/\.[^.]*$/, '')]) {
      expect((await open(path, 'POST')).status).toBe(404);
    }
    expect(await own()).toHaveLength(1);
    expect((await open(url.pathname, 'POST')).status).toBe(200);
    expect(await own()).toEqual([]);
    expect(await (await open(url.pathname, 'POST')).text()).toContain('You won’t get these emails any more');
  });

  it('is its subscriber’s alone, and set up once for a view', async () => {
    const view = await save();
    const first = await subscribe(view._id);
    const second = await subscribe(view._id, { frequency: 'WEEKLY', weekday: 1 });
    expect(second).toMatchObject({ _id: first._id, weekday: 1 });
    const staff = await running.browser().as('staff@demo.example');
    expect(await own(staff)).toEqual([]);
    const end = 'mutation ($filter: ViewMailIdsFilter!) { CommonUnsubscribeFromViews(filter: $filter) { data { _id } } }';
    const filter = { ...scope, viewMailIds: [first._id] };
    expect(await staff.refusal(end, { filter })).toMatchObject({ code: 'NOT_FOUND' });
    await admin.get(end, { filter });
    expect(await own()).toEqual([]);
  });

  it.each([
    ['a weekly mail without a day', { frequency: 'WEEKLY' }, { weekday: 'validation.viewMail.weekday' }],
    ['an hour that no clock shows', { hour: 24 }, { hour: 'validation.viewMail.hour' }],
    ['a zone that is none', { zone: 'Mars/Olympus' }, { zone: 'validation.viewMail.zone' }],
  ])('with %s is refused at the field', async (_, more, fields) => {
    const view = await save();
    expect(await admin.refusal(text, input(view._id, more))).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  it('needs the right to export, when it is set up and with each mail', async () => {
    const view = await save();
    const recruiter = await running.browser().as('recruiter@acme.example');
    expect(await recruiter.refusal(text, input(view._id))).toMatchObject({ code: 'FORBIDDEN' });
    const { _id: ownerId } = await recruiter.get<{ _id: string }>('{ AuthMe { _id } }');
    await subscribe(view._id);
    // As if the right had ended since.
    await (await store()).db.update(viewMails).set({ ownerId });
    await makeDue();
    await run();
    expect(await mails()).toMatchObject([
      { recipient: 'recruiter@acme.example', subject: `Emails of “${view.name}” are paused`, attachment: null },
    ]);
    expect((await own(recruiter))[0]).toMatchObject({ pausedBecause: 'NO_RIGHT', nextAt: null });
  });
});
