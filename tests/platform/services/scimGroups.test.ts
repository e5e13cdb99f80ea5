import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { groupWith, scopeOf } from './people.ts';
import type { Scope } from './people.ts';
import { createToken, filtered, groupSchema, newPerson, patch, scimCaller, signedIn } from './scimCalls.ts';
import type { Call, Resource } from './scimCalls.ts';

let running: Running;
let admin: Browser;
let scope: Scope;
let scim: Call;
let rightful: string;
let free: string;
beforeAll(async () => {
  running = startPlatform({ RATE_LIMIT_SCALE: '100' });
  admin = await running.browser().as('admin@acme.example');
  scope = await scopeOf(admin);
  const { organizationId, customerId, hierarchyId } = scope;
  const resources = [`prn:ap-southeast-2:${organizationId}:${customerId}:${hierarchyId}:*:*`];
  rightful = await groupWith(running, admin, scope, [{ effect: 'allow', actions: ['org:viewGroupList'], resources }]);
  free = await groupWith(running, admin, scope);
  scim = scimCaller(running, (await createToken(admin, scope)).secret);
}, 120_000);
afterAll(() => running.close());

const person = async (): Promise<string> => (await scim('POST', '/Users', newPerson())).body.id;
const create = async (more: object = {}): Promise<Resource> => {
  const made = await scim('POST', '/Groups', { schemas: [groupSchema], displayName: `Group ${unused()}`, ...more });
  expect(made.status).toBe(201);
  return made.body;
};
const membersOf = ({ members }: Resource) => ((members ?? []) as { value: string }[]).map(({ value }) => value).toSorted();
const rows = async (text: string, values: unknown[] = []) =>
  (await (await running.platform.stores.region('ap-southeast-2')).pool.query(text, values)).rows as Record<string, unknown>[];

describe('a group over SCIM', () => {
  it('is made without rights, with its members', async () => {
    const [one, two] = [await person(), await person()];
    const made = await create({ externalId: 'g-1', members: [{ value: one }, { value: two }] });
    expect(membersOf(made)).toEqual([one, two].toSorted());
    expect(await rows('select statements from policies where group_id = $1', [made.id])).toEqual([{ statements: [] }]);
    expect((await scim('GET', `/Users/${one}`)).body['groups']).toEqual([
      expect.objectContaining({ value: made.id, display: made['displayName'] }),
    ]);
  });

  it('links a group of the customer that has the name, once', async () => {
    const { name } = (await rows('select name from groups where id = $1', [free]))[0] ?? {};
    expect(await create({ displayName: String(name).toUpperCase(), externalId: 'linked' })).toMatchObject({
      id: free,
      externalId: 'linked',
    });
    expect(await scim('POST', '/Groups', { displayName: name })).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } });
  });

  it('gains and loses members by PATCH, as providers write it', async () => {
    const [one, two, three] = [await person(), await person(), await person()];
    const { id } = await create();
    const after = async (...operations: object[]) => {
      const reply = await scim('PATCH', `/Groups/${id}`, patch(...operations));
      expect(reply.status).toBe(200);
      return membersOf(reply.body);
    };
    expect(await after({ op: 'Add', path: 'members', value: [{ value: one }, { value: two }] })).toEqual([one, two].toSorted());
    expect(await after({ op: 'add', path: 'members', value: [{ value: one }] })).toEqual([one, two].toSorted());
    expect(await after({ op: 'remove', path: `members[value eq "${one}"]` })).toEqual([two]);
    expect(await after({ op: 'replace', value: { members: [{ value: one }, { value: three }] } })).toEqual([one, three].toSorted());
    expect(await after({ op: 'Remove', path: 'members', value: [{ value: three }] })).toEqual([one]);
    expect(await after({ op: 'remove', path: 'members' })).toEqual([]);
  });

  it('is renamed, replaced and archived', async () => {
    const one = await person();
    const { id } = await create({ members: [{ value: one }] });
    const name = `Renamed ${unused()}`;
    const renamed = await scim('PATCH', `/Groups/${id}`, patch({ op: 'replace', value: { id, displayName: name } }));
    expect(renamed).toMatchObject({ status: 200, body: { displayName: name } });
    expect(membersOf(renamed.body)).toEqual([one]);
    expect(membersOf((await scim('PUT', `/Groups/${id}`, { displayName: name })).body)).toEqual([]);
    expect((await scim('DELETE', `/Groups/${id}`)).status).toBe(204);
    expect((await scim('GET', `/Groups/${id}`)).status).toBe(404);
    expect(await rows('select archived_at from groups where id = $1', [id])).toEqual([{ archived_at: expect.any(Date) }]);
  });

  it('counts at once: a new member’s session has the rights', async () => {
    const able = scimCaller(running, (await createToken(admin, scope, [rightful])).secret);
    const { browser, id } = await signedIn(running, admin, scope);
    const list = 'query ($filter: ORGGetGroupsFilter!) { ORGGetGroups(filter: $filter) { pagination { totalItems } } }';
    const filter = { organizationId: scope.organizationId, customerId: scope.customerId };
    expect(await browser.refusal(list, { filter })).toMatchObject({ code: 'FORBIDDEN' });
    const member = patch({ op: 'add', path: 'members', value: [{ value: id }] });
    expect((await able('PATCH', `/Groups/${rightful}`, member)).status).toBe(200);
    expect(await browser.refusal(list, { filter })).toBeUndefined();
    expect((await able('PATCH', `/Groups/${rightful}`, patch({ op: 'remove', path: `members[value eq "${id}"]` }))).status).toBe(200);
    expect(await browser.refusal(list, { filter })).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('leaves members out of a list that excludes them, and finds groups by a member', async () => {
    const one = await person();
    const { id, displayName } = await create({ members: [{ value: one }] });
    const found = await scim('GET', `${filtered('/Groups', `displayName eq "${String(displayName)}"`)}&excludedAttributes=members`);
    expect(found.body.Resources).toEqual([expect.not.objectContaining({ members: expect.anything() })]);
    expect((await scim('GET', filtered('/Groups', `members[value eq "${one}"]`))).body.Resources.map((each) => each.id)).toEqual([id]);
    expect((await scim('GET', filtered('/Groups', `id eq "${id}" and members.value eq "${await person()}"`))).body.totalResults).toBe(0);
  });
});

describe('a group with rights that the token does not name', () => {
  it.each([
    ['membership', () => patch({ op: 'add', path: 'members', value: [{ value: '0'.repeat(24) }] })],
    ['a name', () => patch({ op: 'replace', path: 'displayName', value: 'Mine' })],
  ])('is not given %s', async (_, body) => {
    const reply = await scim('PATCH', `/Groups/${rightful}`, body());
    expect(reply).toMatchObject({ status: 403, body: { detail: expect.stringMatching(/^This token may not change the group “/) } });
  });

  it('is neither linked, replaced nor archived', async () => {
    const { name } = (await rows('select name from groups where id = $1', [rightful]))[0] ?? {};
    expect((await scim('POST', '/Groups', { displayName: name })).status).toBe(403);
    const before = membersOf((await scim('GET', `/Groups/${rightful}`)).body);
    expect((await scim('PUT', `/Groups/${rightful}`, { displayName: 'Other' })).status).toBe(403);
    expect((await scim('DELETE', `/Groups/${rightful}`)).status).toBe(403);
    expect(membersOf((await scim('GET', `/Groups/${rightful}`)).body)).toEqual(before);
  });
});

describe('what is not valid in a group', () => {
  it.each([
    ['no name', {}, 'invalidValue'],
    ['an unknown member', { displayName: 'G', members: [{ value: 'nobody' }] }, 'invalidValue'],
    ['a group as a member', { displayName: 'G', members: [{ value: 'x', type: 'Group' }] }, 'invalidValue'],
  ])('is refused: %s', async (_, body, scimType) => {
    expect(await scim('POST', '/Groups', body)).toMatchObject({ status: 400, body: { scimType } });
  });

  it('is an archived user as a member', async () => {
    const one = await person();
    await scim('PATCH', `/Users/${one}`, patch({ op: 'replace', path: 'active', value: false }));
    const { id } = await create();
    const reply = await scim('PATCH', `/Groups/${id}`, patch({ op: 'add', path: 'members', value: [{ value: one }] }));
    expect(reply).toMatchObject({ status: 400, body: { detail: `No active user has the id ${one}.` } });
  });

  it('is the removal of the last administrator', async () => {
    const [admins] = await rows(`select id from groups where customer_id = $1 and name = 'Customer Admins'`, [scope.customerId]);
    const able = scimCaller(running, (await createToken(admin, scope, [String(admins?.['id'])])).secret);
    const reply = await able('PATCH', `/Groups/${String(admins?.['id'])}`, patch({ op: 'remove', path: 'members' }));
    expect(reply).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/administer/) } });
  });
});
