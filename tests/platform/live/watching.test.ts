import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../support/until.ts';
import { startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { treeOf } from '../services/accessTools.ts';
import { changeGroups, changeUsers, createGroupText, limitedTo, scopeOf, setStatements } from '../services/people.ts';
import type { Scope } from '../services/people.ts';
import { keyed, watch } from './watcher.ts';
import type { Place, Watcher } from './watcher.ts';

describe('who watches a list', () => {
  let running: Running;
  let admin: Browser;
  let other: Browser;
  let scope: Scope;
  const open: Watcher[] = [];
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    other = await running.browser().as('staff@demo.example');
    scope = await scopeOf(admin);
  });
  afterEach(() => {
    for (const watcher of open.splice(0)) watcher.close();
  });
  afterAll(() => running.close());

  const groups = (more: Partial<Place> = {}): Place => ({ list: 'ORGGetGroups', customerId: scope.customerId, ...more });
  const watching = async (browser: Browser, places: Place[] = [groups()]) => {
    const watcher = await watch(browser, places);
    open.push(watcher);
    return watcher;
  };
  const create = (browser = other, hierarchyId = scope.hierarchyId) =>
    browser.get<{ _id: string }>(createGroupText, { group: { ...scope, hierarchyId, name: `Group ${unused()}` } });
  const rename = (_id: string, browser = other) =>
    browser.get(
      'mutation ($update: ORGUpdateGroupUpdate!, $filter: GroupIdFilter!) { ORGUpdateGroup(update: $update, filter: $filter) { _id } }',
      {
        update: { name: `Renamed ${unused()}` },
        filter: { _id },
      },
    );
  /** A row whose news has reached this process: it doesn't come to those who begin to watch from then on. */
  const known = async () => {
    const first = await watching(admin);
    const made = await create();
    await first.change(made._id);
    return made;
  };
  /** A change that is announced after all that came before. */
  const settled = async (watcher: Watcher) => watcher.change((await create())._id);

  it('hears of a new, a changed and an archived row, by whom, and no values', async () => {
    const watcher = await watching(admin);
    const { _id } = await create();
    expect(await watcher.change(_id)).toEqual({ place: 0, _id, kind: 'CREATED', by: 'Sam Staff', own: null, ago: expect.any(Number) });
    watcher.news.length = 0;
    await rename(_id);
    expect(await watcher.change(_id)).toMatchObject({ kind: 'CHANGED', by: 'Sam Staff' });
    watcher.news.length = 0;
    await changeGroups(other, 'Archive', [_id]);
    expect(await watcher.change(_id)).toMatchObject({ kind: 'ARCHIVED' });
  });

  it('knows own changes by their key, which nobody else is told', async () => {
    const [own, others] = [await watching(admin), await watching(other)];
    let id = '';
    const key = await keyed(admin, async () => (id = (await create(admin))._id));
    expect(await own.change(id)).toMatchObject({ own: key, by: null });
    expect(await others.change(id)).toMatchObject({ own: null, by: 'Ada Admin' });
  });

  it('hears of one record only, if it watches one', async () => {
    const [{ _id }, elsewhere] = [await known(), await known()];
    const watcher = await watching(admin, [groups({ recordId: _id }), groups()]);
    await rename(elsewhere._id);
    await rename(_id);
    await until(() => watcher.changes().filter((change) => change._id === _id).length === 2);
    expect(watcher.changes().filter(({ place }) => place === 0)).toMatchObject([{ _id, kind: 'CHANGED' }]);
  });

  it('is told first what has happened since it read the rows', async () => {
    const { _id } = await create();
    const watcher = await watching(admin, [groups({ since: 60_000 })]);
    expect(await watcher.change(_id)).toMatchObject({ kind: 'CREATED' });
    const later = await watching(admin);
    await settled(later);
    expect(later.changes().map((change) => change._id)).not.toContain(_id);
  });

  it('is told to read again where changes since then are not remembered', async () => {
    const watcher = await watching(admin, [groups(), groups({ since: 24 * 3_600_000 })]);
    expect(watcher.news[0]?.missed).toEqual([1]);
  });

  it('hears nothing of another customer, and nothing in its name', async () => {
    const stranger = await running.browser().as('admin@globex.example');
    const watcher = await watching(stranger, [groups(), groups({ customerId: (await scopeOf(stranger)).customerId })]);
    await create();
    await settled(await watching(admin));
    expect(watcher.changes()).toEqual([]);
  });

  it('hears nothing of lists that it may not read, that are no lists, or that are not there', async () => {
    const recruiter = await limitedTo(running, admin, scope, ['edge:access']);
    const lists = ['ORGGetGroups', 'ORGGetGroup', 'AuthMe', 'CommonWatch', 'constructor', ''].map((list) => groups({ list }));
    const watcher = await watching(recruiter, lists);
    await settled(await watching(admin));
    expect(watcher.changes()).toEqual([]);
  });

  it('hears of its departments only, and of people by name only if it finds them in the audit log', async () => {
    const tree = await treeOf(admin, scope);
    const [mine, theirs] = tree.children;
    if (!mine || !theirs) throw new Error('too few departments');
    const person = await limitedTo(running, admin, { ...scope, hierarchyId: mine._id }, ['edge:access', 'org:viewGroupList']);
    const watcher = await watching(person);
    const inside = await create(other, mine._id);
    const outside = await create(other, theirs._id);
    const all = await watching(admin, [groups({ since: 60_000 })]);
    await all.change(outside._id);
    expect(await watcher.change(inside._id)).toMatchObject({ by: null });
    expect(watcher.changes().map((change) => change._id)).toEqual([inside._id]);
  });

  it('is not sent to read again by a large change that it may not see', async () => {
    const tree = await treeOf(admin, scope);
    const [mine, theirs] = tree.children;
    if (!mine || !theirs) throw new Error('too few departments');
    // More than an announcement names.
    const many: string[] = [];
    while (many.length < 201) {
      const made = await Promise.all(Array.from({ length: Math.min(20, 201 - many.length) }, () => create(other, theirs._id)));
      many.push(...made.map(({ _id }) => _id));
    }
    const person = await limitedTo(running, admin, { ...scope, hierarchyId: mine._id }, ['edge:access', 'org:viewGroupList']);
    const [watcher, all] = [await watching(person), await watching(admin)];
    await changeGroups(other, 'Archive', many);
    await until(() => all.news.some(({ missed }) => missed.includes(0)));
    const inside = await create(other, mine._id);
    await watcher.change(inside._id);
    expect(watcher.news.flatMap(({ missed }) => missed)).toEqual([]);
  });

  it('hears no more once its rights are gone, while its stream goes on', async () => {
    const person = await limitedTo(running, admin, scope, ['edge:access', 'org:viewGroupList']);
    const watcher = await watching(person);
    await settled(watcher);
    const { groupIds } = await person.get<{ groupIds: string[] }>('{ AuthMe { groupIds } }');
    await setStatements(running, String(groupIds[0]), [{ effect: 'allow', actions: ['edge:access'], resources: ['Any'] }]);
    await until(async () => {
      const { _id } = await create();
      await settled(await watching(admin));
      return !watcher.changes().some((change) => change._id === _id);
    });
    expect(watcher.hasEnded()).toBe(false);
  });

  it('is cut off as soon as it signs out, here or elsewhere, or is archived', async () => {
    const person = await limitedTo(running, admin, scope, ['edge:access', 'org:viewGroupList']);
    const watcher = await watching(person);
    const begun = Date.now();
    await person.get('mutation { AuthLogout { logout } }');
    await until(watcher.hasEnded);
    // Without the news of it, the session is looked up once a minute.
    expect(Date.now() - begun).toBeLessThan(20_000);
    const another = await limitedTo(running, admin, scope, ['edge:access', 'org:viewGroupList']);
    const cut = await watching(another);
    const { _id } = await another.get<{ _id: string }>('{ AuthMe { _id } }');
    await changeUsers(admin, 'Archive', scope, [_id]);
    await until(cut.hasEnded);
  });

  it('is refused without a session, without its token, and beyond a number of streams', async () => {
    await expect(watch(running.browser(), [groups()])).rejects.toMatchObject({
      body: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    });
    const forged = await running.browser().as('recruiter@acme.example');
    forged.cookies.delete('csrf');
    await expect(watch(forged, [groups()])).rejects.toMatchObject({ status: 403 });
    await expect(
      watch(
        admin,
        Array.from({ length: 51 }, () => groups()),
      ),
    ).rejects.toMatchObject({
      body: { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
    });
    const recruiter = await running.browser().as('recruiter@acme.example');
    for (let stream = 0; stream < 20; stream += 1) await watching(recruiter);
    await expect(watch(recruiter, [groups()])).rejects.toMatchObject({ status: 429 });
    open.at(-1)?.close();
    await until(() => watching(recruiter).catch(() => undefined));
  });

  it('hears nothing of a preview, which is rolled back', async () => {
    const { _id } = await known();
    const watcher = await watching(admin);
    const text = 'mutation ORGArchiveGroups($filter: GroupIdsFilter!) { ORGArchiveGroups(filter: $filter) { data { _id } } }';
    await other.ask('query ($input: PreviewActionInput!) { CommonPreviewAction(input: $input) { done } }', {
      input: { operation: 'ORGArchiveGroups', variables: { filter: { groupIds: [_id] } }, text },
    });
    await settled(watcher);
    expect(watcher.changes().map((change) => change._id)).not.toContain(_id);
  });
});
