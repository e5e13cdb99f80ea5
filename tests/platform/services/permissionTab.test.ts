import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import type { Statement } from '../../../src/platform/policy/statement.ts';
import { rightsOfRole } from '../../../src/platform/services/policies/rights.ts';
import { closureOf, rightsFor } from '../../../src/domain/permissionLabels.ts';
import { all, codeOf, consoleSections, save, sent, stored, tabOf, untouched } from './permissionCalls.ts';
import { changeGroups, changeMembers, createUserText, groupWith, limitedTo, newUser, scopeOf, setStatements } from './people.ts';
import type { Person, Scope } from './people.ts';
import { seed, statement } from '../../validation/permissions.ts';

let running: Running;
let staff: Browser;
let admin: Browser;
let scope: Scope;
let globex: Scope;
let prn: (hierarchy?: string) => string;
let departments: string[];
beforeAll(async () => {
  running = startPlatform();
  staff = await running.browser().as('staff@demo.example');
  admin = await running.browser().as('admin@acme.example');
  scope = await scopeOf(admin);
  globex = await scopeOf(await running.browser().as('admin@globex.example'));
  prn = (hierarchy = '*') => `prn:ap-southeast-2:${scope.organizationId}:${scope.customerId}:${hierarchy}:*:*`;
  const { pool } = await running.platform.stores.region('ap-southeast-2');
  const { rows } = await pool.query<{ id: string }>('select id from hierarchies where customer_id = $1 and depth = 2 order by id', [
    scope.customerId,
  ]);
  departments = rows.map(({ id }) => id);
});
afterAll(() => running.close());

const allow = (actions: string[], ...resources: string[]): Statement => ({ effect: 'allow', actions, resources });
const group = (...statements: Statement[]) => groupWith(running, staff, scope, statements);
const here = (...hierarchyIds: string[]) => ({ customerId: scope.customerId, hierarchyIds });
const staffGroup = () => groupNamed('Provider Staff');
async function groupNamed(name: string): Promise<string> {
  const { pool } = await running.platform.stores.region('ap-southeast-2');
  const { rows } = await pool.query<{ id: string }>(
    `select id from groups where name = $1 and (name = 'Provider Staff' or customer_id = $2)`,
    [name, scope.customerId],
  );
  return rows[0]?.id ?? '';
}
const viewUsers = 'User Management - View User List';

describe('the permission editor of a group', () => {
  it('shows the first statement as the basic rule and the others as advanced ones', async () => {
    const [one = '', two = ''] = departments;
    const id = await group(
      allow(['org:viewUserList', 'ti:access', 'made:up'], prn(one), prn(two), 'prn:*:*:*:*:vacancy:1'),
      { ...allow(['org:*'], 'Any'), effect: 'deny' },
      allow(['org:viewUser'], prn()),
    );
    const tab = await tabOf(admin, id);
    expect(tab.formState.basic).toEqual({
      effect: 'allow',
      customers: [{ ...here(one, two), awsRegion: 'ap-southeast-2', organizationId: scope.organizationId }],
      actions: [viewUsers],
      otherActions: ['ti:access', 'made:up'],
      otherResources: ['prn:*:*:*:*:vacancy:1'],
    });
    expect(tab.formState.advanced[0]).toMatchObject({ effect: 'deny', customers: [{ customerId: 'Any', hierarchyIds: ['Any'] }] });
    expect(tab.formState.advanced[1]?.customers).toMatchObject([{ customerId: scope.customerId, hierarchyIds: ['Any'] }]);
    expect(tab).toMatchObject({ version: 1, editable: true });
    expect(tab.statements).toHaveLength(3);
  });

  it('has the labels of both editors, with the name of the brand, and three role templates', async () => {
    const tab = await tabOf(admin, await group());
    expect(tab.formState).toEqual({
      basic: { effect: 'allow', customers: [], actions: [], otherActions: [], otherResources: [] },
      advanced: [],
    });
    expect(tab.SECTION_ACTIONS_MAPPINGS).toEqual(all);
    expect(tab.ROLE_TEMPLATE_OPTIONS.map(({ label }) => label)).toEqual(['Hiring Manager', 'Recruiter', 'Customer Admin']);
    for (const role of ['ph-role-hiring-manager', 'ph-role-recruiter', 'ph-role-customer-admin'] as const)
      expect(rightsFor(tab.ROLE_ACTION_STATE_MAPPINGS[role] ?? [], all).toSorted()).toEqual(rightsOfRole(role).toSorted());
  });

  it('is that of nobody else’s group, and of an archived one', async () => {
    const id = await group();
    await changeGroups(admin, 'Archive', [id]);
    expect((await tabOf(admin, id)).version).toBe(1);
    const foreign = await staffGroup();
    expect(
      codeOf(await admin.ask('query ($id: ID!) { CommonGetPermissionTabState(filter: { groupId: $id }) { version } }', { id: foreign })),
    ).toEqual({
      code: 'NOT_FOUND',
    });
  });
});

describe('saving the permission editor', () => {
  it('grants what is ticked, with what that implies, and keeps what the editor does not show', async () => {
    const id = await group(
      allow(['ti:access', 'made:up', 'org:viewUser'], prn(departments[0]), prn(departments[1]), 'prn:*:*:*:*:vacancy:1'),
    );
    const labels = ['Vacancy & Application Management - Resend Link', viewUsers];
    const answer = await save(admin, id, [{ customers: [here(departments[1] ?? '')], actions: labels, of: 0 }], 1);
    expect(answer.errors).toBeUndefined();
    const { statements, version } = await stored(running, id);
    expect(version).toBe(2);
    expect(statements[0]?.actions.slice(0, 2)).toEqual(['ti:access', 'made:up']);
    expect(statements[0]?.resources.toSorted()).toEqual([prn(departments[1]), 'prn:*:*:*:*:vacancy:1'].toSorted());
    const tab = await tabOf(admin, id);
    expect(tab.formState.basic.actions).toEqual(closureOf(labels, consoleSections));
    expect(tab.formState.basic.actions).toContain('Vacancy & Application Management - Progress Candidate');
  });

  it('changes nothing where nobody changed anything, not even the version', async () => {
    const id = await group(allow(['apps:*', 'apps:viewVacancy'], prn(), prn(departments[0])), { ...allow(['*:*'], 'Any'), effect: 'deny' });
    const before = await stored(running, id);
    const limited = await limitedTo(running, admin, scope, ['common:editPolicy', 'common:viewPolicy']);
    const tab = await tabOf(limited, id);
    const state = untouched(tab);
    expect((await save(limited, id, [state.basic, ...state.advanced], 1)).errors).toBeUndefined();
    expect(await stored(running, id)).toEqual(before);
  });

  it('is refused where a rule lacks its customer or its departments, or names what there is not', async () => {
    const id = await group();
    const fieldsOf = async (rules: object[]) => (codeOf(await save(admin, id, rules)) as { fields?: object }).fields;
    const fine = sent({ customers: [here(departments[0] ?? '')], actions: [viewUsers] });
    expect(await fieldsOf([{ customers: [], actions: [] }, fine, { ...fine, customers: [] }])).toEqual({
      'permissionTabState.basic.customers': 'validation.permission.customer',
      'permissionTabState.advanced.1.customers': 'validation.permission.customer',
    });
    expect(await fieldsOf([{ ...fine, customers: [here()] }])).toEqual({
      'permissionTabState.basic.customers.0.hierarchyIds': 'validation.permission.departments',
    });
    expect(await fieldsOf([{ ...fine, actions: ['Talent Insights - View Chat Talent Insights (own)', viewUsers] }])).toEqual({
      'permissionTabState.basic.actions': 'validation.permission.actions.unknown',
    });
    expect(await fieldsOf([{ ...fine, of: 0 }])).toEqual({ 'permissionTabState.basic.of': 'validation.permission.of' });
    const two = await group(allow([], prn()), allow([], prn()));
    expect(
      (
        codeOf(
          await save(admin, two, [
            { ...fine, of: 0 },
            { ...fine, of: 0 },
          ]),
        ) as { fields: object }
      ).fields,
    ).toEqual({
      'permissionTabState.basic.of': 'validation.permission.of',
      'permissionTabState.advanced.0.of': 'validation.permission.of',
    });
  });

  it('finds no customer or department that is missing for the person who saves, in whatever mixture', async () => {
    const id = await group();
    const mine = {
      customerId: scope.customerId,
      organizationId: scope.organizationId,
      awsRegion: 'ap-southeast-2',
      hierarchyIds: departments[0],
    };
    const theirs = {
      customerId: globex.customerId,
      organizationId: globex.organizationId,
      awsRegion: 'eu-west-1',
      hierarchyIds: globex.hierarchyId,
    };
    for (let which = 1; which < 16; which += 1) {
      const mixed = Object.fromEntries(
        Object.keys(mine).map((key, bit) => [
          key,
          ((which >> bit) & 1) === 1 ? theirs[key as keyof typeof mine] : mine[key as keyof typeof mine],
        ]),
      );
      const customer = { ...mixed, hierarchyIds: [mixed['hierarchyIds']] };
      expect([which, codeOf(await save(admin, id, [{ customers: [customer], actions: [viewUsers] }]))]).toEqual([
        which,
        { code: 'NOT_FOUND' },
      ]);
      // Staff reach both customers: only the wrong mixtures are nowhere.
      const answer = await save(staff, id, [{ customers: [customer], actions: [viewUsers] }]);
      if (which < 15) expect([which, codeOf(answer)]).toEqual([which, { code: 'NOT_FOUND' }]);
      else expect(answer.errors).toBeUndefined();
    }
    expect((await stored(running, id)).statements[0]?.resources).toEqual([
      `prn:eu-west-1:${globex.organizationId}:${globex.customerId}:${globex.hierarchyId}:*:*`,
    ]);
    const absent = { customerId: 'f'.repeat(24), hierarchyIds: ['Any'] };
    expect(codeOf(await save(staff, id, [{ customers: [absent], actions: [] }]))).toEqual({ code: 'NOT_FOUND' });
  });

  it('is refused to the second of two editors, to whoever finds the group archived, and for staff’s own group', async () => {
    const id = await group(allow([], prn()));
    const rule = { customers: [here('Any')], actions: [viewUsers], of: 0 };
    expect((await save(admin, id, [rule], 1)).errors).toBeUndefined();
    expect(codeOf(await save(admin, id, [{ ...rule, actions: [] }], 1))).toMatchObject({
      code: 'CONFLICT',
      reason: 'NEWER_VERSION',
      version: 2,
    });
    await changeGroups(admin, 'Archive', [id]);
    expect(codeOf(await save(admin, id, [rule]))).toMatchObject({ code: 'CONFLICT', reason: 'ARCHIVED' });
    const own = await staffGroup();
    expect((await tabOf(staff, own)).editable).toBe(false);
    expect(codeOf(await save(staff, own, [rule]))).toMatchObject({ code: 'CONFLICT', reason: 'NOT_EDITABLE' });
  });

  it('grants nothing that the person who saves does not hold, and says which rule would', async () => {
    const id = await group(allow(['org:editUser'], prn()));
    const limited = await limitedTo(running, admin, scope, ['common:editPolicy', 'common:viewPolicy', 'org:viewUserList']);
    const held = { customers: [here('Any')], actions: ['User Management - Edit User', viewUsers], of: 0 };
    expect((await save(limited, id, [held])).errors).toBeUndefined();
    const more = {
      customers: [here(departments[0] ?? '')],
      actions: ['User Management - View User Details', 'User Management - Edit User'],
    };
    expect(codeOf(await save(limited, id, [held, more]))).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'GRANTS_MORE',
      fields: { 'permissionTabState.advanced.0.actions': 'validation.permission.grantsMore' },
      fieldArgs: { 'permissionTabState.advanced.0.actions': { labels: 'View User Details', count: 1 } },
    });
    const everywhere = { customers: [{ customerId: 'Any', hierarchyIds: ['Any'] }], actions: [viewUsers], of: 0 };
    expect(codeOf(await save(admin, id, [everywhere]))).toMatchObject({ code: 'FORBIDDEN', reason: 'GRANTS_MORE' });
    expect((await stored(running, id)).statements).toEqual([allow(['org:editUser', 'org:viewUserList'], prn())]);
  });

  it('does not lift a denial for members who hold more elsewhere than the person who saves', async () => {
    const [granting, denying] = [
      await group(allow(['org:editUser'], prn())),
      await group(allow(['org:viewUserList'], prn()), { ...allow(['org:*'], prn()), effect: 'deny' }),
    ];
    const { _id } = await admin.get<Person>(createUserText, { user: newUser(scope) });
    await changeMembers(staff, 'Add', granting, [_id]);
    await changeMembers(staff, 'Add', denying, [_id]);
    const limited = await limitedTo(running, admin, scope, ['common:editPolicy', 'org:viewUserList']);
    const rules = [{ customers: [here('Any')], actions: [viewUsers], of: 0 }];
    expect(codeOf(await save(limited, denying, rules))).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'GRANTS_MORE',
      fields: { permissionTabState: 'validation.permission.liftsDenial' },
    });
    expect((await save(staff, denying, rules)).errors).toBeUndefined();
  });

  it('counts at once for the group’s members', async () => {
    const member = await limitedTo(running, admin, scope, ['org:viewUserList']);
    const id = (await member.get<{ groupIds: string[] }>('{ AuthMe { groupIds } }')).groupIds[0] ?? '';
    const listing = () =>
      member.ask('query ($filter: ORGGetUsersFilter!) { ORGGetUsers(filter: $filter) { pagination { totalItems } } }', {
        filter: { organizationId: scope.organizationId, customerId: scope.customerId, hierarchyIds: [scope.hierarchyId] },
      });
    expect((await listing()).errors).toBeUndefined();
    await save(admin, id, [{ customers: [here('Any')], actions: [], of: 0 }]);
    expect(codeOf(await listing())).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('leaves the customer somebody who administers it', async () => {
    const id = await groupNamed('Customer Admins');
    const tab = await tabOf(admin, id);
    const { basic } = untouched(tab);
    const fewer = basic.actions.filter((label) => label !== 'Administration - Edit Permissions');
    expect(codeOf(await save(admin, id, [{ ...basic, actions: fewer }]))).toMatchObject({
      code: 'CONFLICT',
      reason: 'LAST_ADMINISTRATOR_GROUP',
    });
    expect((await tabOf(admin, id)).version).toBe(tab.version);
  });

  it('is reported in the trail in words', async () => {
    const id = await group(allow(['org:viewUser', 'org:createUser'], prn()));
    await save(admin, id, [
      { customers: [here(departments[0] ?? '')], actions: [viewUsers, 'User Management - View User Details'], of: 0 },
    ]);
    const { data } = await admin.get<{ data: { changes: { field: string; before: unknown; after: unknown }[] }[] }>(
      `query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) { data { changes { field before after } } } }`,
      { filter: { ...scope, subjectId: id, operations: ['CommonUpdatePermissionTabPolicies'] } },
    );
    const told = Object.fromEntries(data[0]?.changes.map(({ field, before, after }) => [field, { before, after }]) ?? []);
    expect(told).toEqual({
      'basicRule actions': { before: ['Create User', 'View User Details'], after: ['View User List', 'View User Details'] },
      'basicRule places': { before: ['Acme'], after: [expect.stringMatching(/^[A-Z].* \(Acme\)$/)] },
    });
  });
});

describe('an editor that is saved as it was read', () => {
  it('leaves the statements of a hundred policies as they are, whatever they say', async () => {
    const id = await group();
    const [...policies] = fc.sample(
      fc.array(
        statement.filter(({ resources }) => resources.length > 0),
        { minLength: 1, maxLength: 4 },
      ),
      { numRuns: 100, seed },
    );
    for (const statements of policies) {
      await setStatements(running, id, statements);
      const before = await stored(running, id);
      const { basic, advanced } = untouched(await tabOf(staff, id));
      expect((await save(staff, id, [basic, ...advanced], before.version)).errors).toBeUndefined();
      expect(await stored(running, id)).toEqual(before);
    }
  });
});
