import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Answer, Browser, Running } from '../browser.ts';
import { createPolicyText, saveTabText, stored, updatePolicyText, updateV2Text } from './permissionCalls.ts';
import { groupWith, limitedTo, scopeOf } from './people.ts';
import type { Scope } from './people.ts';

const previewText = `mutation ($input: CommonPreviewPolicyInput!) { CommonPreviewPolicy(input: $input) { pagination { totalItems } } }`;

/** A place that a policy can name: a customer and a department. */
type Place = { customerId: string; hierarchyId: string; organizationId?: string };

let running: Running;
let own: Scope;
let editor: Browser;
let groupId: string;
let policyId: string;
/** A department that the editor can reach, and places whose refusals must not differ. */
let reached: Place;
const hidden: Record<string, Place> = {};

beforeAll(async () => {
  running = startPlatform();
  const admin = await running.browser().as('admin@acme.example');
  const globex = await scopeOf(await running.browser().as('admin@globex.example'));
  own = await scopeOf(admin);
  const { pool } = await running.platform.stores.region('ap-southeast-2');
  const inDepth = async (customerId: string) =>
    (
      await pool.query<{ id: string }>(
        'select id from hierarchies where customer_id = $1 and depth = 2 and archived_at is null order by id',
        [customerId],
      )
    ).rows;
  const [mine, other] = await inDepth(own.customerId);
  const foreign = { id: globex.hierarchyId };
  const at = (id: string | undefined, { customerId, organizationId }: Scope = own): Place => ({
    customerId,
    organizationId,
    hierarchyId: id ?? '',
  });
  reached = at(mine?.id);
  const absent = '0123456789abcdef01234567';
  Object.assign(hidden, {
    'an absent department': at(absent),
    'another department': at(other?.id),
    'the root department': at(own.hierarchyId),
    'another customer’s department': at(foreign.id, globex),
    'another customer’s department as one’s own': at(foreign.id),
    'another customer': at('Any', globex),
    'an absent customer': { customerId: absent, hierarchyId: 'Any' },
    'an absent customer’s department': { customerId: absent, hierarchyId: absent },
  });
  const rights = ['edge:access', 'common:editPolicy', 'common:viewPolicy', 'org:viewGroup', 'org:viewUserList', 'ti:access'];
  editor = await limitedTo(running, admin, { ...own, hierarchyId: reached.hierarchyId }, rights);
  groupId = await groupWith(running, admin, { ...own, hierarchyId: reached.hierarchyId }, [
    { effect: 'allow', actions: ['org:viewUserList'], resources: [resourceOf(reached)] },
  ]);
  policyId = (await stored(running, groupId)).id;
});
afterAll(() => running.close());

const resourceOf = ({ customerId, hierarchyId, organizationId = own.organizationId }: Place): string =>
  `prn:ap-southeast-2:${organizationId}:${customerId}:${hierarchyId === 'Any' ? '*' : hierarchyId}:*:*`;

const label = 'User Management - View User List';
/** The rule of an editor's state, or the statement of a policy, that names a place. */
const rule = ({ customerId, hierarchyId }: Place, actions: string[], of?: number) => ({
  customers: [{ customerId, hierarchyIds: [hierarchyId] }],
  actions,
  ...(of !== undefined && { of }),
});
const plain = () => rule(reached, [label], 0);
const statement = (place: Place, actions: string[]) => ({ effect: 'allow', actions, resources: [resourceOf(place)] });
const policy = (statements: object[]) => ({ groupId, name: 'Places', description: '', statements });

const calls: Record<string, (place: Place) => Promise<Answer>> = {};
for (const [what, actions] of [
  ['with', [label]],
  ['without', []],
] as const) {
  const states = {
    [`the first rule, ${what} actions`]: (place: Place) => ({ basic: rule(place, [...actions], 0), advanced: [] }),
    [`a new rule, ${what} actions`]: (place: Place) => ({ basic: plain(), advanced: [rule(place, [...actions])] }),
    [`two new rules, ${what} actions`]: (place: Place) => ({ basic: plain(), advanced: [rule(reached, []), rule(place, [...actions])] }),
  };
  for (const [name, state] of Object.entries(states)) {
    calls[`saving ${name}`] = (place) => editor.ask(saveTabText, { update: { groupId, permissionTabState: state(place) } });
    calls[`previewing ${name}`] = (place) => editor.ask(previewText, { input: { groupId, permissionTabState: state(place) } });
  }
}
for (const [name, actions] of [
  ['a right', ['org:viewUserList']],
  ['a right of the Talent Hub', ['ti:access']],
] as const) {
  const given = (place: Place) => [statement(place, [...actions])];
  calls[`replacing statements with ${name}`] = (place) =>
    editor.ask(updateV2Text, { filter: { policyId }, update: { statements: given(place) } });
  calls[`replacing a policy with ${name}`] = (place) => editor.ask(updatePolicyText, { policyId, addPolicyDto: policy(given(place)) });
  calls[`making a policy with ${name}`] = (place) => editor.ask(createPolicyText, { addPolicyDto: policy(given(place)) });
  calls[`previewing statements with ${name}`] = (place) =>
    editor.ask(previewText, { input: { groupId, policyId, statements: given(place) } });
}

describe('the whole of one’s own customer in a policy', () => {
  it.each(Object.keys(calls))('is refused to anybody who holds one department, whether or not rights go with it: %s', async (name) => {
    const before = await stored(running, groupId);
    const { errors } = (await calls[name]?.({ customerId: own.customerId, hierarchyId: 'Any' })) ?? {};
    expect(errors?.[0]?.extensions.code).toMatch(/FORBIDDEN|BAD_USER_INPUT/);
    expect(await stored(running, groupId)).toEqual(before);
  });
});

describe('a place in a policy that somebody may not give', () => {
  it.each(Object.keys(calls))('is as absent as one that there is not: %s', async (name) => {
    const before = await stored(running, groupId);
    const answers: Record<string, unknown> = {};
    for (const [kind, place] of Object.entries(hidden)) {
      const { data, errors } = (await calls[name]?.(place)) ?? {};
      answers[kind] = errors ? errors[0]?.extensions : data;
    }
    const expected = answers['an absent department'];
    expect(answers).toEqual(Object.fromEntries(Object.keys(hidden).map((kind) => [kind, expected])));
    expect(expected).toMatchObject({ code: expect.any(String) as string });
    expect(await stored(running, groupId)).toEqual(before);
  });
});
