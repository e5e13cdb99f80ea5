import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { count, interview, move, queries, recommendation, scopeOf, score, stagesFor } from './workflowTools.ts';
import type { Changed, Page, Scope, Stage, Workflow } from './workflowTools.ts';

const absent = '0'.repeat(24);

describe('workflows', () => {
  let running: Running;
  let admin: Browser;
  /** The role of a customer's administrators makes and archives workflows, but does not edit them. */
  let staff: Browser;
  let scope: Scope;
  let stages: ReturnType<typeof stagesFor>;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    staff = await running.browser().as('staff@demo.example');
    scope = await scopeOf(admin);
    stages = stagesFor(scope);
  });
  afterAll(() => running.close());

  const list = (more: object = {}) => admin.get<Page<Workflow>>(queries.list, { filter: { ...scope, limitEq: 500, ...more } });
  const input = (more: object = {}) => ({ ...scope, name: `Made ${unused()}`, stages: [stages.chat()], ...more });
  const create = (more: object = {}) => admin.get<Workflow>(queries.create, input(more));
  const fieldsOf = async (given: Stage[]) => (await admin.refusal(queries.create, input({ stages: given })))?.fields;
  const update = (_id: string, more: object) => ({ ...scope, input: { _id, name: 'Changed', ...more } });
  const bulk = (name: 'archive' | 'restore', ids: string[], more: object = {}) =>
    admin.get<Changed>(queries[name], { ...scope, ids, ...more });

  it('are listed by name, active or archived or both, and found by a part of a name', async () => {
    const active = await list({ isArchived: false });
    const archived = await list({ isArchived: true });
    expect(active.pagination.totalItems + archived.pagination.totalItems).toBe((await list()).pagination.totalItems);
    expect(active.data.map((row) => row.name)).toEqual(
      active.data.map((row) => row.name).toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)),
    );
    expect(archived.data.length).toBeGreaterThan(0);
    expect(archived.data.every((row) => row.archivedAt !== null)).toBe(true);
    expect((await list({ searchText: ' CENTRE ' })).data.map((row) => row.name)).toEqual(['Contact Centre']);
    expect((await list({ searchText: '%' })).data).toEqual([]);
  });

  it('are sorted by their number of stages, which every page agrees on', async () => {
    const sort = { fieldName: 'stageCount', order: 'desc' };
    const { data } = await list({ isArchived: false, sort });
    const counts = data.map((row) => row.stages.length);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(new Set(counts)).toEqual(new Set([1, 2]));
    const pages = await Promise.all([0, 1].map((skipEq) => list({ isArchived: false, sort, skipEq, limitEq: 7 })));
    expect(pages.flatMap((page) => page.data.map((row) => row._id))).toEqual(data.slice(0, 14).map((row) => row._id));
  });

  it('are listed in the second form of the list alike', async () => {
    const sort = { fieldName: 'createdAt', order: 'desc' };
    const first = await list({ isArchived: true, sort, limitEq: 3 });
    const second = await admin.get<Page<Workflow>>(queries.listV2, { ...scope, workflowFilter: { isArchived: true }, sort, limitEq: 3 });
    expect(second.data.map((row) => row._id)).toEqual(first.data.map((row) => row._id));
    expect(second.pagination).toMatchObject(first.pagination);
  });

  it('of another customer are shown to nobody, and read as absent ones', async () => {
    const globex = await running.browser().as('admin@globex.example');
    const other = await scopeOf(globex);
    expect((await admin.get<Page<Workflow>>(queries.list, { filter: other })).data).toEqual([]);
    const theirs = (await globex.get<Page<Workflow>>(queries.list, { filter: other }, 'eu-west-1')).data[0]?._id ?? '';
    const own = (await list()).data[0]?._id ?? '';
    for (const variables of [
      { ...scope, workflowId: absent },
      { ...scope, workflowId: theirs },
      { ...other, workflowId: own },
      { ...scope, hierarchyId: absent, workflowId: own },
    ])
      expect(await admin.refusal(queries.get, variables)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are made with a trimmed name; a stage without a name is called by its number', async () => {
    const made = await create({
      name: '  Night shift ',
      stages: [stages.chat({ name: '   ', triggers: [move(score(65))] }), stages.video({ name: ' Face ' })],
    });
    expect(made).toMatchObject({ name: 'Night shift', isDefault: false, version: 1, defaultLanguage: 'en-US', archivedAt: null });
    expect(made.stages).toMatchObject([
      { name: 'Stage 1', assessmentPackageName: 'Customer Service', triggers: [{ action: { type: 'MOVE_STAGE', payload: null } }] },
      { name: 'Face', assessmentPackageName: 'Video Interview', triggers: [] },
    ]);
    expect(new Set(made.stages.map((stage) => stage._id)).size).toBe(2);
    expect(await admin.get(queries.get, { ...scope, workflowId: made._id })).toEqual(made);
  });

  it.each([
    ['no name', { name: ' ' }, { name: 'validation.workflow.name.required' }],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, { name: 'validation.workflow.name.maxLength' }],
    ['no stage', { stages: [] }, { stages: 'validation.workflow.stages.minItems' }],
  ])('refuse %s', async (_, more, fields) => {
    expect(await admin.refusal(queries.create, input(more))).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  it('take a name of 100 characters, and stage names as long', async () => {
    const made = await create({ name: 'x'.repeat(100), stages: [stages.chat({ name: 'y'.repeat(100) })] });
    expect([made.name.length, made.stages[0]?.name?.length]).toEqual([100, 100]);
    expect(await fieldsOf([stages.chat({ name: 'y'.repeat(101) })])).toEqual({
      'stages.0.name': 'validation.workflow.stageName.maxLength',
    });
  });

  it('have one stage or two, a video only at the end, and no package twice', async () => {
    const { chat, video } = stages;
    expect(await fieldsOf([chat(), video(), video({}, 1)])).toEqual({ stages: 'validation.workflow.stages.maxItems' });
    expect(await fieldsOf([video(), video({}, 1)])).toEqual({ 'stages.0.product': 'validation.workflow.product.videoFirst' });
    expect(await fieldsOf([chat(), chat({}, 1)])).toEqual({ 'stages.1.product': 'validation.workflow.product.chatSecond' });
    const { externalAssessmentPackageId } = chat();
    expect(await fieldsOf([chat(), video({ externalAssessmentPackageId })])).toEqual({
      'stages.1.externalAssessmentPackageId': 'validation.workflow.package.repeated',
    });
    expect(await fieldsOf([video()])).toBeUndefined();
  });

  it('have rules on a first chat alone, one of each kind, and move on only where there is a next stage', async () => {
    const { chat, video } = stages;
    const [moves, status] = [move(score(65)), interview(recommendation(['YES']))];
    expect(await fieldsOf([chat({ triggers: [status, moves] }), video()])).toBeUndefined();
    expect(await fieldsOf([video({ triggers: [status] })])).toEqual({ 'stages.0.triggers': 'validation.workflow.triggers.video' });
    expect(await fieldsOf([chat(), video({ triggers: [status] })])).toEqual({
      'stages.1.triggers': 'validation.workflow.triggers.secondStage',
    });
    expect(await fieldsOf([chat({ triggers: [moves] })])).toEqual({
      'stages.0.triggers.0.action.type': 'validation.workflow.triggers.noNextStage',
    });
    for (const triggers of [
      [status, status],
      [moves, moves],
      [status, moves, status],
    ])
      expect(await fieldsOf([chat({ triggers }), video()])).toEqual({ 'stages.0.triggers': 'validation.workflow.triggers.repeated' });
  });

  it('change a status to Interview and to no other', async () => {
    const rule = (payload: object | null) => ({ ...interview(score(65)), action: { type: 'UPDATE_STATUS', payload } });
    const at = 'stages.0.triggers.0.action.payload';
    for (const [payload, path] of [
      [null, at],
      [{}, `${at}.status`],
      [{ status: null }, `${at}.status`],
      [{ status: 'APPS_APPLICATION_HIRED' }, `${at}.status`],
    ] as const)
      expect(await fieldsOf([stages.chat({ triggers: [rule(payload)] })])).toEqual({ [path]: 'validation.workflow.status.required' });
  });

  it.each([
    ['score', score, [1, 100], [0, 101, 65.5, '65', true]],
    ['plagiarism', (value: unknown) => count('plagiarismQuestionCount', value), [1, 7], [0, 8, 1.5]],
    ['profanity', (value: unknown) => count('profanityQuestionCount', value), [1, 7], [0, 8, 'two']],
    ['recommendation', recommendation, [['YES'], ['YES', 'MAYBE', 'NO']], [[], 'YES', ['YES', 'YES']]],
  ] as const)('compare a %s with what it can be', async (name, condition, good, bad) => {
    const stage = (value: unknown) => [stages.chat({ triggers: [interview(condition(value))] })];
    for (const value of good) expect(await fieldsOf(stage(value)), JSON.stringify(value)).toBeUndefined();
    for (const value of bad) {
      const told = Object.entries((await fieldsOf(stage(value))) ?? {});
      expect(told, JSON.stringify(value)).toEqual([
        ['stages.0.triggers.0.conditions.0.comparisonValue', expect.stringContaining('validation.workflow.condition.comparisonValue.')],
      ]);
      if (typeof value !== 'string' || name === 'recommendation') expect(told[0]?.[1]).toMatch(new RegExp(`${name}|required`));
    }
    expect(await fieldsOf([stages.chat({ triggers: [interview(recommendation(['PERHAPS']))] })])).toEqual({
      'stages.0.triggers.0.conditions.0.comparisonValue.0': 'validation.workflow.condition.comparisonValue.recommendation',
    });
  });

  it('take only packages of their customer, of the chosen kind and language', async () => {
    const path = 'stages.0.externalAssessmentPackageId';
    const globex = await scopeOf(await running.browser().as('admin@globex.example'));
    const unknown = { [path]: 'validation.workflow.package.unknown' };
    expect(await fieldsOf([stages.chat({ externalAssessmentPackageId: absent })])).toEqual(unknown);
    expect(await fieldsOf([stagesFor(globex).chat()])).toEqual(unknown);
    expect(await fieldsOf([stages.chat({ language: 'fi' })])).toEqual(unknown);
    expect(await fieldsOf([stages.chat({ product: 'SI' })])).toEqual(unknown);
    expect(await fieldsOf([stages.chat({ externalAssessmentPackageId: ' ' })])).toEqual(unknown);
    expect(await fieldsOf([stages.chat({ externalAssessmentPackageId: '' })])).toEqual({ [path]: 'validation.workflow.package.required' });
  });

  it('offer the packages of one kind by name', async () => {
    const packages = (more: object) =>
      admin.get<Page<{ name: string; language: string; product: string }>>(queries.packages, {
        filter: { ...scope, limitEq: 500, ...more },
      });
    const chats = await packages({ product: 'FI' });
    expect(chats.data.every((each) => each.product === 'FI')).toBe(true);
    expect(chats.data.length).toBeGreaterThanOrEqual(5);
    expect((await packages({ product: 'SI', searchText: 'LEADERS' })).data.map((each) => each.name)).toContain(
      'Video Interview for Leaders',
    );
  });

  it('cannot be made in a scope that is not theirs', async () => {
    const other = await scopeOf(await running.browser().as('admin@globex.example'));
    for (const given of [
      other,
      { ...scope, organizationId: absent },
      { ...scope, customerId: other.customerId },
      { ...scope, hierarchyId: absent },
    ])
      expect(await admin.refusal(queries.create, input(given))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are changed in name, stages and rules, while the packages stay', async () => {
    const { chat, video } = stages;
    const made = await create({ stages: [chat()] });
    const [first] = made.stages;
    const kept = { ...chat(), _id: first?._id };
    const changed = await staff.get<Workflow>(
      queries.update,
      update(made._id, { name: ' New ', stages: [{ ...kept, triggers: [move(score(1))] }, video()] }),
    );
    expect(changed).toMatchObject({ name: 'New', version: 2, stages: [{ _id: first?._id }, { name: 'Stage 2' }] });
    const refused = (given: object[]) => staff.refusal(queries.update, update(made._id, { stages: given }));
    expect(await refused([{ ...chat({}, 1), _id: first?._id }])).toMatchObject({
      reason: 'PACKAGE_FIXED',
      fields: { 'stages.0.externalAssessmentPackageId': 'validation.workflow.package.fixed' },
    });
    // Without its id the first stage is still the first stage.
    expect(await refused([chat({}, 1)])).toMatchObject({ reason: 'PACKAGE_FIXED' });
    const second = changed.stages[1]?._id;
    expect(await refused([kept, { ...video({}, 1), _id: second }])).toMatchObject({
      fields: { 'stages.1.externalAssessmentPackageId': 'validation.workflow.package.fixed' },
    });
    expect(await refused([{ ...video(), _id: second }])).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused([{ ...kept, _id: absent }])).toMatchObject({ code: 'NOT_FOUND' });
    // The second stage may go, and another one come.
    const replaced = await staff.get<Workflow>(queries.update, update(made._id, { stages: [kept, video({}, 1)] }));
    expect(replaced.stages[1]?._id).not.toBe(second);
    expect((await staff.get<Workflow>(queries.update, update(made._id, { stages: [kept] }))).stages).toHaveLength(1);
  });

  it('are not saved over a newer change, nor while they are archived', async () => {
    const made = await create();
    const save = (expectedVersion: number | null) =>
      staff.ask(queries.update, update(made._id, { stages: [stages.chat()], expectedVersion }));
    expect((await save(1)).errors).toBeUndefined();
    expect((await save(1)).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'NEWER_VERSION' });
    expect((await save(null)).errors).toBeUndefined();
    await bulk('archive', [made._id]);
    expect((await save(null)).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'ARCHIVED' });
  });

  it('are archived and restored, each once', async () => {
    const made = await create();
    const ids = [made._id];
    expect(await bulk('restore', ids)).toEqual({ data: [], refused: [{ _id: made._id, reason: 'refusals.notArchived', args: null }] });
    expect(await bulk('archive', ids)).toEqual({ data: [{ _id: made._id }], refused: [] });
    expect((await list({ isArchived: true, searchText: made.name })).data).toHaveLength(1);
    expect(await bulk('archive', ids)).toMatchObject({ data: [], refused: [{ reason: 'refusals.alreadyArchived' }] });
    expect(await bulk('restore', ids)).toMatchObject({ data: [{ _id: made._id }], refused: [] });
  });

  it('are all left alone when one id is absent or another customer’s', async () => {
    const made = await create();
    const globex = await running.browser().as('admin@globex.example');
    const theirs = (await globex.get<Page<Workflow>>(queries.list, { filter: await scopeOf(globex) }, 'eu-west-1')).data[0]?._id ?? '';
    for (const id of [absent, theirs])
      expect(await admin.refusal(queries.archive, { ...scope, ids: [made._id, id] })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await list({ isArchived: false, searchText: made.name })).data).toHaveLength(1);
  });

  it('are archived by a filter, when they are as many as were seen', async () => {
    const name = `Many ${unused()}`;
    for (const number of [1, 2, 3]) await create({ name: `${name} ${number}` });
    const matching = (expectedCount: number) => ({
      matching: { filter: { ...scope, isArchived: false, searchText: name }, expectedCount },
    });
    expect(await admin.refusal(queries.archive, { ...scope, ids: [], ...matching(2) })).toMatchObject({
      reason: 'COUNT_CHANGED',
      count: 3,
    });
    expect((await bulk('archive', [], matching(3))).data).toHaveLength(3);
  });

  it('are not changed by anybody who may only look', async () => {
    const manager = await running.browser().as('manager@acme.example');
    for (const [who, query, variables] of [
      [manager, queries.create, input()],
      [admin, queries.update, update(absent, { stages: [stages.chat()] })],
    ] as const)
      expect(await who.refusal(query, variables)).toMatchObject({ code: 'FORBIDDEN' });
  });
});
