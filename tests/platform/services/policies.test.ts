import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Statement } from '../../../src/platform/policy/statement.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { answered, codeOf, createPolicyText, getPolicyText, stored, updatePolicyText, updateV2Text } from './permissionCalls.ts';
import type { Policy } from './permissionCalls.ts';
import { changeGroups, groupWith, limitedTo, scopeOf } from './people.ts';
import type { Scope } from './people.ts';

let running: Running;
let staff: Browser;
let admin: Browser;
let scope: Scope;
let place: string;
beforeAll(async () => {
  running = startPlatform();
  staff = await running.browser().as('staff@demo.example');
  admin = await running.browser().as('admin@acme.example');
  scope = await scopeOf(admin);
  place = `prn:ap-southeast-2:${scope.organizationId}:${scope.customerId}:${scope.hierarchyId}:*:*`;
});
afterAll(() => running.close());

const says = (effect: 'allow' | 'deny', actions: string[], ...resources: string[]): Statement => ({
  effect,
  actions,
  resources: resources.length > 0 ? resources : [place],
});
const group = (...statements: Statement[]) => groupWith(running, staff, scope, statements);
const dto = (groupId: string, statements: Statement[], more: object = {}) => ({ groupId, name: 'Talent Hub', statements, ...more });
const create = (groupId: string, statements: Statement[], more: object = {}, who = admin) =>
  who.ask(createPolicyText, { addPolicyDto: dto(groupId, statements, more) });
const update = (policyId: string, statements: Statement[], expectedVersion?: number, who = admin) =>
  who.ask(updateV2Text, { filter: { policyId, expectedVersion }, update: { statements } });
const read = (policyId: string) => admin.get<Policy>(getPolicyText, { policyId });

describe('the policy of the Talent Hub', () => {
  it('is made once for a group, grants what is the Talent Hub’s, and is named by the group', async () => {
    const groupId = await group();
    const statements = [says('allow', ['ti:access', 'ti:viewChatInsights'])];
    const made = answered<Policy>(await create(groupId, statements, { description: 'Who sees insights.' }));
    expect(made).toMatchObject({ name: 'Talent Hub', description: 'Who sees insights.', version: 1, tags: [], statements });
    expect(await read(made.id)).toEqual(made);
    const named = await admin.get<{ talentHubPolicyId: string; policy: { version: number } }>(
      'query ($id: ID!) { ORGGetGroup(filter: { _id: $id }) { talentHubPolicyId policy { version } } }',
      { id: groupId },
    );
    expect(named).toEqual({ talentHubPolicyId: made.id, policy: { version: 1 } });
    expect(codeOf(await create(groupId, statements))).toMatchObject({ code: 'CONFLICT', reason: 'POLICY_EXISTS' });
  });

  it('has no right of the console, none that there is not, and no tag that closes it', async () => {
    const groupId = await group();
    const wrong = async (...args: Parameters<typeof create>) => (codeOf(await create(...args)) as { fields: object }).fields;
    expect(await wrong(groupId, [says('allow', ['ti:access']), says('allow', ['org:viewUser'])])).toEqual({
      'statements.1.actions': 'validation.policy.talentHub',
    });
    for (const action of ['ti:madeUp', 'ti', 'ti:'])
      expect(Object.keys(await wrong(groupId, [says('allow', [action])]))).toEqual(['statements.0.actions']);
    expect(await wrong(groupId, [], { tags: [{ name: 'editable', value: 'false' }] })).toEqual({
      'tags.0.value': 'validation.policy.tags.editable',
    });
    expect(
      (await create(groupId, [says('allow', ['ti:*'])], { tags: [{ name: 'editable', value: 'true' }] }, staff)).errors,
    ).toBeUndefined();
  });

  it('is not made for an archived group', async () => {
    const groupId = await group();
    await changeGroups(admin, 'Archive', [groupId]);
    expect(codeOf(await create(groupId, []))).toMatchObject({ code: 'CONFLICT', reason: 'ARCHIVED' });
  });
});

describe('the statements of a policy', () => {
  it('are replaced by one who read the newest, and stay as they are where nothing was changed', async () => {
    const { id } = await stored(running, await group(says('allow', ['org:viewUser'])));
    const first = await update(id, [says('allow', ['org:viewUser', 'org:viewUserList']), says('deny', ['org:editUser'])], 1);
    expect(answered(first)).toMatchObject({ version: 2 });
    expect(codeOf(await update(id, [], 1))).toMatchObject({ code: 'CONFLICT', reason: 'NEWER_VERSION', version: 2 });
    const policy = await read(id);
    expect(answered(await update(id, policy.statements, 2))).toEqual(policy);
  });

  it('are known rights on resources that can be read and are there', async () => {
    const { id } = await stored(running, await group());
    expect(codeOf(await update(id, [says('allow', ['org:madeUp'])]))).toMatchObject({
      fields: { 'statements.0.actions': 'validation.policy.action' },
    });
    expect(codeOf(await update(id, [says('allow', ['org:viewUser'], 'prn:nonsense')]))).toMatchObject({
      fields: { 'statements.0.resources': 'validation.policy.resource' },
    });
    const { pool } = await running.platform.stores.identity();
    const { rows } = await pool.query<Record<'id' | 'organization_id' | 'root_hierarchy_id', string>>(
      `select id, organization_id, root_hierarchy_id from customers where unique_name = 'harbour-vale'`,
    );
    const [
      { id: customer, organization_id: organization, root_hierarchy_id: root } = { id: '', organization_id: '', root_hierarchy_id: '' },
    ] = rows;
    const theirs = `prn:ap-southeast-2:${organization}:${customer}:${root}:*:*`;
    for (const resource of [
      theirs,
      `prn:*:${organization}:*:*:*:*`,
      `prn:*:*:*:${root}:*:*`,
      `prn:mars-north-1:*:*:*:*:*`,
      `prn:*:*:*:${'f'.repeat(24)}:*:*`,
    ])
      expect([resource, codeOf(await update(id, [says('deny', ['org:viewUser'], resource)]))]).toEqual([resource, { code: 'NOT_FOUND' }]);
    // Editors with access may name them in place, and nowhere else.
    expect((await update(id, [says('allow', ['org:viewUser'], theirs, `prn:*:${organization}:*:*:*:*`)], 1, staff)).errors).toBeUndefined();
    for (const wrong of [theirs.replace('ap-southeast-2', 'us-east-1'), theirs.replace(organization, scope.organizationId)])
      expect(codeOf(await update(id, [says('allow', ['org:viewUser'], wrong)], 2, staff))).toEqual({ code: 'NOT_FOUND' });
  });

  it('are wild only by who holds all that', async () => {
    const { id } = await stored(running, await group());
    for (const action of ['*:*', '*', 'apps:*'])
      expect(codeOf(await update(id, [says('allow', [action])]))).toMatchObject({
        code: 'FORBIDDEN',
        reason: 'GRANTS_MORE',
        fields: { 'statements.0.actions': 'validation.permission.grantsMore' },
      });
    expect((await update(id, [says('allow', ['*:*', 'apps:*'], 'Any')], 1, staff)).errors).toBeUndefined();
    // Existing statements need no justification, and neither does removing some.
    expect((await update(id, [says('allow', ['apps:createVacancy'], place)], 2)).errors).toBeUndefined();
  });

  it('of staff’s own group are not replaced', async () => {
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query<{ id: string; group_id: string }>(`select id, group_id from policies where name = 'Provider Staff'`);
    const [{ id, group_id: groupId } = { id: '', group_id: '' }] = rows;
    expect(codeOf(await update(id, [], undefined, staff))).toMatchObject({ code: 'CONFLICT', reason: 'NOT_EDITABLE' });
    expect(codeOf(await staff.ask(updatePolicyText, { policyId: id, addPolicyDto: dto(groupId, []) }))).toMatchObject({
      reason: 'NOT_EDITABLE',
    });
    expect(codeOf(await update(id, []))).toEqual({ code: 'NOT_FOUND' });
  });
});

describe('a whole policy', () => {
  it('is replaced with its name, description and tags, for the group that it is of', async () => {
    const groupId = await group(says('allow', ['org:viewUser']));
    const { id, statements } = await stored(running, groupId);
    const whole = { name: 'All of them', description: 'Said anew', tags: [{ name: 'kind', value: 'one' }] };
    const answer = await admin.ask(updatePolicyText, { policyId: id, addPolicyDto: dto(groupId, statements, whole) });
    expect(answered(answer)).toMatchObject({ ...whole, statements, version: 2 });
    const late = dto(groupId, [], { expectedVersion: 1 });
    expect(codeOf(await admin.ask(updatePolicyText, { policyId: id, addPolicyDto: late }))).toMatchObject({ reason: 'NEWER_VERSION' });
    const other = await group();
    expect(codeOf(await admin.ask(updatePolicyText, { policyId: id, addPolicyDto: dto(other, statements) }))).toEqual({
      code: 'NOT_FOUND',
    });
    const tags = [{ name: 'editable', value: 'false' }];
    expect(codeOf(await admin.ask(updatePolicyText, { policyId: id, addPolicyDto: dto(groupId, statements, { tags }) }))).toMatchObject({
      fields: { 'tags.0.value': 'validation.policy.tags.editable' },
    });
  });

  it('is changed only by who reaches its group and may edit policies there', async () => {
    const { id } = await stored(running, await group());
    const viewer = await limitedTo(running, admin, scope, ['common:viewPolicy']);
    expect(codeOf(await update(id, [], 1, viewer))).toMatchObject({ code: 'FORBIDDEN', reason: 'NO_RIGHT' });
    expect((await viewer.ask(getPolicyText, { policyId: id })).errors).toBeUndefined();
  });
});
