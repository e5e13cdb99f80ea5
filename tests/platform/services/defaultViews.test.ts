import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import type { Scope } from '../lists/calls.ts';

interface View {
  _id: string;
  name: string;
  forEveryone: boolean;
  forGroupIds: string[];
}

describe('the default view of a list', () => {
  let running: Running;
  let admin: Browser;
  let recruiter: Browser;
  let scope: Scope;
  let group: string;
  beforeAll(async () => {
    // Embedded, where a second handle within a transaction would wait forever.
    running = startPlatform({}, { embedded: true });
    admin = await running.browser().as('admin@acme.example');
    recruiter = await running.browser().as('recruiter@acme.example');
    scope = await admin.get<Scope>('{ AuthMe { organizationId customerId hierarchyId } }');
    const { _id: userId } = await recruiter.get<{ _id: string }>('{ AuthMe { _id } }');
    group = (await makeGroup([userId]))._id;
  });
  afterAll(() => running.close());

  const makeGroup = async (userIds: string[]) => {
    const { _id } = await admin.get<{ _id: string }>('mutation ($group: ORGCreateGroupInput!) { ORGCreateGroup(group: $group) { _id } }', {
      group: { ...scope, name: `Group ${unused()}`, description: null },
    });
    const param = { groupId: _id, userIds };
    await admin.get('mutation ($param: GroupUsersParam!) { ORGGroupAddUsers(param: $param) { data { _id } } }', { param });
    return { _id };
  };
  const save = (more: object = {}, browser = admin) =>
    browser.get<View>('mutation ($input: CommonSaveViewInput!) { CommonSaveView(input: $input) { _id name forEveryone forGroupIds } }', {
      input: { ...scope, resource: 'users', name: `View ${unused()}`, query: 'search=a', layout: null, shared: true, ...more },
    });
  const setText = 'mutation ($input: CommonSetDefaultViewInput!) { CommonSetDefaultView(input: $input) { _id forEveryone forGroupIds } }';
  const input = (viewId: string, forEveryone: boolean, forGroupIds: string[] = []) => ({
    input: { ...scope, viewId, forEveryone, forGroupIds },
  });
  const set = (viewId: string, forEveryone: boolean, forGroupIds: string[] = []) =>
    admin.get<View>(setText, input(viewId, forEveryone, forGroupIds));
  const defaults = async (browser: Browser, resource = 'users') =>
    (
      await browser.get<{ views: (View & { resource: string })[] }>(
        'query ($scope: ScopeInput!) { CommonGetDefaultViews(scope: $scope) { views { _id resource name forEveryone forGroupIds } } }',
        { scope },
      )
    ).views
      .filter((view) => view.resource === resource)
      .map(({ _id }) => _id);

  it('is that of one of the person’s groups, or else that for everyone', async () => {
    const [all, theirs] = [await save(), await save()];
    expect(await set(all._id, true)).toEqual({ _id: all._id, forEveryone: true, forGroupIds: [] });
    expect(await set(theirs._id, false, [group, group])).toMatchObject({ forEveryone: false, forGroupIds: [group] });
    expect(await defaults(admin)).toEqual([all._id]);
    expect(await defaults(recruiter)).toEqual([theirs._id]);
    await set(theirs._id, false);
    expect(await defaults(recruiter)).toEqual([all._id]);
  });

  it('of several groups is the one that was set last', async () => {
    const { _id: userId } = await recruiter.get<{ _id: string }>('{ AuthMe { _id } }');
    const other = await makeGroup([userId]);
    const [first, last] = [await save({ resource: 'groups' }), await save({ resource: 'groups' })];
    await set(first._id, false, [other._id]);
    await set(last._id, false, [group]);
    expect(await defaults(recruiter, 'groups')).toEqual([last._id]);
  });

  it('takes the place of the one before, of each group on its own', async () => {
    const [before, after] = [await save({ resource: 'vacancies' }), await save({ resource: 'vacancies' })];
    await set(before._id, true, [group]);
    await set(after._id, false, [group]);
    expect(await defaults(recruiter, 'vacancies')).toEqual([after._id]);
    expect(await defaults(admin, 'vacancies')).toEqual([before._id]);
    await Promise.all([before, after, before, after].map(({ _id }) => set(_id, true, [group])));
    expect(await defaults(recruiter, 'vacancies')).toHaveLength(1);
  });

  it('ends with the view: deleted, or shared no longer', async () => {
    const deleted = await save({ resource: 'workflows' });
    await set(deleted._id, true);
    await admin.get('mutation ($filter: ViewIdsFilter!) { CommonDeleteViews(filter: $filter) { data { _id } } }', {
      filter: { ...scope, viewIds: [deleted._id] },
    });
    expect(await defaults(recruiter, 'workflows')).toEqual([]);
    const name = `View ${unused()}`;
    const own = await save({ resource: 'workflows', name });
    await set(own._id, true);
    expect(await save({ _id: own._id, resource: 'workflows', name, shared: false })).toMatchObject({ forEveryone: false });
    await save({ _id: own._id, resource: 'workflows', name, shared: true });
    expect(await defaults(recruiter, 'workflows')).toEqual([]);
  });

  it('is a shared view, for groups that are there, set by those who may change groups', async () => {
    const own = await save({ shared: false });
    expect(await admin.refusal(setText, input(own._id, true))).toMatchObject({ code: 'CONFLICT', reason: 'NOT_SHARED' });
    const hidden = await save({ shared: false }, recruiter);
    expect(await admin.refusal(setText, input(hidden._id, true))).toMatchObject({ code: 'NOT_FOUND' });
    const shared = await save();
    expect(await admin.refusal(setText, input(shared._id, false, ['f'.repeat(24)]))).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await recruiter.refusal(setText, input(shared._id, true))).toMatchObject({ code: 'FORBIDDEN' });
  });
});
