import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { editorOf, idOf, ownCustomer } from './hierarchyTools.ts';
import type { Difference } from './hierarchyTools.ts';
import { createGroupText, createUserText, newUser, scopeOf } from './people.ts';
import type { Scope } from './people.ts';

const fault = (name: string) => `validation.department.tree.${name}`;

describe('a tree of departments', () => {
  let running: Running;
  let staff: Browser;
  let scope: Scope;
  let root: string;
  let editor: ReturnType<typeof editorOf>;
  beforeAll(async () => {
    running = startPlatform();
    staff = await running.browser().as('staff@demo.example');
  });
  afterAll(() => running.close());

  /** A tree of its own for each test. */
  const fresh = async (...names: string[]) => {
    scope = await ownCustomer(staff);
    root = scope.hierarchyId;
    editor = editorOf(staff, scope);
    return names.length > 0 ? editor.grow(root, ...names) : [];
  };
  const shape = async () => (await editor.read()).map(({ _id, name, parentId, version }) => ({ _id, name, parentId, version }));
  const names = async (parentId = root) => (await editor.read()).filter((each) => each.parentId === parentId).map(({ name }) => name);
  const rows = async () => {
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const found = await pool.query('select id, path, depth, name, archived_at from hierarchies where customer_id = $1', [scope.customerId]);
    return found.rows as { id: string; path: string; depth: number; name: string; archived_at: Date | null }[];
  };
  /** Refused, and nothing of it is written. */
  const refused = async (difference: Difference) => {
    const before = await shape();
    const refusal = await editor.refusal(difference);
    expect(await shape()).toEqual(before);
    return refusal;
  };

  it('grows by departments below ones of the same call, in whichever order they come', async () => {
    await fresh();
    const [a, b, c] = [idOf('a'), idOf('b'), idOf('c')];
    const { created } = await editor.send({
      created: [
        { _id: c, name: 'C', parentId: b },
        { _id: a, name: 'A', parentId: root },
        { _id: b, name: 'B', parentId: a },
      ],
    });
    expect(created.map(({ name }) => name)).toEqual(['C', 'A', 'B']);
    const [madeC, madeA, madeB] = created.map(({ _id }) => _id);
    expect(created.map(({ parentId }) => parentId)).toEqual([madeB, root, madeA]);
    expect((await rows()).find(({ id }) => id === madeC)).toMatchObject({ path: `/${root}/${madeA}/${madeB}/${madeC}/`, depth: 4 });
  });

  it('gives new departments ids of its own: whose an id is that an editor sends cannot be found out', async () => {
    await fresh();
    const acme = await scopeOf(await running.browser().as('admin@acme.example'));
    const free = await editor.send({ created: [{ _id: idOf('free'), name: 'Free', parentId: root }] });
    const taken = await editor.send({ created: [{ _id: acme.hierarchyId, name: 'Taken', parentId: root }] });
    expect([free, taken].map(({ created: [made] }) => [idOf('free'), acme.hierarchyId].includes(made?._id ?? ''))).toEqual([false, false]);
    const below = await editor.send({
      created: [
        { _id: acme.hierarchyId, name: 'Above', parentId: root },
        { _id: idOf('x'), name: 'Below', parentId: acme.hierarchyId },
      ],
    });
    expect(below.created[1]?.parentId).toBe(below.created[0]?._id);
  });

  it('moves a department with everything below it, also what was archived', async () => {
    const [a, b, , gone] = await fresh('a', 'b', 'a/x', 'a/gone', 'a/x/y');
    await editor.send({ archived: [gone ?? ''] });
    await editor.send({ updated: [{ _id: a ?? '', name: 'a', parentId: b ?? '' }] });
    const found = await rows();
    const pathOf = (name: string) => found.find((row) => row.name === name);
    expect(pathOf('y')).toMatchObject({ path: expect.stringMatching(`^/${root}/${b}/${a}/\\w+/\\w+/$`), depth: 5 });
    expect(pathOf('gone')).toMatchObject({ path: `/${root}/${b}/${a}/${gone}/`, depth: 4 });
  });

  it('keeps a department where it is when its parent is not sent', async () => {
    const [, x] = await fresh('a', 'a/x');
    const { updated } = await editor.send({ updated: [{ _id: x ?? '', name: 'renamed' }] });
    expect(updated[0]).toMatchObject({ name: 'renamed', parentId: expect.any(String) });
  });

  it('takes names without the blanks around them, and refuses empty and long ones', async () => {
    await fresh('a');
    await editor.send({ created: [{ _id: idOf('n'), name: '  padded ', parentId: root }] });
    expect(await names()).toEqual(['a', 'padded']);
    const named = (name: string) => refused({ created: [{ _id: idOf('n'), name, parentId: root }] });
    expect(await named('   ')).toMatchObject({ fields: { 'created.0.name': 'validation.department.name.required' } });
    expect(await named('x'.repeat(101))).toMatchObject({ fields: { 'created.0.name': 'validation.department.name.maxLength' } });
    expect(await named('nul\u0000')).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('keeps the order that it is given', async () => {
    const [a, b, c] = await fresh('a', 'b', 'c');
    const at = (id: string | undefined, name: string, position: number) => ({ _id: id ?? '', name, parentId: root, position });
    await editor.send({ updated: [at(c, 'c', 0)] });
    expect(await names()).toEqual(['c', 'a', 'b']);
    await editor.send({ updated: [at(a, 'a', 0), at(c, 'c', 1)] });
    expect(await names()).toEqual(['a', 'c', 'b']);
    await editor.send({ created: [{ _id: idOf('d'), name: 'd', parentId: root, position: 1 }], archived: [b ?? ''] });
    expect(await names()).toEqual(['a', 'd', 'c']);
    await editor.send({ created: [{ _id: idOf('e'), name: 'e', parentId: root }] });
    expect(await names()).toEqual(['a', 'd', 'c', 'e']);
    await editor.send({ updated: [at(a, 'a', 999)] });
    expect(await names()).toEqual(['d', 'c', 'e', 'a']);
  });

  it('raises its version once for a change and not for none', async () => {
    const [a] = await fresh('a');
    const version = async () => (await shape())[0]?.version;
    expect(await version()).toBe(2);
    await editor.send({ updated: [{ _id: a ?? '', name: 'a', parentId: root }] });
    expect(await version()).toBe(2);
    await editor.send({ updated: [{ _id: a ?? '', name: 'b' }], created: [{ _id: idOf('c'), name: 'c', parentId: a ?? '' }] });
    expect(await version()).toBe(3);
  });

  it('refuses to be changed by somebody who saw an older one', async () => {
    const [a] = await fresh('a');
    const expectedVersion = (await shape())[0]?.version ?? 0;
    await editor.send({ expectedVersion, updated: [{ _id: a ?? '', name: 'first' }] });
    expect(await refused({ expectedVersion, updated: [{ _id: a ?? '', name: 'second' }] })).toMatchObject({
      ...{ code: 'CONFLICT', reason: 'NEWER_VERSION', version: expectedVersion + 1 },
    });
  });

  describe('refuses', () => {
    const move = (id: string | undefined, parentId: string | null | undefined, name = 'moved') => ({
      updated: [{ _id: id ?? '', name, parentId: parentId ?? null }],
    });
    const faults = async (difference: Difference) => {
      const { code, fields } = (await refused(difference)) ?? {};
      expect(code).toBe('BAD_USER_INPUT');
      return fields;
    };

    it('a department below itself', async () => {
      const [a, x] = await fresh('a', 'a/x');
      expect(await faults(move(a, a))).toEqual({ 'updated.0.parentId': fault('cycle') });
      expect(await faults(move(a, x))).toEqual({ 'updated.0.parentId': fault('cycle') });
      const [one, two] = [idOf('one'), idOf('two')];
      const pair = [
        { _id: one, name: 'one', parentId: two },
        { _id: two, name: 'two', parentId: one },
      ];
      expect(await faults({ created: pair })).toEqual({ 'created.0.parentId': fault('cycle'), 'created.1.parentId': fault('cycle') });
    });

    it('a second root, a sixth level, and both at once', async () => {
      const [a, b] = await fresh('a', 'b', 'b/c', 'b/c/d', 'b/c/d/e');
      const deepest = (await editor.read()).find(({ name }) => name === 'e')?._id;
      expect(await faults(move(a, null))).toEqual({ 'updated.0.parentId': fault('roots') });
      expect(await faults(move(b, a))).toEqual({ 'updated.0.parentId': fault('levels') });
      expect(await faults({ created: [{ _id: idOf('f'), name: 'f', parentId: deepest ?? '' }] })).toEqual({
        'created.0.parentId': fault('levels'),
      });
      const both = { ...move(a, null), created: [{ _id: idOf('f'), name: 'f', parentId: deepest ?? '' }] };
      expect(await faults(both)).toEqual({ 'updated.0.parentId': fault('rootsAndLevels'), 'created.0.parentId': fault('rootsAndLevels') });
      expect(await faults({ created: [{ _id: idOf('r'), name: 'r' }] })).toEqual({ 'created.0.parentId': fault('roots') });
    });

    it('a parent that is absent, another customer’s, archived, or about to be', async () => {
      const [a, gone, last] = await fresh('a', 'gone', 'last');
      await editor.send({ archived: [gone ?? ''] });
      const other = await scopeOf(await running.browser().as('admin@acme.example'));
      for (const parentId of ['f'.repeat(24), other.hierarchyId, gone])
        expect(await faults(move(a, parentId))).toEqual({ 'updated.0.parentId': fault('parent') });
      expect(await faults({ ...move(a, last), archived: [last ?? ''] })).toEqual({ 'updated.0.parentId': fault('parent') });
    });

    it('an active department below an archived one', async () => {
      const [a, x] = await fresh('a', 'a/x');
      expect(await faults({ archived: [a ?? ''] })).toEqual({ 'archived.0': fault('parent') });
      const { archived } = await editor.send({ archived: [a ?? '', x ?? ''] });
      expect(archived.map(({ name }) => name)).toEqual(['a', 'x']);
      expect(await names()).toEqual([]);
    });

    it('ids that are named twice', async () => {
      const [a, b] = await fresh('a', 'b');
      const node = { _id: a ?? '', name: 'a' };
      expect(await faults({ updated: [node, node] })).toEqual({ 'updated.1._id': fault('twice') });
      expect(await faults({ updated: [node], archived: [a ?? ''] })).toEqual({ 'archived.0': fault('twice') });
      expect(await faults({ archived: [b ?? '', b ?? ''] })).toEqual({ 'archived.1': fault('twice') });
      expect(await faults({ created: [{ _id: a ?? '', name: 'new', parentId: root }] })).toEqual({ 'created.0._id': fault('twice') });
    });

    it('changes of the root, whose name is the customer’s', async () => {
      const [a] = await fresh('a');
      const { name } = (await editor.read())[0] ?? { name: '' };
      expect(await faults({ updated: [{ _id: root, name: 'Other' }] })).toEqual({ 'updated.0.name': fault('root') });
      expect(await faults({ updated: [{ _id: root, name, parentId: a ?? '' }] })).toEqual({ 'updated.0.parentId': fault('root') });
      expect(await faults({ archived: [root, a ?? ''] })).toEqual({ 'archived.0': fault('root') });
      expect((await editor.send({ updated: [{ _id: root, name }] })).updated).toHaveLength(1);
    });

    it('departments that are missing, as another customer’s', async () => {
      const [a, gone] = await fresh('a', 'gone');
      await editor.send({ archived: [gone ?? ''] });
      const other = await scopeOf(await running.browser().as('admin@acme.example'));
      for (const id of ['f'.repeat(24), other.hierarchyId, gone ?? '']) {
        expect(await refused({ updated: [{ _id: id, name: 'x' }] })).toEqual({ code: 'NOT_FOUND' });
        expect(await refused({ archived: [a ?? '', id] })).toEqual({ code: 'NOT_FOUND' });
      }
      const elsewhere = editorOf(staff, { ...scope, organizationId: 'f'.repeat(24) });
      expect(await elsewhere.refusal({ updated: [{ _id: a ?? '', name: 'x' }] })).toEqual({ code: 'NOT_FOUND' });
    });

    it('to archive a department that is in use, and says by whom and what', async () => {
      const [a, b] = await fresh('a', 'b');
      const inside = { ...scope, hierarchyId: a };
      for (const name of ['Delta', 'Alpha', 'Charlie', 'Bravo']) await staff.get(createGroupText, { group: { ...inside, name } });
      await staff.get(createUserText, { user: newUser(scope, { hierarchyId: b, firstName: 'Uma', lastName: 'User' }) });
      expect(await refused({ archived: [b ?? '', a ?? ''] })).toMatchObject({
        ...{ code: 'CONFLICT', reason: 'DEPARTMENT_IN_USE', department: 'b', count: 2 },
        inUse: [
          { _id: b, name: 'b', uses: [{ kind: 'users', count: 1, names: ['Uma User'] }] },
          { _id: a, name: 'a', uses: [{ kind: 'groups', count: 4, names: ['Alpha', 'Bravo', 'Charlie'] }] },
        ],
      });
    });
  });

  it('takes five thousand departments at once, and moves them in one go', async () => {
    const [a, b] = await fresh('a', 'b');
    const created = Array.from({ length: 5000 }, (_, index) => ({
      _id: index.toString(16).padStart(24, '0'),
      name: `Department ${index}`,
      parentId: index < 50 ? (a ?? '') : (index % 50).toString(16).padStart(24, '0'),
    }));
    const started = performance.now();
    await editor.send({ created });
    const grown = performance.now();
    await editor.send({ updated: [{ _id: a ?? '', name: 'a', parentId: b ?? '' }] });
    const moved = performance.now();
    if (process.env['TIMES']) console.log(`create ${Math.round(grown - started)} ms, move ${Math.round(moved - grown)} ms`);
    const found = await rows();
    expect(found.filter(({ path }) => path.startsWith(`/${root}/${b}/${a}/`))).toHaveLength(5001);
    expect(found.filter(({ depth }) => depth === 5)).toHaveLength(4950);
  });

  it('records what became of each department, by name', async () => {
    const [a, b, x] = await fresh('a', 'b', 'a/x');
    await editor.send({
      created: [{ _id: idOf('n'), name: 'n', parentId: a ?? '' }],
      updated: [{ _id: x ?? '', name: 'y', parentId: b ?? '' }],
    });
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows: parts } = await pool.query(
      `select name, before, "values" from audit_values join audit_entries on id = entry_id
       where operation = 'ORGUpdateHierarchies' and audit_entries.customer_id = $1 and subject_count = 2 order by audit_values.position`,
      [scope.customerId],
    );
    expect(parts).toEqual([
      { name: 'n', before: null, values: { name: 'n', parent: 'a' } },
      { name: 'y', before: { name: 'x', parent: 'a' }, values: { name: 'y', parent: 'b' } },
    ]);
  });
});
