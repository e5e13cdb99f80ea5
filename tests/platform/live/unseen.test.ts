import { afterEach, describe, expect, it } from 'vitest';
import { until } from '../../support/until.ts';
import { origin, unused } from '../browser.ts';
import type { Browser } from '../browser.ts';
import { treeOf } from '../services/accessTools.ts';
import { callbackCalls } from '../services/callbackCalls.ts';
import { editorOf } from '../services/hierarchyTools.ts';
import { createGroupText, limitedTo } from '../services/people.ts';
import { watch } from './watcher.ts';
import type { Place, Watcher } from './watcher.ts';

const { world, enter, tell, vacancyWith } = callbackCalls();
const open: Watcher[] = [];
afterEach(() => {
  for (const watcher of open.splice(0)) watcher.close();
});

const watching = async (list: string, email: string, more: Partial<Place> = {}) => {
  const browser = await world.running.browser().as(email);
  const watcher = await watch(browser, [{ list, customerId: world.scope.customerId, ...more }]);
  open.push(watcher);
  return watcher;
};
const admin = () => world.running.browser().as('admin@acme.example');
/** A change that is announced after all that came before. */
const settled = async () => {
  const [browser, watcher] = [await admin(), await watching('ORGGetGroups', 'admin@acme.example')];
  const { _id } = await browser.get<{ _id: string }>(createGroupText, { group: { ...world.scope, name: `Group ${unused()}` } });
  await watcher.change(_id);
};
const mailedView = async (browser: Browser, place: object) => {
  const view = await browser.get<{ _id: string }>('mutation ($input: CommonSaveViewInput!) { CommonSaveView(input: $input) { _id } }', {
    input: { ...place, resource: 'groups', name: `View ${unused()}`, query: '', layout: null, shared: false },
  });
  return browser.get<{ _id: string }>('mutation ($input: CommonSubscribeToViewInput!) { CommonSubscribeToView(input: $input) { _id } }', {
    input: { ...place, viewId: view._id, frequency: 'DAILY', hour: 8, zone: 'Europe/Dublin', onlyChanged: false },
  });
};

describe('who watches', () => {
  it('a list or a candidate hears how far the candidate has come, and of one who applies, by nobody’s name', async () => {
    const list = await watching('AppsGetApplicationList', 'admin@acme.example');
    const { applicationId, assessmentId } = await enter();
    expect(await list.change(applicationId)).toMatchObject({ kind: 'CREATED', by: null, own: null });
    const record = await watching('AppsGetApplicationList', 'admin@acme.example', { recordId: applicationId });
    for (const [event, more] of [['STARTED'], ['RESULTS', { recommendation: 'MAYBE', recommendationScore: 40 }]] as const) {
      record.news.length = 0;
      expect(await tell(assessmentId, event, more)).toBeLessThan(300);
      expect(await record.change(applicationId)).toMatchObject({ by: null, own: null });
    }
  });

  it('hears nothing of candidates of other departments, customers and lists', async () => {
    const stranger = await watching('AppsGetApplicationList', 'admin@globex.example');
    const groups = await watching('ORGGetGroups', 'admin@acme.example');
    const person = await limitedTo(world.running, await admin(), world.scope, ['edge:access', 'org:viewGroupList']);
    const without = await watch(person, [{ list: 'AppsGetApplicationList', customerId: world.scope.customerId }]);
    open.push(without);
    const { applicationId } = await enter(await vacancyWith([]));
    await settled();
    for (const watcher of [stranger, groups, without]) expect(watcher.changes().map(({ _id }) => _id)).not.toContain(applicationId);
  });

  it('hears of an own row that was deleted for good, also within one department; nobody else does', async () => {
    const browser = await admin();
    const [mine] = (await treeOf(browser, world.scope)).children;
    if (!mine) throw new Error('too few departments');
    const place = { ...world.scope, hierarchyId: mine._id };
    const person = await limitedTo(world.running, browser, place, ['edge:access', 'common:export']);
    const { _id } = await mailedView(person, place);
    const own = await watch(person, [{ list: 'CommonGetViewMailList', customerId: world.scope.customerId }]);
    open.push(own);
    const staff = await watching('CommonGetViewMailList', 'staff@demo.example');
    const stranger = await watching('CommonGetViewMailList', 'admin@globex.example');
    const groups = await watching('ORGGetGroups', 'staff@demo.example');
    await person.get('mutation ($filter: ViewMailIdsFilter!) { CommonUnsubscribeFromViews(filter: $filter) { data { _id } } }', {
      filter: { ...place, viewMailIds: [_id] },
    });
    // The news that it was made may still come, though that was before.
    expect(await until(() => own.changes().find((change) => change._id === _id && change.kind === 'DELETED'))).toMatchObject({ by: null });
    await settled();
    for (const other of [staff, stranger, groups]) expect(other.changes().filter(({ kind }) => kind === 'DELETED')).toEqual([]);
  });

  it('the departments hears of those that it may see', async () => {
    const browser = await admin();
    const { _id: root, children } = await treeOf(browser, world.scope);
    const [mine, theirs] = children;
    if (!mine || !theirs) throw new Error('too few departments');
    const person = await limitedTo(world.running, browser, { ...world.scope, hierarchyId: mine._id }, ['edge:access', 'org:viewHierarchy']);
    const within = await watch(person, [{ list: 'ORGGetHierarchy', customerId: world.scope.customerId }]);
    open.push(within);
    const all = await watching('ORGGetHierarchy', 'staff@demo.example');
    const updated = [mine, theirs].map(({ _id, name }) => ({ _id, parentId: root, name: `${name} ${unused()}` }));
    await editorOf(browser, world.scope).send({ updated });
    expect(await all.change(theirs._id)).toMatchObject({ kind: 'CHANGED', by: 'Ada Admin' });
    expect(await within.change(mine._id)).toMatchObject({ kind: 'CHANGED', by: null });
    await settled();
    expect(within.changes().map((change) => change._id)).toEqual([mine._id]);
  });

  it('settings hears of their change, and of no other settings', async () => {
    const reasons = await watching('AppsGetCustomerSetting', 'staff@demo.example', { recordId: 'decline-reasons' });
    const branding = await watching('FIGetBranding', 'staff@demo.example');
    const stranger = await watching('AppsGetCustomerSetting', 'admin@globex.example');
    await (
      await admin()
    ).get('mutation ($input: AppsUpdateDeclineReasonsInput!) { AppsUpdateDeclineReasons(input: $input) { version } }', {
      input: { ...world.scope, declineReasons: ['Too far away'], isDeclineReasonRequired: false },
    });
    const { changes } = reasons;
    await until(() => changes().length > 0);
    expect(changes()).toMatchObject([{ kind: 'CHANGED', by: 'Ada Admin' }]);
    await settled();
    expect([branding.changes(), stranger.changes()]).toEqual([[], []]);
  });

  it('people hears nothing of somebody who mails a test to themselves', async () => {
    const browser = await admin();
    const { _id } = await browser.get<{ _id: string }>('{ AuthMe { _id } }');
    const watcher = await watching('ORGGetUsers', 'staff@demo.example');
    await browser.get('mutation ($input: NotifSendTestMailInput!) { NotifSendTestMail(input: $input) { recipient } }', {
      input: { ...world.scope, event: 'FI_INVITED', templateType: 'english' },
    });
    await settled();
    expect(watcher.changes().map((change) => change._id)).not.toContain(_id);
  });

  it('is counted in the metrics while the stream is open', async () => {
    const count = async () => {
      const page = await (await world.running.platform.fetch(new Request(`${origin}/metrics`))).text();
      return Number(/^console_live_connections (\d+)$/m.exec(page)?.[1]);
    };
    await until(async () => (await count()) === 0);
    const watcher = await watching('ORGGetGroups', 'admin@acme.example');
    expect(await count()).toBe(1);
    watcher.close();
    await until(async () => (await count()) === 0);
  });
});
