import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { callWith, createKey, getKeyText, groupsText, revokeKeysText } from './apiKeyCalls.ts';
import { allow, editorOf, memberWith, ownCustomer } from './hierarchyTools.ts';
import { changeGroups, groupWith } from './people.ts';
import type { Scope } from './people.ts';

// Changes of the groups and departments that API keys use.

let running: Running;
let staff: Browser;
let scope: Scope;
let north: string;
let south: string;
beforeAll(async () => {
  running = startPlatform();
  staff = await running.browser().as('staff@demo.example');
  scope = await ownCustomer(staff);
  [north = '', south = ''] = await editorOf(staff, scope).grow(scope.hierarchyId, 'north', 'south', 'south/shop');
}, 120_000);
afterAll(() => running.close());

interface Part {
  rights: string[];
  whole: boolean;
  below: { name: string }[];
  alone: { name: string }[];
}
interface Preview {
  gaining: number;
  losing: number;
  keys: { _id: string; name: string; gains: Part[]; losses: Part[] }[];
  unnamedKeys: number;
}
const part = 'rights whole below { name } alone { name }';
const fields = `gaining losing keys { _id name gains { ${part} } losses { ${part} } } unnamedKeys`;
const policyText = `query ($input: CommonPreviewPolicyInput!) { CommonPreviewPolicy(input: $input) { ${fields} } }`;
const treeText = `query ($hierarchies: HierarchiesInput!) { ORGPreviewHierarchies(hierarchies: $hierarchies) { ${fields} } }`;
const previewOf = async (browser: Browser, groupId: string, statements: object[]) => {
  const text = 'query ($filter: GroupIdFilter!) { ORGGetGroup(filter: $filter) { policy { id } } }';
  const { policy } = await staff.get<{ policy: { id: string } }>(text, { filter: { _id: groupId } });
  return browser.get<Preview>(policyText, { input: { groupId, policyId: policy.id, statements } });
};
const placesIn = (parts: Part[] = []) =>
  parts.flatMap(({ whole, below, alone }) => [...(whole ? ['whole'] : []), ...[...below, ...alone].map(({ name }) => name)]);

describe('the preview of a change of rights', () => {
  it('counts working API keys of the group, names them, and knows where each key ends', async () => {
    const group = await groupWith(running, staff, scope);
    const wide = await createKey(staff, scope, [group], { name: 'Wide' });
    await createKey(staff, { ...scope, hierarchyId: north }, [group], { name: 'North' });
    await createKey(staff, { ...scope, hierarchyId: south }, [group], { name: 'South' });
    const revoked = await createKey(staff, scope, [group], { name: 'Revoked' });
    await staff.get(revokeKeysText, { filter: { ...scope, apiKeyIds: [revoked._id] } });
    const expiresAt = new Date(running.clock.now().getTime() + 1000).toISOString();
    await createKey(staff, scope, [group], { name: 'Expired', expiresAt });
    running.clock.pass(1000);
    const preview = await previewOf(staff, group, [allow(scope, ['org:viewUser'], north)]);
    expect(preview).toMatchObject({ gaining: 0, losing: 0, unnamedKeys: 0 });
    expect(preview.keys.map(({ name, gains, losses }) => [name, placesIn(gains), losses.length])).toEqual([
      ['North', ['north'], 0],
      ['Wide', ['north'], 0],
    ]);
    expect(preview.keys[1]?._id).toBe(wide._id);
    // Another group of the key grants it already.
    const other = await groupWith(running, staff, scope, [allow(scope, ['org:viewUser'], scope.hierarchyId)]);
    const both = await groupWith(running, staff, scope);
    await createKey(staff, scope, [both, other], { name: 'Both' });
    expect((await previewOf(staff, both, [allow(scope, ['org:viewUser'], north)])).keys).toEqual([]);
  });

  it('counts keys that the reader may not see, without their names', async () => {
    const group = await groupWith(running, staff, scope);
    await createKey(staff, scope, [group], { name: 'Hidden' });
    const rights = 'common:editPolicy common:viewPolicy org:viewGroup org:viewHierarchy org:viewUser'.split(' ');
    const blind = await memberWith(running, staff, scope, [allow(scope, rights, scope.hierarchyId)]);
    expect(await previewOf(blind, group, [allow(scope, ['org:viewUser'], scope.hierarchyId)])).toMatchObject({ keys: [], unnamedKeys: 1 });
  });

  it('counts them for a move of departments as well', async () => {
    const group = await groupWith(running, staff, scope, [allow(scope, ['org:viewUser'], north)]);
    const key = await createKey(staff, scope, [group], { name: 'Mover' });
    const tree = await editorOf(staff, scope).read();
    const shop = tree.find(({ name }) => name === 'shop');
    const updated = [{ _id: shop?._id, name: 'shop', parentId: north }];
    const { organizationId, customerId } = scope;
    const hierarchies = { organizationId, customerId, created: [], updated, archived: [] };
    const { keys } = await staff.get<Preview>(treeText, { hierarchies });
    expect(keys.map(({ _id, gains }) => [_id, placesIn(gains)])).toContainEqual([key._id, ['shop']]);
  });
});

describe('the archive of what an API key uses', () => {
  it('takes a group’s rights from its keys at once, shows the group as archived, and gives them back with it', async () => {
    const group = await groupWith(running, staff, scope, [allow(scope, ['org:viewGroupList'], scope.hierarchyId)]);
    const key = await createKey(staff, scope, [group]);
    const call = () =>
      callWith(running, key.secret, groupsText, { filter: { organizationId: scope.organizationId, customerId: scope.customerId } });
    const read = () =>
      staff.get(getKeyText.replace('groups { name }', 'groups { _id archivedAt }'), { filter: { ...scope, _id: key._id } });
    expect((await call()).code).toBeUndefined();
    await changeGroups(staff, 'Archive', [group]);
    expect(await call()).toMatchObject({ status: 200, code: 'FORBIDDEN', reason: 'NO_RIGHT' });
    expect(await read()).toMatchObject({ state: 'ACTIVE', groups: [{ _id: group, archivedAt: expect.any(String) as string }] });
    await changeGroups(staff, 'Restore', [group]);
    expect((await call()).code).toBeUndefined();
    expect(await read()).toMatchObject({ groups: [{ _id: group, archivedAt: null }] });
  });

  it('is refused for a department that a key is in, by the key’s name, until the key is revoked', async () => {
    const group = await groupWith(running, staff, scope);
    const [own = ''] = await editorOf(staff, scope).grow(scope.hierarchyId, 'own');
    const key = await createKey(staff, { ...scope, hierarchyId: own }, [group], { name: 'Careers site' });
    const archive = () => editorOf(staff, scope).refusal({ archived: [own] });
    expect(await archive()).toMatchObject({
      reason: 'DEPARTMENT_IN_USE',
      inUse: [{ uses: [{ kind: 'apiKeys', count: 1, names: ['Careers site'] }] }],
    });
    await staff.get(revokeKeysText, { filter: { ...scope, apiKeyIds: [key._id] } });
    expect(await archive()).toBeUndefined();
  });
});
