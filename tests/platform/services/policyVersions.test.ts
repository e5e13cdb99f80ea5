import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { statementsIn, treeOf } from './accessTools.ts';
import type { Department } from './accessTools.ts';
import { createGroupText, createUserText, limitedTo, newUser, scopeOf } from './people.ts';
import type { Scope } from './people.ts';

const policyFields = 'id name version statements { effect actions resources }';
const createText = `mutation ($addPolicyDto: AddPolicyDto!) { CommonCreatePolicy(addPolicyDto: $addPolicyDto) { ${policyFields} } }`;
const updateText = `mutation ($filter: CommonUpdatePolicyV2Filter!, $update: CommonUpdatePolicyV2Update!) {
  CommonUpdatePolicyV2(filter: $filter, update: $update) { ${policyFields} } }`;
const versionsText = `query ($policyId: ID!, $skip: Int, $limit: Int) { CommonGetPolicyVersions(policyId: $policyId, skip: $skip, limit: $limit) {
  data { version authorName isFirst changes { part added removed } statements { actions } } pagination { totalItems } } }`;
const restoreText = `mutation ($input: CommonRestorePolicyVersionInput!) { CommonRestorePolicyVersion(input: $input) { ${policyFields} } }`;
const previewText = `query ($input: CommonPreviewPolicyInput!) { CommonPreviewPolicy(input: $input) { gaining losing } }`;

interface Version {
  version: number;
  authorName: string | null;
  isFirst: boolean;
  changes: { part: string; added: string[]; removed: string[] }[];
}

describe('versions of a policy', () => {
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  let tree: Department;
  let says: ReturnType<typeof statementsIn>;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
    tree = await treeOf(admin, scope);
    says = statementsIn(scope);
  });
  afterAll(() => running.close());

  const made = async () => {
    const group = await admin.get<{ _id: string }>(createGroupText, {
      group: { ...scope, name: `Versions ${Date.now()} ${Math.random()}` },
    });
    const statements = [says('allow', ['ti:viewChatInsights'], scope.hierarchyId)];
    const policy = await admin.get<{ id: string; version: number }>(createText, {
      addPolicyDto: { groupId: group._id, name: 'Talent Hub', statements },
    });
    return { groupId: group._id, policyId: policy.id };
  };
  const update = (policyId: string, ...statements: object[]) =>
    admin.get<{ version: number }>(updateText, { filter: { policyId }, update: { statements } });
  const versions = (policyId: string, page: object = {}) =>
    admin.get<{ data: Version[]; pagination: { totalItems: number } }>(versionsText, { policyId, ...page });
  const restore = (policyId: string, version: number, expectedVersion?: number, browser = admin) =>
    browser.ask(restoreText, { input: { policyId, version, expectedVersion } });

  it('are listed with who saved them and what they changed, newest first, page by page', async () => {
    const { policyId } = await made();
    await update(policyId, says('allow', ['ti:viewChatInsights', 'ti:viewVideoReview'], scope.hierarchyId));
    const { data, pagination } = await versions(policyId);
    expect(pagination.totalItems).toBe(2);
    expect(data.map(({ version, isFirst }) => [version, isFirst])).toEqual([
      [2, false],
      [1, false],
    ]);
    expect(data[0]?.authorName).toBeTruthy();
    expect(data[0]?.changes).toEqual([{ part: 'talentHub basicRule actions', added: ['View Video Assessment Review (all)'], removed: [] }]);
    expect((await versions(policyId, { skip: 0, limit: 1 })).data).toEqual(data.slice(0, 1));
    expect((await versions(policyId, { skip: 1, limit: 1 })).data).toEqual(data.slice(1));
  });

  it('have the state before versions were stored, which nobody is named for', async () => {
    const { policyId } = await made();
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    await pool.query('delete from policy_versions where policy_id = $1', [policyId]);
    await update(policyId, says('allow', ['ti:viewVideoReview'], scope.hierarchyId));
    expect((await versions(policyId)).data).toMatchObject([
      { version: 2, isFirst: false },
      { version: 1, isFirst: true, authorName: null },
    ]);
  });

  it('are restored as a new one, which the trail records', async () => {
    const { policyId, groupId } = await made();
    await update(policyId, says('allow', ['ti:viewVideoReview'], scope.hierarchyId));
    const { data } = await restore(policyId, 1, 2);
    expect(data?.['CommonRestorePolicyVersion']).toMatchObject({ version: 3, statements: [{ actions: ['ti:viewChatInsights'] }] });
    expect((await versions(policyId)).data.map(({ version }) => version)).toEqual([3, 2, 1]);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query(
      `select 1 from audit_entries join audit_values on audit_values.customer_id = audit_entries.customer_id and entry_id = audit_entries.id
       where operation = 'CommonRestorePolicyVersion' and subject_id = $1`,
      [groupId],
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it('are previewed before: who would gain and lose access', async () => {
    const { policyId, groupId } = await made();
    await update(policyId, says('allow', ['ti:viewVideoReview'], scope.hierarchyId));
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    // Somebody without other groups, who holds nothing yet.
    const { _id: userId } = await admin.get<{ _id: string }>(createUserText, { user: newUser(scope) });
    await pool.query('insert into group_members values ($1, $2, $3, now())', [scope.customerId, groupId, userId]);
    const preview = await admin.ask(previewText, { input: { groupId, policyId, version: 1 } });
    expect(preview.data?.['CommonPreviewPolicy']).toEqual({ gaining: 1, losing: 1 });
    const { errors } = await admin.ask(previewText, { input: { groupId, policyId, version: 9 } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', reason: 'NO_VERSION' });
  });

  it('are refused where somebody has saved another meanwhile, or where a department of theirs is archived', async () => {
    const { policyId } = await made();
    const leaf = tree.children.at(-1)?.children.at(-1) ?? tree.children.at(-1);
    await update(policyId, says('allow', ['ti:viewVideoReview'], leaf?._id ?? ''));
    await update(policyId, says('allow', ['ti:viewVideoReview'], scope.hierarchyId));
    expect((await restore(policyId, 1, 2)).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'NEWER_VERSION' });
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    await pool.query('update hierarchies set archived_at = now() where id = $1', [leaf?._id]);
    expect((await restore(policyId, 2, 3)).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'PLACES_GONE' });
    await pool.query('update hierarchies set archived_at = null where id = $1', [leaf?._id]);
  });

  it('give nobody rights that they lack themselves', async () => {
    const { policyId } = await made();
    await update(policyId, says('allow', ['ti:viewVideoReview'], scope.hierarchyId));
    const editor = await limitedTo(running, admin, scope, [
      'common:editPolicy',
      'common:viewPolicy',
      'org:viewHierarchy',
      'ti:viewVideoReview',
    ]);
    expect((await restore(policyId, 1, 2, editor)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'GRANTS_MORE' });
  });
});
