import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq, isNotNull } from 'drizzle-orm';
import { listingOf } from '../../../src/console/listings/listingOf.ts';
import { outbox } from '../../../src/platform/database/tables/records.ts';
import { dueRegions } from '../../../src/platform/services/view-mails/dueRegions.ts';
import { startViewMails } from '../../../src/platform/services/view-mails/job.ts';
import type { ListingOf } from '../../../src/platform/services/view-mails/listing.ts';
import { viewMails } from '../../../src/platform/services/view-mails/table.ts';
import { withoutPolling } from '../../support/work.ts';
import { minute, origin, startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import type { Scope } from '../lists/calls.ts';

const day = 24 * 3_600_000;
const region = 'ap-southeast-2';

describe('a mailed view', () => {
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  beforeAll(async () => {
    running = withoutPolling(() => startPlatform({}, { embedded: true }));
    await signIn();
    scope = await admin.get<Scope>('{ AuthMe { organizationId customerId hierarchyId } }');
  });
  afterAll(() => running.close());
  const store = async () => {
    const { stores } = running.platform;
    return stores.region(region);
  };
  const run = async (listing: ListingOf = listingOf) => {
    const job = startViewMails(running.platform, listing);
    await job.run();
    await job.stop();
  };
  const mails = async () =>
    (await (await store()).db.select().from(outbox).where(eq(outbox.event, 'COMMON_VIEW_MAIL'))).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  /** Tests pass days, after which a session has ended. */
  const signIn = async () => {
    admin = await running.browser().as('admin@acme.example');
  };
  beforeEach(async () => {
    await signIn();
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

  it('is remembered as soon as it is set up, changed or ended, for a process that stops before the next run', async () => {
    const { _id, nextAt } = await subscribe((await save())._id);
    const due = async (at: string) => dueRegions({ stores: running.platform.stores, now: () => new Date(at) });
    const before = new Date(new Date(nextAt).getTime() - 1).toISOString();
    expect([await due(before), await due(nextAt)]).toEqual([[], [region]]);
    const earlier = await subscribe((await save())._id, { hour: (new Date(running.clock.now()).getUTCHours() + 2) % 24, zone: 'UTC' });
    const [first = '', last = ''] = [nextAt, earlier.nextAt].toSorted();
    expect(await due(first)).toEqual([region]);
    const unsubscribe = (id: string) =>
      admin.get('mutation ($filter: ViewMailIdsFilter!) { CommonUnsubscribeFromViews(filter: $filter) { data { _id } } }', {
        filter: { ...scope, viewMailIds: [id] },
      });
    await unsubscribe(first === nextAt ? _id : earlier._id);
    if (first !== last) expect(await due(first)).toEqual([]);
    expect(await due(last)).toEqual([region]);
    await unsubscribe(first === nextAt ? earlier._id : _id);
    expect(await due(last)).toEqual([]);
  });

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

  it('is read once by processes at the same time, each taking what the others have not', async () => {
    for (let count = 0; count < 6; count += 1) await subscribe((await save())._id);
    await makeDue();
    const read: string[] = [];
    const counting: ListingOf = (view, place) => {
      read.push(view.id);
      return listingOf(view, place);
    };
    await Promise.all([run(counting), run(counting), run(counting)]);
    expect(read).toHaveLength(6);
    expect(new Set(read).size).toBe(6);
    expect(await mails()).toHaveLength(6);
  });

  it('is left alone while a process is at work on it, and taken over when that one has ended without a word', async () => {
    await subscribe((await save())._id);
    await makeDue();
    const takenUntil = new Date(running.clock.now().getTime() + 5 * minute);
    await (await store()).db.update(viewMails).set({ takenUntil });
    await run();
    expect(await mails()).toEqual([]);
    running.clock.pass(6 * minute);
    await run();
    expect(await mails()).toHaveLength(1);
  });

  it('that fails is tried later and later, then pauses with its reason, and is resumed by its owner alone', async () => {
    const view = await save();
    const { _id } = await subscribe(view._id);
    await makeDue();
    const waits: number[] = [];
    const failing: ListingOf = () => Promise.reject(new Error('no plan'));
    for (let tries = 0; tries < 5; tries += 1) {
      await run(failing);
      const [row] = await own();
      if (!row?.nextAt) break;
      const wait = Date.parse(row.nextAt) - running.clock.now().getTime();
      waits.push(wait / minute);
      running.clock.pass(wait);
      await signIn();
    }
    expect(waits).toEqual([10, 30, 90, 270]);
    await signIn();
    expect(await own()).toMatchObject([{ pausedBecause: 'FAILED', nextAt: null }]);
    expect((await mails()).map(({ subject }) => subject)).toEqual([`Emails of “${view.name}” are paused`]);
    const resume = 'mutation ($filter: ViewMailIdsFilter!) { CommonResumeViewMails(filter: $filter) { data { _id } } }';
    const filter = { ...scope, viewMailIds: [_id] };
    const staff = await running.browser().as('staff@demo.example');
    expect(await staff.refusal(resume, { filter })).toMatchObject({ code: 'NOT_FOUND' });
    await admin.get(resume, { filter });
    expect(await own()).toMatchObject([{ pausedBecause: null, nextAt: expect.any(String) }]);
    await makeDue();
    await run();
    expect(await mails()).toHaveLength(2);
  });

  it('is no failure of its own while the database is away', async () => {
    await subscribe((await save())._id);
    for (let tries = 0; tries < 6; tries += 1) {
      await makeDue();
      await run(() => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })));
    }
    expect(await own()).toMatchObject([{ pausedBecause: null, nextAt: expect.any(String) }]);
  });

  it('has numbers and words in the language of the console where it was set up, and names in place of ids', async () => {
    const staff = await running.browser().as('staff@demo.example');
    staff.headers = { 'accept-language': 'en-US' };
    const british = await save({ resource: 'vacancies', query: '' });
    const american = await save({ resource: 'applications', query: '', layout: { hidden: [], order: [] } });
    admin.headers = { 'accept-language': 'en-GB' };
    await subscribe(british._id);
    admin.headers = { 'accept-language': 'en-US' };
    await subscribe(american._id);
    admin.headers = {};
    const customers = await save({ resource: 'customers', query: '' }, staff);
    await subscribe(customers._id, {}, staff);
    const sets = await save({ resource: 'workflow-sets', query: '' });
    const people = await save({ resource: 'users', query: '' });
    for (const view of [sets, people]) await subscribe(view._id);
    await makeDue();
    await run();
    const textOf = async (name: string) => (await mails()).find(({ subject }) => subject.startsWith(name));
    expect((await textOf(british.name))?.text).toContain('of Vacancies');
    const rows = (await textOf(american.name))?.attachment?.content ?? '';
    expect(rows.split('\r\n')[0]).toMatch(/Job/);
    const { data } = await admin.get<{ data: { candidate: { personalInformation: { firstName: string; lastName: string } } }[] }>(
      'query ($filter: AppsGetApplicationListFilter!) { AppsGetApplicationList(filterApplicationInput: $filter) { data { candidate { personalInformation { firstName lastName } } } } }',
      { filter: scope },
    );
    const person = data[0]?.candidate.personalInformation;
    expect(rows).toContain(`${person?.firstName} ${person?.lastName}`);
    const ofCustomers = (await textOf(customers.name))?.attachment?.content ?? '';
    expect(ofCustomers).toContain('Acme');
    expect(ofCustomers).not.toContain(scope.organizationId);
    const [, ...setRows] = ((await textOf(sets.name))?.attachment?.content ?? '').trim().split('\r\n');
    expect(setRows.length).toBeGreaterThan(0);
    for (const row of setRows) expect(row).toMatch(/,\d+(,|$)/);
    expect((await textOf(people.name))?.attachment?.content).toContain('Unactivated');
  });

  it('is captured in the demo’s outbox with its file, which is only ever saved', async () => {
    await subscribe((await save())._id);
    await makeDue();
    await run();
    const [mail] = await mails();
    const page = await (await running.platform.fetch(new Request(`${origin}/dev/outbox?to=admin@acme.example`))).text();
    expect(page).toContain(`>${mail?.attachment?.name}</a> (`);
    const file = await running.platform.fetch(new Request(`${origin}/dev/outbox/${mail?.id}/attachment`));
    expect([file.headers.get('content-disposition'), file.headers.get('content-type')]).toEqual([
      `attachment; filename*=UTF-8''${mail?.attachment?.name}`,
      'text/csv; charset=utf-8',
    ]);
    expect(Buffer.from(await file.arrayBuffer()).toString()).toBe(mail?.attachment?.content);
  });

  it('of a region that nobody has opened since the start comes, too', async () => {
    const view = await save();
    await subscribe(view._id);
    await run();
    const { stores } = running.platform;
    const opened: string[] = [];
    const closed = {
      ...stores,
      opened: () => stores.opened().filter(({ region: name }) => name === undefined || opened.includes(name)),
      region: (name: typeof region) => (opened.push(name), stores.region(name)),
    };
    const runClosed = async () => {
      const job = startViewMails({ ...running.platform, stores: closed }, listingOf);
      await job.run();
      await job.stop();
    };
    await runClosed();
    expect(opened).toEqual([]);
    running.clock.pass(2 * day);
    await runClosed();
    expect(new Set(opened)).toEqual(new Set([region]));
    expect(await mails()).toHaveLength(1);
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
