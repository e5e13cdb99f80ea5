import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plans } from '../src/generated/plans.ts';
import { fill } from '../src/engine/plan/fill.ts';
import type { AuditEntry } from '../src/engine/screens/record/activity/undoable.ts';
import { undoOf } from '../src/engine/screens/record/activity/undoOf.ts';
import { Caller } from './support/caller.ts';
import { archiveOf, Resource, scopeOf, type Scope } from './support/resource.ts';
import { startPlatform, type Running } from './platform/browser.ts';

// Every archive action of every resource: it is counted before it is done, by doing and taking back; and what was done is taken back whole by
// what the trail says of it.

const archives = plans.flatMap((plan) => {
  const pair = archiveOf(plan);
  return pair && plan.create && plan.forms.create ? [[plan.name, plan, pair] as const] : [];
});
const trailText = `query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) {
  data { _id at operation actorId subjectCount subjects fields } } }`;
const previewText = `query ($input: PreviewActionInput!) { CommonPreviewAction(input: $input) {
  changed signedOut mailed texted refused { reason count names } } }`;

let running: Running;
let staff: Caller;
let scope: Scope;
beforeAll(async () => {
  running = startPlatform();
  staff = await new Caller(running.platform).as('staff@demo.example');
  scope = await scopeOf(staff);
});
afterAll(() => running.close());

const byTrail = async (plan: (typeof plans)[number], operation: string, ids: string[]) => {
  const { organizationId, customerId, hierarchyId } = scope;
  const filter = { organizationId, customerId, hierarchyId, operations: [operation], limit: 5 };
  const { data } = await staff.ask<{ data: AuditEntry[] }>(trailText, { filter }, { region: scope.awsRegion });
  const entries = data.map((entry) => ({ ...entry, changes: [] }));
  const index = entries.findIndex(({ subjects }) => ids.some((id) => subjects.includes(id)));
  const entry = entries[index] ?? expect.fail(`no entry of ${operation}`);
  const way = undoOf([plan], [entry], 0, running.clock.now().getTime());
  const text = 'query ($id: ID!) { CommonGetAuditSubjects(entryId: $id) { subjects } }';
  const { subjects } = await staff.ask<{ subjects: string[] }>(text, { id: entry._id }, { region: scope.awsRegion });
  return { way: way ?? expect.fail('no way back'), subjects, entry };
};

describe.each(archives)('%s', (name, plan, { archive }) => {
  // For one resource, use more rows than the hundred that an audit entry names.
  const count = name === 'groups' ? 130 : 4;

  it('is archived after it was counted, and restored whole from the trail', async () => {
    const resource = new Resource(plan, staff, scope);
    await resource.prepare();
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) ids.push(resource.idOf(await resource.make()));
    const records = await resource.recordsOf(archive, ids);
    const variables = fill(archive.operation, { scope, ids, records });
    const before = [await resource.ids(), await resource.ids({ archived: true })];

    expect(archive.tried).toBe('effects');
    const asked = { input: { operation: archive.operation.name, variables } };
    const effect = await staff.ask(previewText, asked, { region: scope.awsRegion });
    expect(effect).toMatchObject({ changed: count, refused: [], signedOut: 0 });
    expect([await resource.ids(), await resource.ids({ archived: true })]).toEqual(before);

    expect(await resource.act(archive, ids)).toEqual({ changed: ids, refused: [] });
    const { way, subjects, entry } = await byTrail(plan, archive.operation.name, ids);
    expect(subjects.toSorted()).toEqual(ids.toSorted());
    expect(entry.subjectCount).toBe(count);
    const undone = await resource.act(way.inverse, subjects);
    expect([undone.changed.toSorted(), undone.refused]).toEqual([ids.toSorted(), []]);
    expect([await resource.ids(), await resource.ids({ archived: true })]).toEqual(before);
  });
});

describe('a preview', () => {
  const preview = (operation: string, variables: object, caller = staff) =>
    caller.call(previewText, { input: { operation, variables } }, { region: scope.awsRegion });

  it('counts the people who would be signed out, and signs nobody out', async () => {
    const recruiter = await new Caller(running.platform).as('recruiter@acme.example');
    const { _id: userId } = await recruiter.ask<{ _id: string }>('{ AuthMe { _id } }');
    const { organizationId, customerId, hierarchyId } = scope;
    const own = await recruiter.ask<Scope>('{ AuthMe { organizationId customerId hierarchyId } }');
    const filter = { userIds: [userId], ...own };
    expect((await preview('ORGArchiveUsers', { filter })).data).toMatchObject({ changed: 1, signedOut: 1 });
    expect((await recruiter.call('{ AuthMe { _id } }')).code).toBeUndefined();
    expect(organizationId && customerId && hierarchyId).toBeTruthy();
  });

  it.each(['ORGCreateCustomer', 'AuthLogout', 'CommonPreviewAction', 'ORGUpdateUser', 'nothing', '__proto__', 'constructor'])(
    'is refused for %s',
    async (operation) => {
      expect(await preview(operation, {})).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'NO_PREVIEW' });
    },
  );

  it('needs the right of the action, and tells no more than the action would', async () => {
    const manager = await new Caller(running.platform).as('manager@acme.example');
    expect((await preview('ORGArchiveCustomers', { filter: { customerIds: [scope.customerId] } }, manager)).code).toBe('FORBIDDEN');
    expect((await preview('ORGArchiveGroups', { filter: { groupIds: ['f'.repeat(24)] } })).code).toBe('NOT_FOUND');
    for (const variables of [{}, null, 7, { filter: { groupIds: [] } }, { filter: { groupIds: [], made: 'up' } }]) {
      expect((await preview('ORGArchiveGroups', variables as object)).code, JSON.stringify(variables)).toBe('BAD_USER_INPUT');
    }
  });
});
