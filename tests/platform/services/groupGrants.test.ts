import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { statementsIn, treeOf } from './accessTools.ts';
import type { Department, Named } from './accessTools.ts';
import { changeGroups, groupWith, limitedTo, scopeOf } from './people.ts';
import type { Scope } from './people.ts';

interface Grants {
  data: { rights: string[]; whole: boolean; below: Named[]; alone: Named[] }[];
  uncomputed: { reason: string; args: Record<string, unknown> | null }[];
}

const text = `query ($filter: CommonGetGroupGrantsFilter!) { CommonGetGroupGrants(filter: $filter) {
  data { rights whole below { _id name } alone { _id name } } uncomputed { reason args } } }`;

describe('what a group grants', () => {
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  let tree: Department;
  let sales: Department;
  let says: ReturnType<typeof statementsIn>;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
    tree = await treeOf(admin, scope);
    // A department with others below it.
    sales = tree.children.find(({ children }) => children.length > 1) ?? tree;
    says = statementsIn(scope);
  });
  afterAll(() => running.close());

  const group = (...statements: object[]) => groupWith(running, admin, scope, statements);
  const grants = (groupId: string, browser = admin) => browser.get<Grants>(text, { filter: { groupId } });
  const ids = (departments: Named[]) => departments.map(({ _id }) => _id).toSorted();

  it('is reported by place: in the whole customer, in departments with all below them, and in departments alone', async () => {
    const [closed, ...others] = sales.children;
    const { data, uncomputed } = await grants(
      await group(
        says('allow', ['org:viewUser', 'org:viewUserList'], scope.hierarchyId),
        says('allow', ['apps:*'], sales._id),
        says('deny', ['apps:editVacancy'], closed?._id ?? ''),
      ),
    );
    expect(uncomputed).toEqual([]);
    expect(data.find(({ rights }) => rights.includes('org:viewUser'))).toEqual({
      rights: ['org:viewUser', 'org:viewUserList'],
      whole: true,
      below: [],
      alone: [],
    });
    const view = data.find(({ rights }) => rights.includes('apps:viewVacancy'));
    expect(view).toMatchObject({ whole: false, below: [{ _id: sales._id, name: sales.name }], alone: [] });
    expect(view?.rights).toContain('apps:editCustomerSetting');
    const edit = data.find(({ rights }) => rights.includes('apps:editVacancy'));
    expect(edit?.rights).toEqual(['apps:editVacancy']);
    expect(edit?.alone).toEqual([{ _id: sales._id, name: sales.name }]);
    expect(ids(edit?.below ?? [])).toEqual(ids(others));
  });

  it('is nothing where its policies say nothing, and where it is archived, which is shown', async () => {
    const [empty, archived] = [await group(), await group(says('allow', ['org:*'], scope.hierarchyId))];
    expect(await grants(empty)).toEqual({ data: [], uncomputed: [] });
    await changeGroups(admin, 'Archive', [archived]);
    expect(await grants(archived)).toEqual({ data: [], uncomputed: [{ reason: 'access.uncomputed.groupArchived', args: null }] });
  });

  it('counts both of its policies', async () => {
    const id = await group(says('allow', ['org:viewUser'], sales._id));
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    await pool.query(
      `insert into policies (customer_id, id, group_id, name, purpose, statements, created_at, updated_at)
       values ($1, $2, $2, 'Talent Hub', 'talentHub', $3, now(), now())`,
      [scope.customerId, id, JSON.stringify([says('allow', ['ti:access'], sales._id)])],
    );
    expect((await grants(id)).data.map(({ rights }) => rights)).toEqual([['ti:access', 'org:viewUser']]);
  });

  it('says of what reaches beyond the customer that it is not told, and tells what it is within', async () => {
    const { data, uncomputed } = await grants(await group({ effect: 'allow', actions: ['org:viewUser'], resources: ['Any'] }));
    expect(data).toEqual([{ rights: ['org:viewUser'], whole: true, below: [], alone: [] }]);
    expect(uncomputed).toEqual([{ reason: 'access.uncomputed.beyond', args: { count: 1 } }]);
  });

  it('names no department that the session does not see, and says how many there are', async () => {
    const id = await group(says('allow', ['org:viewUser'], scope.hierarchyId));
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    await pool.query('update groups set hierarchy_id = $1 where id = $2', [sales._id, id]);
    const somebody = await limitedTo(running, admin, { ...scope, hierarchyId: sales._id }, ['common:viewPolicy', 'org:viewHierarchy']);
    const { data, uncomputed } = await grants(id, somebody);
    expect(data).toEqual([{ rights: ['org:viewUser'], whole: false, below: [{ _id: sales._id, name: sales.name }], alone: [] }]);
    expect(uncomputed).toMatchObject([{ reason: 'access.uncomputed.hidden' }]);
    expect(uncomputed[0]?.args?.['count']).toBeGreaterThan(1);
  });

  it('is told of groups within reach only', async () => {
    const id = await group(says('allow', ['org:viewUser'], scope.hierarchyId));
    const somebody = await limitedTo(running, admin, { ...scope, hierarchyId: sales._id }, ['common:viewPolicy']);
    expect(await somebody.refusal(text, { filter: { groupId: id } })).toMatchObject({ code: 'NOT_FOUND' });
    const other = await limitedTo(running, admin, scope, ['org:viewGroup']);
    expect(await other.refusal(text, { filter: { groupId: id } })).toMatchObject({ code: 'FORBIDDEN' });
  });
});
