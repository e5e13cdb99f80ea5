import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { queries, scopeOf, stagesFor } from './workflowTools.ts';
import type { Changed, Page, Scope, Workflow, WorkflowSet } from './workflowTools.ts';

const absent = '0'.repeat(24);

describe('workflow sets', () => {
  let running: Running;
  let admin: Browser;
  /** The role of a customer's administrators makes and archives sets, but does not edit them. */
  let staff: Browser;
  let scope: Scope;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    staff = await running.browser().as('staff@demo.example');
    scope = await scopeOf(admin);
  });
  afterAll(() => running.close());

  const newName = () => `Set ${unused()}`;
  const list = (filter: object = {}, more: object = {}) =>
    admin.get<Page<WorkflowSet>>(queries.sets, { ...scope, workflowSetFilter: filter, limitEq: 500, ...more });
  const makeWorkflow = async (name = `Made ${unused()}`) =>
    (await admin.get<Workflow>(queries.create, { ...scope, name, stages: [stagesFor(scope).chat()] }))._id;
  const option = (workflowId: string, displayName: string, isDefault = false) => ({ workflowId, displayName, isDefault });
  const input = async (more: object = {}) => ({
    name: newName(),
    workflowOptions: [option(await makeWorkflow(), 'English', true)],
    ...more,
  });
  const create = async (more: object = {}) => admin.get<WorkflowSet>(queries.createSet, { ...scope, ...(await input(more)) });
  const refusal = async (more: object) => admin.refusal(queries.createSet, { ...scope, ...(await input(more)) });
  const isTaken = (name: string) => admin.get<boolean>(queries.isTaken, { ...scope, name });
  const sets = (name: 'archiveSets' | 'restoreSets', ids: string[], more: object = {}) =>
    admin.get<Changed>(queries[name], { ...scope, ids, ...more });
  const workflows = (name: 'archive' | 'restore', ids: string[]) => admin.get<Changed>(queries[name], { ...scope, ids });

  it('are listed newest first with their workflows in the order of their options', async () => {
    const { data, pagination } = await list({ isArchived: false });
    expect(pagination.totalItems).toBe(data.length);
    expect(data.length).toBeGreaterThanOrEqual(3);
    for (const set of data) {
      expect(set.workflows.map((workflow) => workflow._id)).toEqual(set.workflowOptions.map((each) => each.workflowId));
      expect(set.workflowOptions.filter((each) => each.isDefault)).toHaveLength(1);
    }
  });

  it('are sorted by name and by their number of workflows, and found by a part of a name', async () => {
    const sorted = (fieldName: string, order = 'asc') => list({}, { sort: { fieldName, order } }).then(({ data }) => data);
    const names = (await sorted('name')).map((set) => set.name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    const counts = (await sorted('workflowCount', 'desc')).map((set) => set.workflowOptions.length);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect((await list({ searchText: ' CAREERS ' })).data.map((set) => set.name)).toEqual(['Early careers']);
  });

  it('are read one by one; absent ones and those of others are not found', async () => {
    const globex = await running.browser().as('admin@globex.example');
    const other = await scopeOf(globex);
    const made = await create();
    expect(await admin.get(queries.getSet, { ...scope, workflowSetId: made._id })).toEqual(made);
    expect(await globex.refusal(queries.getSet, { ...other, workflowSetId: made._id }, 'eu-west-1')).toMatchObject({ code: 'NOT_FOUND' });
    for (const variables of [
      { ...scope, workflowSetId: absent },
      { ...other, workflowSetId: made._id },
    ])
      expect(await admin.refusal(queries.getSet, variables)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are made with trimmed names', async () => {
    const [one, two] = [await makeWorkflow(), await makeWorkflow()];
    const name = newName();
    const made = await create({
      name: `  ${name} `,
      description: ' For all ',
      workflowOptions: [option(one, ' Deutsch '), option(two, 'English', true)],
    });
    expect(made).toMatchObject({
      ...{ name, description: 'For all', version: 1, archivedAt: null },
      workflowOptions: [option(one, 'Deutsch'), option(two, 'English', true)],
      workflows: [{ _id: one }, { _id: two }],
    });
  });

  it.each([
    ['no name', { name: ' ' }, { name: 'validation.workflowSet.name.required' }],
    ['a name of 26 characters', { name: 'x'.repeat(26) }, { name: 'validation.workflowSet.name.maxLength' }],
    ['a description of 701 characters', { description: 'x'.repeat(701) }, { description: 'validation.workflowSet.description.maxLength' }],
    ['no workflow', { workflowOptions: [] }, { workflowOptions: 'validation.workflowSet.workflow.required' }],
    [
      'a workflow that is not chosen, under no name',
      { workflowOptions: [option('', ' ', true)] },
      {
        'workflowOptions.0.workflowId': 'validation.workflowSet.workflow.required',
        'workflowOptions.0.displayName': 'validation.workflowSet.displayName.required',
      },
    ],
    [
      'a display name of 26 characters',
      { workflowOptions: [option(absent, 'x'.repeat(26), true)] },
      { 'workflowOptions.0.displayName': 'validation.workflowSet.displayName.maxLength' },
    ],
    [
      'one workflow twice, and one display name twice',
      { workflowOptions: [option(absent, 'One', true), option(absent, ' ONE ')] },
      {
        'workflowOptions.1.workflowId': 'validation.workflowSet.workflow.repeated',
        'workflowOptions.1.displayName': 'validation.workflowSet.displayName.repeated',
      },
    ],
    ['no default', { workflowOptions: [option(absent, 'One')] }, { workflowOptions: 'validation.workflowSet.isDefault.missing' }],
    [
      '101 workflows',
      { workflowOptions: Array.from({ length: 101 }, (_, index) => option(`w${index}`, `Name ${index}`, index === 0)) },
      { workflowOptions: 'validation.workflowSet.workflow.maxItems' },
    ],
  ])('refuse %s', async (_, more, fields) => {
    expect(await refusal(more)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  it('take names of 25 characters and a description of 700', async () => {
    const made = await create({
      name: newName().padEnd(25, 'x'),
      description: 'y'.repeat(700),
      workflowOptions: [option(await makeWorkflow(), 'z'.repeat(25), true)],
    });
    expect([made.name.length, made.description?.length, made.workflowOptions[0]?.displayName.length]).toEqual([25, 700, 25]);
  });

  it('refuse a second default, and workflows that are archived, absent or another customer’s', async () => {
    const [one, two] = [await makeWorkflow(), await makeWorkflow()];
    expect(await refusal({ workflowOptions: [option(one, 'One', true), option(two, 'Two', true)] })).toMatchObject({
      fields: { 'workflowOptions.1.isDefault': 'validation.workflowSet.isDefault.repeated' },
    });
    await workflows('archive', [two]);
    expect(await refusal({ workflowOptions: [option(one, 'One', true), option(two, 'Two')] })).toMatchObject({
      fields: { 'workflowOptions.1.workflowId': 'validation.workflowSet.workflow.archived' },
    });
    const globex = await running.browser().as('admin@globex.example');
    const theirs = (await globex.get<Page<Workflow>>(queries.list, { filter: await scopeOf(globex) }, 'eu-west-1')).data[0]?._id ?? '';
    for (const id of [absent, theirs])
      expect(await refusal({ workflowOptions: [option(one, 'One', true), option(id, 'Two')] })).toMatchObject({
        fields: { 'workflowOptions.1.workflowId': 'validation.workflowSet.workflow.absent' },
      });
  });

  it('have names that are one’s only among the active ones of a customer, whatever case and spaces', async () => {
    const made = await create();
    const taken = { code: 'CONFLICT', reason: 'NAME_TAKEN', fields: { name: 'validation.workflowSet.name.taken' } };
    expect(await refusal({ name: ` ${made.name.toUpperCase()} ` })).toMatchObject(taken);
    expect([await isTaken(` ${made.name.toUpperCase()} `), await isTaken(`${made.name}x`), await isTaken('')]).toEqual([
      true,
      false,
      false,
    ]);
    // Another customer's names are theirs.
    const globex = await running.browser().as('admin@globex.example');
    const other = await scopeOf(globex);
    expect(await globex.get(queries.isTaken, { ...other, name: made.name }, 'eu-west-1')).toBe(false);
    expect(await admin.refusal(queries.isTaken, { ...other, name: 'Retail roles' })).toMatchObject({ code: 'NOT_FOUND' });
    // A set keeps its own name; another's is refused.
    const save = (name: string) => staff.ask(queries.updateSet, { ...scope, _id: made._id, name, workflowOptions: made.workflowOptions });
    expect((await save(made.name.toUpperCase())).errors).toBeUndefined();
    expect((await save('retail ROLES')).errors?.[0]).toMatchObject({
      message: 'An active workflow set with this name already exists.',
      extensions: taken,
    });
    // An archived one lets go of its name, and cannot be restored once that is taken.
    await sets('archiveSets', [made._id]);
    expect(await isTaken(made.name)).toBe(false);
    await create({ name: made.name });
    expect(await sets('restoreSets', [made._id])).toMatchObject({
      data: [],
      refused: [{ reason: 'refusals.workflowSetNameTaken', args: { name: made.name.toUpperCase() } }],
    });
  });

  it('of one name are not both restored by one call', async () => {
    const first = await create();
    await sets('archiveSets', [first._id]);
    const second = await create({ name: first.name });
    await sets('archiveSets', [second._id]);
    const { data, refused } = await sets('restoreSets', [first._id, second._id]);
    expect([data.length, refused.map((each) => each.reason)]).toEqual([1, ['refusals.workflowSetNameTaken']]);
  });

  it('are changed as a whole; each change makes a version, and none is saved over a newer one', async () => {
    const made = await create({ description: 'Before' });
    const other = await makeWorkflow();
    const workflowOptions = [option(other, 'Other', true), ...made.workflowOptions.map((each) => ({ ...each, isDefault: false }))];
    const given = { ...scope, _id: made._id, name: newName(), description: '', workflowOptions, expectedVersion: 1 };
    const changed = await staff.get<WorkflowSet>(queries.updateSet, given);
    expect(changed).toMatchObject({ name: given.name, description: '', version: 2, workflowOptions });
    expect(changed.workflows.map((workflow) => workflow._id)).toEqual(workflowOptions.map((each) => each.workflowId));
    expect(await staff.refusal(queries.updateSet, given)).toMatchObject({ code: 'CONFLICT', reason: 'NEWER_VERSION' });
    expect(await staff.refusal(queries.updateSet, { ...given, _id: absent })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await admin.refusal(queries.updateSet, given)).toMatchObject({ code: 'FORBIDDEN' });
    await sets('archiveSets', [made._id]);
    expect(await staff.refusal(queries.updateSet, { ...given, expectedVersion: null })).toMatchObject({ reason: 'ARCHIVED' });
  });

  it('are archived and restored, each once; none where one id is absent', async () => {
    const made = await create();
    expect(await sets('restoreSets', [made._id])).toMatchObject({ data: [], refused: [{ reason: 'refusals.notArchived' }] });
    expect(await admin.refusal(queries.archiveSets, { ...scope, ids: [made._id, absent] })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await sets('archiveSets', [made._id])).toEqual({ data: [{ _id: made._id }], refused: [] });
    expect((await list({ isArchived: true, searchText: made.name })).data).toHaveLength(1);
    expect(await sets('archiveSets', [made._id])).toMatchObject({ data: [], refused: [{ reason: 'refusals.alreadyArchived' }] });
    expect(await sets('restoreSets', [made._id])).toEqual({ data: [{ _id: made._id }], refused: [] });
  });

  it('are archived by a filter, when they are as many as were seen', async () => {
    const name = unused();
    for (const number of [1, 2]) await create({ name: `${name} ${number}` });
    const matching = (expectedCount: number) => ({ matching: { filter: { isArchived: false, searchText: name }, expectedCount } });
    expect(await admin.refusal(queries.archiveSets, { ...scope, ids: [], ...matching(3) })).toMatchObject({
      reason: 'COUNT_CHANGED',
      count: 2,
    });
    expect((await sets('archiveSets', [], matching(2))).data).toHaveLength(2);
  });

  it('keep their default and their only workflow from being archived, and say which set it is', async () => {
    const [only, main, other] = [await makeWorkflow(), await makeWorkflow(), await makeWorkflow()];
    const small = await create({ workflowOptions: [option(only, 'Only', true)] });
    const large = await create({ workflowOptions: [option(main, 'Main', true), option(other, 'Other')] });
    const answer = await workflows('archive', [only, main, other]);
    expect(answer.data).toEqual([{ _id: other }]);
    expect(answer.refused).toEqual(
      expect.arrayContaining([
        { _id: only, reason: 'refusals.onlyWorkflowOfSet', args: { set: small.name } },
        { _id: main, reason: 'refusals.defaultWorkflowOfSet', args: { set: large.name } },
      ]),
    );
    // An archived set needs none of them, and cannot come back without its default.
    await sets('archiveSets', [small._id, large._id]);
    expect((await workflows('archive', [only, main])).data).toHaveLength(2);
    expect(await sets('restoreSets', [large._id])).toMatchObject({
      data: [],
      refused: [{ reason: 'refusals.archivedDefaultWorkflow', args: { workflow: expect.any(String) } }],
    });
    await workflows('restore', [main]);
    expect((await sets('restoreSets', [large._id])).data).toHaveLength(1);
  });

  it('cannot be made in a scope that is not theirs', async () => {
    const other = await scopeOf(await running.browser().as('admin@globex.example'));
    for (const given of [other, { ...scope, organizationId: absent }, { ...scope, hierarchyId: absent }])
      expect(await admin.refusal(queries.createSet, { ...given, ...(await input()) })).toMatchObject({ code: 'NOT_FOUND' });
  });
});
