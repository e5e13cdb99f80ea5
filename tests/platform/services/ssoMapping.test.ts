import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerXml } from '../../support/identityProvider.ts';
import { begin, bring, honest, person, setUp, signIn } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { configure, groupsOf, makeGroups } from '../../support/ssoGroups.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// Attributes of SAML, and the groups that people join and leave by them at each sign-in.

let running: Running;
let acme: SsoCustomer;
let ids: Record<'Blue' | 'Green' | 'Own' | 'Red', string>;
beforeAll(async () => {
  running = startPlatform();
  acme = await setUp(running, 'acme');
  ids = await makeGroups(running, acme, ['Blue', 'Green', 'Own', 'Red']);
}, 240_000);
afterAll(() => running.close());

const mapping = () => [
  { value: 'blue', groupId: ids.Blue },
  { value: 'also blue', groupId: ids.Blue },
  { value: 'green', groupId: ids.Green },
  { value: '__proto__', groupId: ids.Red },
];
const mapped = () => ({ groupsClaim: 'groups', groupMappings: mapping() });
const unmapped = { groupsClaim: null, groupMappings: [] };
const names = { emailClaim: null, firstNameClaim: null, lastNameClaim: null };

const me = '{ AuthMe { email firstName lastName groupIds } }';
let count = 0;
const somebody = () => person(`person-${(count += 1)}`, acme);
const sent = (...values: string[]) => ({ attributes: [['groups', values]] as const });

/** Location that a sign-in with these attributes leads to, and the person's groups then. */
async function enter(who: ReturnType<typeof somebody>, more: Parameters<typeof signIn>[3] = {}) {
  const { browser, led } = await signIn(running, acme, who, more);
  return { browser, location: led.location, groups: await groupsOf(running, acme, who.email ?? '') };
}
const groupsAfter = async (who: ReturnType<typeof somebody>, more?: Parameters<typeof signIn>[3]) => (await enter(who, more)).groups;

describe('the attributes of a person', () => {
  beforeEach(() => configure(running, acme, { ...unmapped, ...names }));
  const uri = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
  const widespread = {
    LDAP: ['urn:oid:0.9.2342.19200300.100.1.3', 'urn:oid:2.5.4.42', 'urn:oid:2.5.4.4'],
    'WS-Federation': [`${uri}/emailaddress`, `${uri}/givenname`, `${uri}/surname`],
  };

  it.each(Object.entries(widespread))('may have the widespread names of %s', async (_, [email = '', first = '', last = '']) => {
    const nameId = `wide-${(count += 1)}`;
    const attributes = [[email, [`${nameId}@acme.example`]] as const, [first, ['Wilma']] as const, [last, ['Wide']] as const];
    const { browser, location } = await enter({ nameId }, { attributes });
    expect(location).toBe('/workflow-sets');
    expect(await browser.get(me)).toMatchObject({ email: `${nameId}@acme.example`, firstName: 'Wilma', lastName: 'Wide' });
  });

  it('come by the default names where both are sent, even if those are empty', async () => {
    const who = somebody();
    const attributes = [['urn:oid:2.5.4.42', ['Other']] as const, ['urn:oid:2.5.4.4', ['Other']] as const];
    expect(await (await enter(who, { attributes })).browser.get(me)).toMatchObject({ firstName: who.firstName, lastName: 'Example' });
    const { location } = await enter({ ...somebody(), lastName: '' }, { attributes });
    expect(location).toBe('/loginWithSSO?error=notProvisioned');
  });

  it('come by the configured names alone, and of a list the first counts', async () => {
    await configure(running, acme, { emailClaim: 'mail', firstNameClaim: 'constructor', lastNameClaim: '__proto__' });
    const nameId = `named-${(count += 1)}`;
    const first = ['constructor', ['Connie', 'Second']] as const;
    const attributes = [['mail', [`${nameId}@acme.example`, 'second@acme.example']] as const, first];
    const { location } = await enter({ ...somebody(), nameId }, { attributes });
    expect(location, 'there is no last name of the configured name').toBe('/loginWithSSO?error=notProvisioned');
    const { browser } = await enter({ ...somebody(), nameId }, { attributes: [...attributes, ['__proto__', ['Proto']] as const] });
    expect(await browser.get(me)).toMatchObject({ email: `${nameId}@acme.example`, firstName: 'Connie', lastName: 'Proto' });
  });

  it('are shown by the names in force', async () => {
    const admin = await running.browser().as('admin@acme.example');
    const get = `query ($filter: SSOConfigFilter!) { IDPGetSSOConfig(filter: $filter) {
      attributeClaimKeys { email firstName lastName } emailClaim firstNameClaim } }`;
    const read = () => admin.get(get, { filter: { customerId: acme.id, enableSapia: true } });
    const keys = { email: 'email', firstName: 'firstName', lastName: 'lastName' };
    expect(await read()).toEqual({ attributeClaimKeys: keys, emailClaim: null, firstNameClaim: null });
    await configure(running, acme, { emailClaim: ' mail ' });
    expect(await read()).toEqual({ attributeClaimKeys: { ...keys, email: 'mail' }, emailClaim: 'mail', firstNameClaim: null });
  });
});

describe('the groups of a person', () => {
  beforeAll(() => configure(running, acme, { ...names, ...mapped() }));

  it('are the default ones and the mapped ones at the first sign-in', async () => {
    const { browser, groups } = await enter(somebody(), sent('green', 'unknown'));
    expect(groups).toEqual(['Green', 'Hiring Managers']);
    expect((await browser.get<{ groupIds: string[] }>(me)).groupIds.toSorted()).toEqual([...acme.groupIds, ids.Green].toSorted());
  });

  it('follow what each later sign-in sends, and those that no mapping names stay', async () => {
    const who = somebody();
    await enter(who, sent('green'));
    await join(who.email ?? '', ids.Own);
    expect(await groupsAfter(who, sent('blue'))).toEqual(['Blue', 'Hiring Managers', 'Own']);
    expect(await groupsAfter(who, sent('also blue', 'green'))).toEqual(['Blue', 'Green', 'Hiring Managers', 'Own']);
    expect(await groupsAfter(who, sent('blue', 'blue', 'also blue'))).toEqual(['Blue', 'Hiring Managers', 'Own']);
    expect(await groupsAfter(who, sent())).toEqual(['Hiring Managers', 'Own']);
  });

  it('stay as they are without the attribute', async () => {
    const who = somebody();
    await enter(who, sent('blue'));
    expect(await groupsAfter(who)).toEqual(['Blue', 'Hiring Managers']);
  });

  it('come by exact values, wherever these stand, and by no name that every object has', async () => {
    const who = somebody();
    expect(await groupsAfter(who, sent('Blue', 'blu', 'constructor', 'toString', 'blue green'))).toEqual(['Hiring Managers']);
    expect(await groupsAfter(who, sent('__proto__'))).toEqual(['Hiring Managers', 'Red']);
    const apart = { attributes: [['groups', ['blue']] as const, ['other', ['x']] as const, ['groups', [' green ']] as const] };
    expect(await groupsAfter(who, apart)).toEqual(['Blue', 'Green', 'Hiring Managers']);
  });

  it('are found among 200 values, and a response with a thousand is refused and changes none', async () => {
    const many = (length: number) => Array.from({ length }, (_, index) => `g${index}`);
    const who = somebody();
    expect(await groupsAfter(who, sent(...many(200), 'green'))).toEqual(['Green', 'Hiring Managers']);
    const { location, groups } = await enter(who, sent(...many(1000), 'blue'));
    expect(location).toBe('/loginWithSSO?error=refused');
    expect(groups).toEqual(['Green', 'Hiring Managers']);
  });

  it('change for sessions that are open already', async () => {
    const who = somebody();
    const { browser } = await enter(who, sent('blue'));
    const own = async () => (await browser.get<{ groupIds: string[] }>(me)).groupIds.includes(ids.Blue);
    expect(await own()).toBe(true);
    await enter(who, sent());
    expect(await own()).toBe(false);
    await enter(who, sent('blue'));
    expect(await own()).toBe(true);
  });

  it('agree after two sign-ins at once', async () => {
    const who = somebody();
    await enter(who, sent());
    const [one, other] = [running.browser(), running.browser()];
    const answered = async (browser: Browser) => answerXml(honest(running, acme, await begin(browser, acme), who, sent('blue', 'green')));
    const [first, second] = [await answered(one), await answered(other)];
    const led = await Promise.all([bring(running, one, 'acme', first), bring(running, other, 'acme', second)]);
    expect(led.map(({ location }) => location)).toEqual(['/workflow-sets', '/workflow-sets']);
    expect(await groupsOf(running, acme, who.email ?? '')).toEqual(['Blue', 'Green', 'Hiring Managers']);
  });

  it('are never archived ones', async () => {
    const who = somebody();
    await enter(who, sent('green'));
    const home = await running.platform.stores.region(acme.region);
    await home.pool.query('update groups set archived_at = now() where id = any($1)', [[ids.Green, ids.Blue]]);
    expect(await groupsAfter(who, sent('blue'))).toEqual(['Green', 'Hiring Managers']);
    await home.pool.query('update groups set archived_at = null where id = any($1)', [[ids.Green, ids.Blue]]);
    expect(await groupsAfter(who, sent('blue'))).toEqual(['Blue', 'Hiring Managers']);
  });

  it('stay where SCIM manages them by now', async () => {
    const who = somebody();
    await enter(who, sent('green'));
    await manage(ids.Green);
    expect(await groupsAfter(who, sent('blue'))).toEqual(['Blue', 'Green', 'Hiring Managers']);
    await unmanage();
    expect(await groupsAfter(who, sent('blue'))).toEqual(['Blue', 'Hiring Managers']);
  });

  it('of an account with a password change once its owner has agreed to the link, and not before', async () => {
    const email = 'recruiter@acme.example';
    const before = await groupsOf(running, acme, email);
    const { browser, location, groups } = await enter({ ...somebody(), email }, sent('blue'));
    expect(location).toBe('/loginWithSSO?step=link');
    expect(groups).toEqual(before);
    await browser.as(email);
    expect(await groupsOf(running, acme, email)).toEqual(before);
    await browser.get('mutation { IDPCompleteSSOStep { redirect } }');
    expect(await groupsOf(running, acme, email)).toEqual(['Blue', ...before].toSorted());
  });

  it('are in the audit log as the platform’s own changes, with their reason', async () => {
    const who = somebody();
    await enter(who, sent('blue'));
    await enter(who, sent('green'));
    const home = await running.platform.stores.region(acme.region);
    const { rows } = await home.pool.query(
      `select operation, actor_id, reason, array_agg(name order by audit_values.position) as names from audit_entries
       join audit_values on entry_id = id and audit_values.customer_id = audit_entries.customer_id
       where operation like 'ORGGroup%' and id in (select entry_id from audit_values where name = $1) group by id, operation, actor_id, reason`,
      [`${who.firstName} Example`],
    );
    const by = { actor_id: 'system', reason: 'SINGLE_SIGN_ON' };
    expect(rows.toSorted((one, other) => (one.operation < other.operation ? -1 : 1))).toEqual([
      { operation: 'ORGGroupAddUsers', ...by, names: [`${who.firstName} Example`, 'Green'] },
      { operation: 'ORGGroupRemoveUsers', ...by, names: [`${who.firstName} Example`, 'Blue'] },
    ]);
  });

  it('never go from the last administrator: the sign-in is refused instead', async () => {
    const home = await running.platform.stores.region(acme.region);
    const admins = "select id from groups where customer_id = $1 and name = 'Customer Admins'";
    const [admin] = (await home.pool.query<{ id: string }>(admins, [acme.id])).rows;
    const who = somebody();
    await enter(who, sent());
    await home.pool.query('delete from group_members where group_id = $1', [admin?.id]);
    await join(who.email ?? '', admin?.id ?? '');
    await configure(running, acme, { groupsClaim: 'groups', groupMappings: [{ value: 'admins', groupId: admin?.id }] });
    const { location, groups } = await enter(who, sent());
    expect(location).toBe('/loginWithSSO?error=refused');
    expect(groups).toContain('Customer Admins');
  });
});

async function join(email: string, groupId: string): Promise<void> {
  const home = await running.platform.stores.region(acme.region);
  await home.pool.query(
    'insert into group_members (customer_id, group_id, user_id, created_at) select customer_id, $2, id, now() from users where email = $1',
    [email, groupId],
  );
}

async function manage(groupId: string): Promise<void> {
  const home = await running.platform.stores.region(acme.region);
  await home.pool.query(
    `insert into scim_links (customer_id, id, organization_id, kind, created_at, updated_at) values ($1, $2, $3, 'Group', now(), now())`,
    [acme.id, groupId, acme.organizationId],
  );
  await home.pool.query(
    `insert into scim_tokens (customer_id, id, organization_id, name, group_ids, secret_hash, created_by, created_at, updated_at)
     values ($1, 'token-of-a-test', $2, 'Token', '[]', 'none', 'system', now(), now())`,
    [acme.id, acme.organizationId],
  );
}

async function unmanage(): Promise<void> {
  const home = await running.platform.stores.region(acme.region);
  await home.pool.query('update scim_tokens set revoked_at = now() where customer_id = $1', [acme.id]);
}
