import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConfig, setUp, updateConfig } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { makeKeyPair } from '../../../src/platform/services/sso/selfSigned.ts';
import { unused, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { createGroupText, createUserText, newUser, setStatements } from './people.ts';
import type { Person } from './people.ts';
import { allRights } from './previewTools.ts';

// A user who can change the trusted identity provider could sign in as any user of the customer. So each way to change it
// requires every right that one of them holds; with one right missing, the change is refused and names that right.

let running: Running;
let acme: SsoCustomer;
let admin: Browser;
let editor: Browser;
let group: string;
let held: string[];
let otherCertificate: string;
beforeAll(async () => {
  running = startPlatform();
  acme = await setUp(running, 'acme', { logoutUrl: 'https://login.acme.example/logout' });
  admin = await running.browser().as('admin@acme.example');
  otherCertificate = (await makeKeyPair('another provider')).certificate;
  held = await rightsOfPeople();
  [editor, group] = await somebody();
  await allow(held);
}, 120_000);
afterAll(() => running.close());

const scope = () => ({ organizationId: acme.organizationId, customerId: acme.id, hierarchyId: acme.hierarchyId });
const whole = () => `prn:ap-southeast-2:${acme.organizationId}:${acme.id}:${acme.hierarchyId}:*:*`;
const allow = (actions: readonly string[]) => setStatements(running, group, [{ effect: 'allow', actions, resources: [whole()] }]);
const region = async <Row extends object>(text: string, values: unknown[]) =>
  (await (await running.platform.stores.region('ap-southeast-2')).pool.query<Row>(text, values)).rows;
const identity = async (text: string, values: unknown[]) =>
  (await (await running.platform.stores.identity()).pool.query(text, values)).rows;

/** The rights that anybody of the customer holds, by the policies as they are stored. */
async function rightsOfPeople(): Promise<string[]> {
  const rows = await region<{ statements: { effect: string; actions: string[] }[] }>(
    `select statements from policies join groups on groups.customer_id = policies.customer_id and groups.id = group_id
     where policies.customer_id = $1 and groups.archived_at is null and policies.archived_at is null`,
    [acme.id],
  );
  const said = rows.flatMap(({ statements }) => statements);
  const actions = new Set(said.filter(({ effect }) => effect === 'allow').flatMap((each) => each.actions));
  return [...actions].sort();
}

/** Somebody of Acme in a group of their own, with the demo's password. */
async function somebody(more: object = {}): Promise<[Browser, string, Person]> {
  const made = await admin.get<{ _id: string }>(createGroupText, { group: { ...scope(), name: `Group ${unused()}` } });
  const person = await admin.get<Person>(createUserText, { user: newUser(scope(), more) });
  const member = 'insert into group_members (customer_id, group_id, user_id, created_at) values ($1, $2, $3, now())';
  await region(member, [acme.id, made._id, person._id]);
  const password = "select password_hash from identities where email = 'admin@acme.example'";
  await identity(`update identities set password_hash = (${password}) where id = $1`, [person._id]);
  return [await running.browser().as(person.email), made._id, person];
}

const stored = () => ({
  ...{ enabled: true, loginUrl: 'https://login.acme.example/saml?tenant=1', logoutUrl: 'https://login.acme.example/logout' },
  ...{ groupIds: acme.groupIds, publicCertificates: [acme.keys.certificate] },
});
const save = (change: object, browser = editor) =>
  browser.refusal(updateConfig, { filter: { customerId: acme.id, enableSapia: true }, update: { ...stored(), ...change } });
const set = (enabled: boolean) => identity('update sso_configs set enabled = $2 where customer_id = $1', [acme.id, enabled]);

/** Each way to change whom people are signed in by, and the field that the refusal stands at. */
const ways: Record<string, [field: string, change: () => Promise<Awaited<ReturnType<typeof save>>>]> = {
  'another certificate': ['publicCertificates', () => save({ publicCertificates: [otherCertificate] })],
  'one certificate more': ['publicCertificates', () => save({ publicCertificates: [acme.keys.certificate, otherCertificate] })],
  'another login address': ['loginUrl', () => save({ loginUrl: 'https://login.evil.example' })],
  'another logout address': ['logoutUrl', () => save({ logoutUrl: 'https://logout.evil.example' })],
  'switching on': [
    'enabled',
    async () => {
      await set(false);
      return save({}).finally(() => set(true));
    },
  ],
  'a first configuration': [
    'publicCertificates',
    async () => {
      const kept = await identity('delete from sso_configs where customer_id = $1 returning *', [acme.id]);
      const ssoConfig = { ...stored(), ...scope(), accountName: 'acme', region: 'ap-southeast-2', enableSapia: true };
      return editor.refusal(createConfig, { ssoConfig }).finally(async () => {
        await identity('delete from sso_configs where customer_id = $1', [acme.id]);
        await identity('insert into sso_configs select * from jsonb_populate_record(null::sso_configs, $1)', [JSON.stringify(kept[0])]);
      });
    },
  ],
};

// Rights needed to open the form at all; these are never removed.
const needed = new Set(['idp:editSso', 'edge:access', 'org:viewHierarchy']);

describe.each(Object.entries(ways))('%s', (_, [field, change]) => {
  it('is refused to anybody who lacks one right that somebody holds, naming it; for each of them', async () => {
    const wrong: string[] = [];
    const tried = held.filter((right) => !needed.has(right));
    expect(tried.length).toBeGreaterThan(50);
    for (const right of tried) {
      await allow(held.filter((each) => each !== right));
      const refusal = await change();
      const said = String((refusal?.['fieldArgs'] as Record<string, Record<string, string>> | undefined)?.[field]?.['missing']);
      const fits =
        refusal?.code === 'FORBIDDEN' &&
        refusal.reason === 'GRANTS_MORE' &&
        refusal.fields?.[field] === 'validation.sso.holdsLess' &&
        String(refusal['missing']) === right &&
        said.includes(`(${right})`);
      if (!fits) wrong.push(`${right}: ${JSON.stringify(refusal)}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is open to anybody who holds them all', async () => {
    await allow(held);
    expect(await change()).toBeUndefined();
    expect(await save({}, admin)).toBeUndefined();
  });
});

describe('what lets nobody new in', () => {
  it('asks for no more than the right to edit: switching off, taking a certificate away, saving as it was', async () => {
    await allow([...needed]);
    expect(await save({})).toBeUndefined();
    expect(await save({ enabled: false })).toBeUndefined();
    expect(await save({ enabled: false, logoutUrl: null })).toBeUndefined();
    await save({}, admin);
    await save({ publicCertificates: [acme.keys.certificate, otherCertificate] }, admin);
    expect(await save({})).toBeUndefined();
  });

  it('counts neither groups without people, nor archived people and groups, nor staff', async () => {
    const lacking = allRights.find((right) => !needed.has(right)) ?? '';
    const own = held.filter((right) => right !== lacking);
    await save({ groupIds: [] }, admin);
    // Remove everybody else from the groups, so that only one person's rights are required.
    const [, other, person] = await somebody();
    await region('delete from group_members where customer_id = $1 and not group_id = any($2)', [acme.id, [group, other]]);
    await allow(own);
    expect(await save({ groupIds: [], loginUrl: 'https://login.acme.example/two' })).toBeUndefined();
    await setStatements(running, other, [{ effect: 'allow', actions: [lacking], resources: [whole()] }]);
    const tryOnce = async () => (await save({ groupIds: [], loginUrl: `https://login.acme.example/${unused()}` }))?.reason;
    expect(await tryOnce()).toBe('GRANTS_MORE');
    for (const [away, back] of [
      ['update users set archived_at = now() where id = $1', 'update users set archived_at = null where id = $1'],
      ["update users set user_type = 'PROVIDER_STAFF' where id = $1", "update users set user_type = 'RECRUITER' where id = $1"],
    ] as const) {
      await region(away, [person._id]);
      expect(await tryOnce()).toBeUndefined();
      await region(back, [person._id]);
      expect(await tryOnce()).toBe('GRANTS_MORE');
    }
    await region('update groups set archived_at = now() where id = $1', [other]);
    expect(await tryOnce()).toBeUndefined();
  });
});

it('staff may, whatever the people hold', async () => {
  const staff = await running.browser().as('staff@demo.example');
  expect(await save({ publicCertificates: [otherCertificate] }, staff)).toBeUndefined();
});

describe('addresses', () => {
  const plain = 'http://login.acme.example/';
  it.each([
    ['loginUrl', plain],
    ['logoutUrl', plain],
  ])('%s must be https outside the demo', async (field, address) => {
    const staff = await running.browser().as('staff@demo.example');
    await save({}, staff);
    running.platform.settings.demo = false;
    expect((await save({ [field]: address }, staff))?.fields).toEqual({ [field]: `validation.sso.${field}.https` });
    expect(await save({ [field]: 'http://localhost:8080/saml' }, staff)).toBeUndefined();
    running.platform.settings.demo = true;
    expect(await save({ [field]: address }, staff)).toBeUndefined();
  });
});
