import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { allow, deny, editorOf, idOf, memberWith, ownCustomer } from './hierarchyTools.ts';
import type { Difference } from './hierarchyTools.ts';
import { createGroupText, createUserText, groupWith, newUser } from './people.ts';
import type { Scope } from './people.ts';

const edit = ['org:editHierarchy', 'org:viewHierarchy'];
const parentFault = (path: string) => ({ code: 'BAD_USER_INPUT', fields: { [path]: 'validation.department.tree.parent' } });

interface TreeNode {
  id: string;
  name: string;
  children?: TreeNode[];
}

describe('who may change which departments', () => {
  let running: Running;
  let staff: Browser;
  let scope: Scope;
  let a: string;
  let x: string;
  let deep: string;
  let b: string;
  let y: string;
  beforeAll(async () => {
    running = startPlatform();
    staff = await running.browser().as('staff@demo.example');
  });
  afterAll(() => running.close());

  const fresh = async () => {
    scope = await ownCustomer(staff);
    [a = '', b = '', x = '', deep = '', y = ''] = await editorOf(staff, scope).grow(scope.hierarchyId, 'a', 'b', 'a/x', 'a/x/deep', 'b/y');
  };
  const as = async (...statements: object[]) => editorOf(await memberWith(running, staff, scope, statements), scope);
  const move = (_id: string, name: string, parentId: string): Difference => ({ updated: [{ _id, name, parentId }] });

  describe('with a right on one department', () => {
    it('changes what is below it, and makes departments in it', async () => {
      await fresh();
      const editor = await as(allow(scope, edit, a));
      await editor.send({ updated: [{ _id: x, name: 'renamed' }], created: [{ _id: idOf('n'), name: 'n', parentId: a }] });
      await editor.send(move(deep, 'deep', a));
      await editor.send({ archived: [deep] });
    });

    it('does not change the department itself, which hangs below one that is not reached', async () => {
      await fresh();
      const editor = await as(allow(scope, edit, a));
      for (const difference of [{ updated: [{ _id: a, name: 'mine' }] }, { archived: [a, x, deep] }, move(a, 'a', x)])
        expect(await editor.refusal(difference)).toMatchObject({ code: 'FORBIDDEN', reason: 'NO_RIGHT' });
    });

    it('finds no other department: neither to change nor to move below it', async () => {
      await fresh();
      const editor = await as(allow(scope, edit, a));
      for (const id of [b, y, scope.hierarchyId, 'f'.repeat(24)]) {
        expect(await editor.refusal({ updated: [{ _id: id, name: 'mine' }] })).toEqual({ code: 'NOT_FOUND' });
        expect(await editor.refusal({ archived: [id] })).toEqual({ code: 'NOT_FOUND' });
        expect(await editor.refusal(move(x, 'x', id))).toEqual(parentFault('updated.0.parentId'));
        expect(await editor.refusal({ created: [{ _id: idOf('n'), name: 'n', parentId: id }] })).toEqual(parentFault('created.0.parentId'));
      }
    });

    it('moves between two departments that are reached', async () => {
      await fresh();
      const editor = await as(allow(scope, edit, a, b));
      expect((await editor.send(move(x, 'x', b))).updated[0]?.parentId).toBe(b);
    });

    it('does not change what a denial removes', async () => {
      await fresh();
      const editor = await as(allow(scope, edit, scope.hierarchyId), deny(scope, ['org:*'], b));
      expect(await editor.refusal({ updated: [{ _id: y, name: 'mine' }] })).toEqual({ code: 'NOT_FOUND' });
      expect(await editor.refusal(move(a, 'a', b))).toEqual(parentFault('updated.0.parentId'));
      await editor.send({ updated: [{ _id: a, name: 'free' }] });
    });

    it('is told of others’ things in a department by number, and of those that may be seen by name', async () => {
      await fresh();
      await staff.get(createGroupText, { group: { ...scope, hierarchyId: deep, name: 'Hidden' } });
      await staff.get(createUserText, { user: newUser(scope, { hierarchyId: deep, firstName: 'Una', lastName: 'Unseen' }) });
      const blind = await as(allow(scope, edit, a));
      const uses = (...names: string[][]) => [
        { uses: ['groups', 'users'].map((kind, index) => ({ kind, count: 1, names: names[index] })) },
      ];
      expect(await blind.refusal({ archived: [deep] })).toMatchObject({ reason: 'DEPARTMENT_IN_USE', inUse: uses([], []) });
      const seeing = await as(allow(scope, [...edit, 'org:viewGroupList'], a), allow(scope, ['org:viewUserList'], b));
      expect(await seeing.refusal({ archived: [deep] })).toMatchObject({ reason: 'DEPARTMENT_IN_USE', inUse: uses(['Hidden'], []) });
    });
  });

  it('is decided by the right to change departments, and by nothing else', async () => {
    await fresh();
    const editor = await as(allow(scope, ['org:viewHierarchy', 'org:editGroup'], scope.hierarchyId));
    expect(await editor.refusal({ updated: [{ _id: a, name: 'x' }] })).toMatchObject({ code: 'FORBIDDEN', reason: 'NO_RIGHT' });
  });

  describe('when a move grants rights to others', () => {
    const more = ['apps:viewVacancyList'];

    it('needs those rights', async () => {
      await fresh();
      await groupWith(running, staff, scope, [allow(scope, more, b)]);
      const less = await as(allow(scope, edit, scope.hierarchyId));
      const before = await less.read();
      expect(await less.refusal(move(x, 'x', b))).toMatchObject({ code: 'FORBIDDEN', reason: 'GRANTS_MORE' });
      expect(await less.read()).toEqual(before);
      const enough = await as(allow(scope, [...edit, ...more], scope.hierarchyId));
      expect((await enough.send(move(x, 'x', b))).updated).toHaveLength(1);
    });

    it('needs none for a name, a new department, another place, or a move that takes rights away', async () => {
      await fresh();
      await groupWith(running, staff, scope, [allow(scope, more, b), allow(scope, more, scope.hierarchyId)]);
      const editor = await as(allow(scope, edit, scope.hierarchyId));
      await editor.send({ updated: [{ _id: x, name: 'renamed' }], created: [{ _id: idOf('n'), name: 'n', parentId: b }] });
      await editor.send({ updated: [{ _id: b, name: 'b', parentId: scope.hierarchyId, position: 0 }] });
      await editor.send(move(y, 'y', a));
    });

    it('counts what a denial no longer removes', async () => {
      await fresh();
      await groupWith(running, staff, scope, [allow(scope, more, scope.hierarchyId), deny(scope, more, b)]);
      const editor = await as(allow(scope, edit, scope.hierarchyId));
      expect(await editor.refusal(move(y, 'y', a))).toMatchObject({ reason: 'GRANTS_MORE' });
    });

    it('counts what was archived below the department that moves, and not groups that are archived', async () => {
      await fresh();
      const group = await groupWith(running, staff, scope, [allow(scope, more, b)]);
      const editor = await as(allow(scope, [...edit], scope.hierarchyId), allow(scope, more, x), deny(scope, more, deep));
      await editorOf(staff, scope).send({ archived: [deep] });
      expect(await editor.refusal(move(x, 'x', b))).toMatchObject({ reason: 'GRANTS_MORE' });
      await staff.get('mutation ($filter: GroupIdFilter!) { ORGArchiveGroup(filter: $filter) { data { _id } } }', {
        filter: { _id: group },
      });
      await editor.send(move(x, 'x', b));
    });

    it('holds at once for those who are signed in', async () => {
      await fresh();
      const reader = await memberWith(running, staff, scope, [allow(scope, ['org:viewHierarchy'], b)]);
      const read = () =>
        reader.refusal('query ($filter: ORGGetHierarchyFilter!) { ORGGetHierarchy(filter: $filter) { _id } }', {
          filter: { _id: x, childrenShape: 'tree' },
        });
      expect(await read()).toEqual({ code: 'NOT_FOUND' });
      await editorOf(staff, scope).send(move(x, 'x', b));
      expect(await read()).toBeUndefined();
    });
  });

  describe('the tree for permission editing', () => {
    const text = `query ($filter: IDPGetHierarchyTreeFilter!) { IDPGetHierarchyTree(filter: $filter) {
      customerId createdAt updatedAt archivedAt rootHierarchy { id name children { id name children { id name children { id name } } } } } }`;
    const read = (browser: Browser, customerId = scope.customerId) =>
      browser.get<{ customerId: string; rootHierarchy: TreeNode; archivedAt: string | null }>(text, { filter: { customerId } });
    const outline = ({ name, children = [] }: TreeNode): string =>
      `${name}${children.length ? `(${children.map(outline).join(' ')})` : ''}`;

    it('has the active departments in their order', async () => {
      await fresh();
      const editor = editorOf(staff, scope);
      await editor.send({ archived: [y], updated: [{ _id: b, name: 'b', parentId: scope.hierarchyId, position: 0 }] });
      const { rootHierarchy, customerId, archivedAt } = await read(staff);
      expect({ customerId, archivedAt, id: rootHierarchy.id }).toEqual({
        ...{ customerId: scope.customerId, archivedAt: null, id: scope.hierarchyId },
      });
      expect(outline(rootHierarchy)).toBe(`${rootHierarchy.name}(b a(x(deep)))`);
    });

    it('shows a part of it below the root, and nothing in between', async () => {
      await fresh();
      const part = await memberWith(running, staff, scope, [allow(scope, ['org:viewHierarchy'], x, b), deny(scope, ['org:*'], y)]);
      const { rootHierarchy } = await read(part);
      expect(rootHierarchy.id).toBe(scope.hierarchyId);
      expect(outline({ ...rootHierarchy, name: 'root' })).toBe('root(b x(deep))');
    });

    it('is not found where nothing of it is reached, as one that is missing', async () => {
      await fresh();
      const theirs = scope;
      await fresh();
      const part = await memberWith(running, staff, scope, [allow(scope, ['org:viewHierarchy'], x)]);
      for (const customerId of [theirs.customerId, 'f'.repeat(24)])
        expect(await part.refusal(text, { filter: { customerId } })).toEqual({ code: 'NOT_FOUND' });
    });
  });

  describe('the customers of an organisation in all regions', () => {
    const text = `query ($organization: ORGGetOrganizationGlobalCustomersInput!, $skip: Int, $limit: Int, $sort: CustomerSummarySort) {
      ORGGetOrganizationGlobalCustomers(organization: $organization, skip: $skip, limit: $limit, sort: $sort) {
        data { customerId customerDisplayName uniqueName awsRegion rootHierarchyId organizationDisplayName } pagination { totalItems currentPage totalPages pageSize } } }`;
    interface Page {
      data: { customerId: string; customerDisplayName: string; uniqueName: string; awsRegion: string }[];
      pagination: Record<string, number>;
    }
    const list = (browser: Browser, _id: string, more: object = {}) => browser.get<Page>(text, { organization: { _id }, ...more });
    const demoOrganization = async () => {
      const { pool } = await running.platform.stores.identity();
      const { rows } = await pool.query(
        `select organization_id as id, count(*)::int as active, count(distinct aws_region)::int as regions from customers
         where archived_at is null group by 1 order by 3 desc, 2 desc limit 1`,
      );
      return rows[0] as { id: string; active: number; regions: number };
    };

    it('are all active ones for staff, page by page and in order', async () => {
      const { id, active, regions } = await demoOrganization();
      const all = await list(staff, id, { limit: 500 });
      expect(all.pagination).toMatchObject({ totalItems: active, currentPage: 1, pageSize: 500 });
      expect(new Set(all.data.map(({ awsRegion }) => awsRegion)).size).toBe(regions);
      const names = all.data.map(({ uniqueName }) => uniqueName);
      const second = await list(staff, id, { skip: 1, limit: 1, sort: { fieldName: 'uniqueName', order: 'desc' } });
      expect(second.data.map(({ uniqueName }) => uniqueName)).toEqual([names.toSorted().toReversed()[1]]);
      expect(await staff.refusal(text, { organization: { _id: id }, limit: 501 })).toMatchObject({ code: 'BAD_USER_INPUT' });
    });

    it('are one’s own for a customer’s administrator, and none of another organisation', async () => {
      const admin = await running.browser().as('admin@acme.example');
      const me = await admin.get<Scope>('{ AuthMe { organizationId customerId } }');
      expect((await list(admin, me.organizationId)).data.map(({ customerId }) => customerId)).toEqual([me.customerId]);
      expect((await list(admin, 'f'.repeat(24))).data).toEqual([]);
    });
  });
});
