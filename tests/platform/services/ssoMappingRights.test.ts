import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUp, updateConfig } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { configure, makeGroups, scopeOf, updateOf } from '../../support/ssoGroups.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { groupWith, limitedTo } from './people.ts';
import { createToken, scimCaller } from './scimCalls.ts';

// A mapping gives the rights of its groups to people, so saving asks for these rights.

let running: Running;
let acme: SsoCustomer;
let admin: Browser;
let editor: Browser;
let plain: string;
beforeAll(async () => {
  running = startPlatform();
  acme = await setUp(running, 'acme', { groupIds: [] });
  acme.groupIds = [];
  admin = await running.browser().as('admin@acme.example');
  editor = await limitedTo(running, admin, scopeOf(acme), ['idp:editSso', 'idp:viewSso', 'org:viewGroup']);
  plain = (await makeGroups(running, acme, ['Plain'])).Plain;
}, 240_000);
afterAll(() => running.close());

const save = (browser: Browser, change: object) => browser.refusal(updateConfig, updateOf(acme, { ...change }));
const to = (...groupIds: string[]) => ({ groupMappings: groupIds.map((groupId, index) => ({ value: `value ${index}`, groupId })) });
const stored = async () => {
  const { pool } = await running.platform.stores.identity();
  const { rows } = await pool.query('select claims, group_mappings, proven_at, version from sso_configs where customer_id = $1', [acme.id]);
  return rows[0] as { claims: object | null; group_mappings: object[]; proven_at: Date | null; version: number };
};
const resources = () => [`prn:ap-southeast-2:${acme.organizationId}:${acme.id}:${acme.hierarchyId}:*:*`];

describe('a mapping', () => {
  it('is saved by who holds the rights of its groups, and stays where a later save leaves it out', async () => {
    const { version } = await stored();
    expect(await save(editor, to(plain))).toBeUndefined();
    expect(await stored()).toMatchObject({ group_mappings: [{ value: 'value 0', groupId: plain }], version: version + 1 });
    expect(await save(editor, {})).toBeUndefined();
    expect((await stored()).version).toBe(version + 1);
    expect(await save(editor, to())).toBeUndefined();
    expect((await stored()).group_mappings).toEqual([]);
  });

  it('to a group with rights that the caller lacks is refused at its row', async () => {
    const strong = await groupWith(running, admin, scopeOf(acme), [
      { effect: 'allow', actions: ['apps:viewVacancy'], resources: resources() },
    ]);
    const refused = { code: 'FORBIDDEN', reason: 'GRANTS_MORE' };
    const fields = { 'groupMappings.1.groupId': 'validation.sso.groupMappings.grantsMore' };
    expect(await save(editor, to(plain, strong))).toMatchObject({ ...refused, fields });
    expect(await save(admin, to(plain, strong))).toBeUndefined();
    // Stored already: saving it again gives nobody anything.
    expect(await save(editor, { ...to(plain, strong), logoutUrl: null })).toBeUndefined();
    await save(admin, to());
  });

  it('to a group that denies is refused to who lacks the rights that leaving it gives back', async () => {
    const says = (effect: string) =>
      groupWith(running, admin, scopeOf(acme), [{ effect, actions: ['apps:viewVacancy'], resources: resources() }]);
    const [allowing, denying] = [await says('allow'), await says('deny')];
    const home = await running.platform.stores.region(acme.region);
    await home.pool.query(
      `insert into group_members (customer_id, group_id, user_id, created_at)
       select customer_id, unnest($2::text[]), id, now() from users where customer_id = $1 and email = 'recruiter@acme.example'`,
      [acme.id, [allowing, denying]],
    );
    expect(await save(editor, to(denying))).toMatchObject({ reason: 'GRANTS_MORE' });
  });

  it('to a group of another customer, or an archived one, is not found', async () => {
    const harbour = await setUp(running, 'harbour-vale');
    expect(await save(admin, to(harbour.groupIds[0] ?? ''))).toMatchObject({ code: 'NOT_FOUND' });
    const home = await running.platform.stores.region(acme.region);
    await home.pool.query('update groups set archived_at = now() where id = $1', [plain]);
    expect(await save(admin, to(plain))).toMatchObject({ code: 'NOT_FOUND' });
    await home.pool.query('update groups set archived_at = null where id = $1', [plain]);
  });

  it('to a group that SCIM manages is refused at its row', async () => {
    const token = await createToken(admin, scopeOf(acme));
    const group = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'], displayName: 'Of SCIM' };
    const { body } = await scimCaller(running, token.secret)('POST', '/Groups', group);
    const fields = { 'groupMappings.1.groupId': 'validation.sso.groupMappings.scim' };
    expect(await save(admin, to(plain, body.id))).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  it('has each value once, and at most 250 characters', async () => {
    const row = (value: string) => ({ value, groupId: plain });
    const fieldsOf = async (...values: string[]) => (await save(admin, { groupMappings: values.map(row) }))?.fields;
    expect(await fieldsOf('a', ' a ')).toEqual({ 'groupMappings.1.value': 'validation.sso.groupMappings.value.repeated' });
    expect(await fieldsOf('a', 'A'), 'as they are compared').toBeUndefined();
    expect(await fieldsOf('a'.repeat(251))).toEqual({ 'groupMappings.0.value': 'validation.sso.groupMappings.value.maxLength' });
    expect(await fieldsOf(' ')).toEqual({ 'groupMappings.0.value': 'validation.sso.groupMappings.value.required' });
    expect(await fieldsOf(...Array.from({ length: 201 }, (_, index) => `${index}`))).toEqual({
      groupMappings: 'validation.sso.groupMappings.maxItems',
    });
  });

  it('keeps its group from the archive', async () => {
    await save(admin, to(plain));
    const archive = 'mutation ($filter: GroupIdsFilter!) { ORGArchiveGroups(filter: $filter) { data { _id } refused { _id reason } } }';
    expect(await admin.get(archive, { filter: { groupIds: [plain] } })).toEqual({
      data: [],
      refused: [{ _id: plain, reason: 'refusals.mappedGroup' }],
    });
    await save(admin, to());
  });

  it('is in the audit log of the configuration', async () => {
    await save(admin, { ...to(plain), groupsClaim: 'groups' });
    const { pool } = await running.platform.stores.identity();
    const entry = async (store = pool) =>
      (
        await store.query<{ before: object; values: object }>(
          `select before, "values" from audit_values join audit_entries on id = entry_id where operation = 'IDPUpdateSSOConfig'
           and subject_id = $1 and "values" ? 'groupsClaim' order by at desc limit 1`,
          [acme.id],
        )
      ).rows[0];
    const home = await running.platform.stores.region(acme.region);
    await expect
      .poll(async () => (await entry()) ?? (await entry(home.pool)))
      .toEqual({
        before: { groupsClaim: null, groupMappings: [] },
        values: { groupsClaim: 'groups', groupMappings: ['value 0 → Plain'] },
      });
    await configure(running, acme, { groupsClaim: null, groupMappings: [] });
  });
});

describe('the name of a claim', () => {
  it.each(['emailClaim', 'groupsClaim'])(
    '%s is changed only by who holds all rights of the people, and asks for a new proof',
    async (field) => {
      const { pool } = await running.platform.stores.identity();
      await pool.query('update sso_configs set proven_at = now() where customer_id = $1', [acme.id]);
      expect(await save(editor, { [field]: 'other' })).toMatchObject({
        reason: 'GRANTS_MORE',
        fields: { [field]: 'validation.sso.holdsLess' },
      });
      expect((await stored()).proven_at).not.toBeNull();
      expect(await configure(running, acme, { [field]: 'other' })).toBeUndefined();
      expect((await stored()).proven_at).toBeNull();
    },
  );
});
