import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rightsIn } from '../../../src/domain/permissionLabels.ts';
import { decider } from '../../../src/platform/policy/accessScope.ts';
import { sessionOnBehalf } from '../../../src/platform/services/auth/session.ts';
import { sections } from '../../../src/platform/services/policies/rights.ts';
import { until } from '../../support/until.ts';
import { writeRights } from '../../../src/platform/services/right-uses/note.ts';
import { startPlatform } from '../browser.ts';
import { download } from '../lists/calls.ts';
import type { Browser, Running } from '../browser.ts';
import { memberOf, statementsIn, treeOf } from './accessTools.ts';
import type { Department } from './accessTools.ts';
import { changeUsers, groupWith, limitedTo, scopeOf } from './people.ts';
import type { Scope } from './people.ts';

interface Grant {
  _id: string;
  userId: string;
  userName: string;
  userType: string;
  right: string;
  action: string;
  reach: 'CUSTOMER' | 'SUBTREE' | 'DEPARTMENT';
  departmentId: string | null;
  departmentName: string | null;
  groups: { _id: string; name: string | null; origin: string }[];
  lastUsedOn: string | null;
  recordedSince: string | null;
}

const text = `query ($filter: CommonGetAccessGrantsFilter!) { CommonGetAccessGrants(filter: $filter) {
  data { _id userId userName userType right action reach departmentId departmentName groups { _id name origin } lastUsedOn recordedSince }
  pagination { totalItems } } }`;

describe('who may do what', () => {
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  let tree: Department;
  let says: ReturnType<typeof statementsIn>;
  /** A department with others below it. */
  let sales: Department;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
    tree = await treeOf(admin, scope);
    sales = tree.children.find(({ children }) => children.length > 1) ?? tree;
    says = statementsIn(scope);
  });
  afterAll(() => running.close());

  const page = (filter: object = {}, browser = admin) => {
    const { organizationId, customerId, hierarchyId } = scope;
    return browser.get<{ data: Grant[]; pagination: { totalItems: number } }>(text, {
      filter: { organizationId, customerId, hierarchyIds: [hierarchyId], ...filter },
    });
  };
  const grants = async (filter: object = {}, browser = admin): Promise<Grant[]> => {
    const rows: Grant[] = [];
    for (let skip = 0; ; skip += 1) {
      const { data, pagination } = await page({ ...filter, skip, limit: 500 }, browser);
      rows.push(...data);
      if (data.length < 500) {
        expect(pagination.totalItems).toBe(rows.length);
        return rows;
      }
    }
  };

  it('is listed exactly as sessions of the customer’s users have it, right by right and department by department', async () => {
    const [first, second] = sales.children;
    await memberOf(running, admin, scope, [says('allow', ['apps:*'], sales._id), says('deny', ['apps:editVacancy'], first?._id ?? '')]);
    await memberOf(running, admin, scope, [says('allow', ['org:*'], scope.hierarchyId)], [says('deny', ['org:*'], second?._id ?? '')]);
    const rows = await grants();
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows: departments } = await pool.query<{ id: string; path: string }>(
      'select id, path from hierarchies where customer_id = $1 and archived_at is null',
      [scope.customerId],
    );
    const { rows: people } = await pool.query<{ id: string }>('select id from users where customer_id = $1 and archived_at is null', [
      scope.customerId,
    ]);
    const byUser = new Map<string, Grant[]>();
    for (const row of rows) byUser.set(row.userId, [...(byUser.get(row.userId) ?? []), row]);
    let allowed = 0;
    for (const { id } of people) {
      const session = await sessionOnBehalf(running.platform, id);
      const reaching = (right: string, path: readonly string[]) =>
        (byUser.get(id) ?? []).some(
          (row) =>
            row.right === right &&
            (row.reach === 'CUSTOMER' ||
              (row.reach === 'SUBTREE' ? path.includes(row.departmentId ?? '') : path.at(-1) === row.departmentId)),
        );
      for (const department of departments) {
        const path = department.path.split('/').filter(Boolean);
        const may = decider(session?.statements ?? [], {
          region: 'ap-southeast-2',
          organization: scope.organizationId,
          customer: scope.customerId,
          path,
        });
        const [listed, held] = [rightsIn(sections).filter((right) => reaching(right, path)), rightsIn(sections).filter(may)];
        expect(listed).toEqual(held);
        allowed += held.length;
      }
    }
    expect(allowed).toBeGreaterThan(1000);
    expect(new Set(rows.map(({ _id }) => _id)).size).toBe(rows.length);
  });

  it('names the groups that give a right there, and not those that give it elsewhere', async () => {
    const [first, second] = sales.children;
    const person = await memberOf(
      running,
      admin,
      scope,
      [says('allow', ['apps:viewVacancy'], sales._id)],
      [
        says(
          'allow',
          ['apps:viewVacancy'],
          first?._id ?? '',
          tree._id === sales._id ? (second?._id ?? '') : (tree.children.find((each) => each._id !== sales._id)?._id ?? ''),
        ),
      ],
    );
    const rows = await grants({ userIds: [person._id] });
    const other = rows.find(({ departmentId }) => departmentId !== sales._id);
    expect(rows.find(({ departmentId }) => departmentId === sales._id)).toMatchObject({
      right: 'apps:viewVacancy',
      action: 'View Vacancy Details',
      reach: 'SUBTREE',
      departmentName: sales.name,
      groups: [{ _id: person.groupIds[0], origin: 'CONSOLE' }],
    });
    expect(other?.groups.map(({ _id }) => _id)).toEqual([person.groupIds[1]]);
    expect(rows).toHaveLength(2);
  });

  it('is filtered by user, group, right, department and type of user', async () => {
    const [first, second] = sales.children;
    const person = await memberOf(running, admin, scope, [says('allow', ['apps:viewVacancy', 'apps:editVacancy'], first?._id ?? '')]);
    const mine = { userIds: [person._id] };
    expect((await grants(mine)).map(({ right }) => right).toSorted()).toEqual(['apps:editVacancy', 'apps:viewVacancy']);
    expect(await grants({ groupIds: person.groupIds })).toEqual(await grants(mine));
    expect((await grants({ ...mine, rights: ['apps:editVacancy'] })).map(({ right }) => right)).toEqual(['apps:editVacancy']);
    expect(await grants({ ...mine, departmentIds: [first?._id] })).toHaveLength(2);
    expect(await grants({ ...mine, departmentIds: [second?._id] })).toEqual([]);
    expect(await grants({ ...mine, departmentIds: [sales._id] })).toEqual([]);
    expect(await grants({ ...mine, userTypes: ['CUSTOMER_ADMIN'] })).toEqual([]);
    expect(await grants({ ...mine, searchText: person.email })).toHaveLength(2);
    expect(await grants({ ...mine, reaches: ['CUSTOMER'] })).toEqual([]);
  });

  it('is exported with the rows of the list and its filters', async () => {
    const person = await memberOf(running, admin, scope, [says('allow', ['apps:viewVacancy', 'apps:editVacancy'], sales._id)]);
    const { organizationId, customerId, hierarchyId } = scope;
    const exported = async (more: object) => {
      const variables = { filter: { organizationId, customerId, hierarchyIds: [hierarchyId], ...more } };
      const columns = ['userName', 'right', 'reach', 'departmentName'].map((path) => ({ path, label: path }));
      const input = { organizationId, customerId, hierarchyId, resource: 'access-grants', operation: 'CommonGetAccessGrants' };
      const { path, rows } = await admin.get<{ path: string; rows: number }>(
        'mutation ($input: CommonStartExportInput!) { CommonStartExport(input: $input) { path rows } }',
        { input: { ...input, variables, columns, format: 'JSON' } },
      );
      const lines = (await (await download(running, admin, path)).text()).trim().split('\n');
      const file = lines.map((line) => JSON.parse(line) as object);
      expect(file).toHaveLength(rows);
      return file;
    };
    const listed = async (more: object) =>
      (await grants(more)).map(({ userName, right, reach, departmentName }) => ({ userName, right, reach, departmentName }));
    const all = await exported({});
    expect(all).toEqual(await listed({}));
    for (const more of [
      { userIds: [person._id], rights: ['apps:editVacancy'] },
      { departmentIds: [sales._id], reaches: ['SUBTREE'], sort: { fieldName: 'right', order: 'desc' } },
      { userTypes: ['RECRUITER'], unused: false },
    ]) {
      const file = await exported(more);
      expect(file).toEqual(await listed(more));
      expect(file.length).toBeGreaterThan(0);
      expect(file.length).toBeLessThan(all.length);
    }
  });

  it('lists nobody who is archived, and nothing of an archived group', async () => {
    const groupId = await groupWith(running, admin, scope, [says('allow', ['apps:viewVacancy'], sales._id)]);
    const person = await memberOf(running, admin, scope, [says('allow', ['apps:viewVacancy'], sales._id)]);
    expect(await grants({ userIds: [person._id] })).toHaveLength(1);
    await changeUsers(admin, 'Archive', scope, [person._id]);
    expect(await grants({ userIds: [person._id] })).toEqual([]);
    expect(await grants({ groupIds: [groupId] })).toEqual([]);
  });

  it('shows nothing of other customers, and nothing without the right to see policies', async () => {
    const other = await running.browser().as('staff@demo.example');
    expect((await page({}, other)).pagination.totalItems).toBeGreaterThan(0);
    const { organizationId, hierarchyId } = await scopeOf(other);
    expect((await page({ organizationId }, other)).data).toEqual([]);
    expect(hierarchyId).not.toBe(scope.hierarchyId);
    const blind = await limitedTo(running, admin, scope, ['org:viewUserList']);
    const { organizationId: own, customerId } = scope;
    const refused = await blind.ask(text, { filter: { organizationId: own, customerId, hierarchyIds: [scope.hierarchyId] } });
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('claims nothing of the time before uses were recorded', async () => {
    const person = await memberOf(running, admin, scope, [says('allow', ['apps:viewVacancy'], sales._id)]);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const mine = { userIds: [person._id] };
    // The test's own uses are written first, and not between the lines below.
    await grants(mine);
    await writeRights(running.platform);
    await pool.query('delete from right_uses');
    expect(await grants(mine)).toMatchObject([{ lastUsedOn: null, recordedSince: null }]);
    expect(await grants({ ...mine, unused: true })).toEqual([]);
    expect(await grants({ ...mine, unused: false })).toHaveLength(1);
  });

  it('says when a right was last used, and which have not been used for 90 days of recording', async () => {
    const person = await memberOf(running, admin, scope, [says('allow', ['apps:viewVacancyList', 'apps:viewVacancy'], sales._id)]);
    const mine = { userIds: [person._id] };
    const day = (days: number) => new Date(running.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const use = (right: string, days: number) =>
      pool.query('insert into right_uses values ($1, $2, $3, $4, $5)', [scope.customerId, person._id, right, day(200), day(days)]);
    await use('apps:viewVacancyList', 91);
    expect(await grants({ ...mine, sort: { fieldName: 'right', order: 'desc' } })).toMatchObject([
      { right: 'apps:viewVacancyList', lastUsedOn: day(91), recordedSince: day(0) },
      { right: 'apps:viewVacancy', lastUsedOn: null, recordedSince: day(0) },
    ]);
    // The person has been in the group for no 90 days.
    expect(await grants({ ...mine, unused: true })).toEqual([]);
    await pool.query(`update group_members set created_at = created_at - interval '100 days' where user_id = $1`, [person._id]);
    expect((await grants({ ...mine, unused: true })).map(({ right }) => right).toSorted()).toEqual([
      'apps:viewVacancy',
      'apps:viewVacancyList',
    ]);
    await use('apps:viewVacancy', 90);
    expect((await grants({ ...mine, unused: true })).map(({ right }) => right)).toEqual(['apps:viewVacancyList']);
    expect((await grants({ ...mine, unused: false })).map(({ right }) => right)).toEqual(['apps:viewVacancy']);
  });

  it('notes the rights of a call on the day on which it is made', async () => {
    running.clock.pass(86_400_000);
    const browser = await running.browser().as('admin@acme.example');
    const { customerId } = scope;
    await page({}, browser);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const today = running.clock.now().toISOString().slice(0, 10);
    const used = async () =>
      (await pool.query('select used_right as right from right_uses where customer_id = $1 and last_on = $2', [customerId, today])).rows;
    await until(async () => (await used()).length >= 2);
    expect((await used()).map(({ right }) => right)).toEqual(expect.arrayContaining(['common:viewPolicy', 'org:viewUserList']));
  });
});
