import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { callWith, createKey, createKeyText, getKeyText, groupsText, newKey, updateKeyText } from './apiKeyCalls.ts';
import { groupWith, scopeOf } from './people.ts';
import type { Scope } from './people.ts';

let running: Running;
let admin: Browser;
let scope: Scope;
let group: string;
beforeAll(async () => {
  running = startPlatform();
  admin = await running.browser().as('admin@acme.example');
  scope = await scopeOf(admin);
  group = await groupWith(running, admin, scope);
}, 120_000);
afterAll(() => running.close());

const nested = (levels: number) => `{ ${'organization { '.repeat(levels)} _id ${'} '.repeat(levels)} }`;
const aliases = Array.from({ length: 30 }, (_, index) => `a${index}: _id`).join(' ');
const faulty: [kind: string, text: string, line: number, problem: RegExp][] = [
  ['is no GraphQL', 'query {\n "', 2, /^Syntax Error/],
  ['has no operation', 'fragment F on Group { _id }', 1, /never used/],
  [
    'names an unknown field',
    'query ($f: ORGGetGroupsFilter!) {\n  ORGGetGroups(filter: $f) {\n    data { nme }\n  }\n}',
    3,
    /"nme" on type "Group"\.$/,
  ],
  ['names an unknown operation', '{\n\n  ORGNone }', 3, /"ORGNone"/],
  ['gives an argument of another type', '{ ORGGetGroups(filter: 1) { data { _id } } }', 1, /ORGGetGroupsFilter/],
  ['is about an own account', 'query {\n  AuthMe { _id }\n}', 2, /^An API key can't call AuthMe\.$/],
  ['signs in', 'mutation { AuthLogout { logout } }', 1, /AuthLogout/],
  ['makes keys', `mutation ($f: ApiKeyIdsFilter!) { ORGRevokeApiKeys(filter: $f) { data { _id } } }`, 1, /ORGRevokeApiKeys/],
  [
    'has two mutations',
    'mutation ($g: GroupIdFilter!) { a: ORGArchiveGroup(filter: $g) { data { _id } } b: ORGArchiveGroup(filter: $g) { data { _id } } }',
    1,
    /one mutation/,
  ],
  ['is too deep', nested(13), 1, /depth|Cannot query/i],
  ['has too many aliases', `query ($f: ORGGetGroupsFilter!) { ORGGetGroups(filter: $f) { data { ${aliases} } } }`, 1, /alias/i],
  ['has too many words', `{ ${'a '.repeat(3100)} }`, 1, /token/i],
];

describe('an allowed document', () => {
  it.each(faulty)('is refused by its name and line if it %s', async (_, text, line, problem) => {
    const documents = [
      { name: 'Fine', text: groupsText },
      { name: 'Faulty', text },
    ];
    const refusal = await admin.refusal(createKeyText, { apiKey: newKey(scope, [group], { documents }) });
    expect(refusal).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'documents.1.text': 'validation.apiKey.documents.fault' },
      fieldArgs: { 'documents.1.text': { name: 'Faulty', line, problem: expect.stringMatching(problem) as string } },
    });
    expect(JSON.stringify(refusal)).not.toContain('uggestion');
  });

  it('that the contract no longer takes is shown with its key, stays on a change, and is refused with its line', async () => {
    const key = await createKey(admin, scope, [group], { documents: [{ name: 'Groups', text: groupsText }] });
    const filter = { ...scope, _id: key._id };
    const problems = async () =>
      (
        await admin.get<{ documentProblems: string[] }>(
          'query ($filter: ApiKeyIdFilter!) { ORGGetApiKey(filter: $filter) { documentProblems } }',
          { filter },
        )
      ).documentProblems;
    expect(await problems()).toEqual([]);
    const old = 'query {\n  ORGGetGroups { gone }\n}';
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    await pool.query('update api_keys set documents = $1 where id = $2', [JSON.stringify([{ name: 'Old', text: old }]), key._id]);
    running.platform.forget('all');
    expect(await problems()).toEqual([expect.stringMatching(/^Old, line 2: /)]);
    const reply = await callWith(running, key.secret, old);
    expect(reply).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'INVALID_DOCUMENT' });
    expect(reply.body.errors?.[0]?.message).toMatch(/^The query does not match the schema\. Line 2: .*gone/);
    const documents = [{ name: 'Old', text: old }];
    const update = { name: 'Renamed', groupIds: [group], requestsPerMinute: 1, documents };
    expect(await admin.get(updateKeyText, { filter, update })).toMatchObject({ name: 'Renamed', documents });
    expect(await admin.get(getKeyText, { filter })).toMatchObject({ documents });
  });

  it('says nothing of the schema to a caller without a key', async () => {
    const { errors } = await running.browser().ask('{ ORGGetGroups { gone } }');
    expect(errors?.[0]?.message).toBe('The query does not match the schema.');
  });
});
