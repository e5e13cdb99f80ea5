import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSecret } from '../../../src/platform/demo/atsTenants.ts';
import { unseal } from '../../../src/platform/database/sealed.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// Connections to applicant tracking systems (specification 2 §3–§5 “ATS tenant”, §7 “ATS”; decisions §2): rules of the template, secrets that are
// written and never read, keys that lead nowhere, two editors, archive and restore.

let running: Running;
let staff: Browser;
let scope: { organizationId: string; customerId: string; hierarchyId: string };
beforeAll(async () => {
  running = startPlatform();
  staff = await running.browser().as('staff@demo.example');
  const { pool } = await running.platform.stores.identity();
  const { rows } = await pool.query<Record<'id' | 'organization_id' | 'root_hierarchy_id', string>>(
    "select id, organization_id, root_hierarchy_id from customers where unique_name = 'acme'",
  );
  const { id = '', organization_id = '', root_hierarchy_id = '' } = rows[0] ?? {};
  scope = { customerId: id, organizationId: organization_id, hierarchyId: root_hierarchy_id };
}, 120_000);
afterAll(() => running.close());

interface Tenant {
  _id: string;
  atsName: string;
  baseUrl: string | null;
  credential: Record<string, unknown>;
  extra: Record<string, unknown>;
  secretsSet: string[];
  version: number;
}

const fields = `_id atsName organizationId customerId hierarchyId externalTenantId customerName credential extra username clientId grantType issueTokenUrl
  baseUrl segmentCode isMasterCustomer requestStatusChangeEmail reportPredictionResultUrl reportApplicationUrl reviewsUrl assessmentApiUrl
  assessmentApiClientId createdAt updatedAt version secretsSet`;
const create = `mutation ($createTenantInput: AtsCreateTenantInput!) { AtsCreateTenant(createTenantInput: $createTenantInput) { ${fields} } }`;
const update = `mutation ($updateTenantInput: AtsUpdateTenantInput!) { AtsUpdateTenant(updateTenantInput: $updateTenantInput) { ${fields} } }`;
const get = `query ($getTenantByIdInput: AtsGetTenantByIdInput!) { AtsGetTenantById(getTenantByIdInput: $getTenantByIdInput) { ${fields} } }`;
const list = `query ($getTenantsByCustomerInput: AtsGetTenantsByCustomerInput!) {
  AtsGetTenantsByCustomer(getTenantsByCustomerInput: $getTenantsByCustomerInput) { data { ${fields} } pagination { totalItems } } }`;
const archive = `mutation ($deleteTenantsByIdsInput: AtsDeleteTenantsByIdsInput!) {
  AtsDeleteTenantsByIds(deleteTenantsByIdsInput: $deleteTenantsByIdsInput) { data { _id } refused { _id reason } } }`;
const restore = `mutation ($restoreTenantsByIdsInput: AtsDeleteTenantsByIdsInput!) {
  AtsRestoreTenantsByIds(restoreTenantsByIdsInput: $restoreTenantsByIdsInput) { data { _id } refused { _id reason } } }`;

/** Required credentials of each system. */
const credentials: Record<string, { credential?: object; [key: string]: unknown }> = {
  ExampleATS: { username: 'console', password: 'made up' },
  HireHarbor: { credential: { signingKey: 'made up' } },
};
const whole = (change: { atsName?: string; credential?: object }) => {
  const { atsName = 'ExampleATS' } = change;
  const own = credentials[atsName];
  return { ...scope, atsName, ...own, ...change, credential: { ...own?.credential, ...change.credential } };
};
const made = (change: object = {}) => staff.get<Tenant>(create, { createTenantInput: whole(change) });
const refused = (change: object) => staff.refusal(create, { createTenantInput: whole(change) });
const changed = ({ _id, atsName }: Tenant, change: object) =>
  staff.get<Tenant>(update, { updateTenantInput: { ...scope, _id, atsName, ...change } });
const notChanged = ({ _id, atsName }: Tenant, change: object) =>
  staff.refusal(update, { updateTenantInput: { ...scope, _id, atsName, ...change } });
const read = (_id: string) => staff.get<Tenant>(get, { getTenantByIdInput: { ...scope, _id } });
const fieldsOf = (refusal: { fields?: unknown } | undefined) => refusal?.fields;
const region = async () => running.platform.stores.region('ap-southeast-2');
const idOf = async (table: 'groups' | 'workflows', of = '=') => {
  const { rows } = await (
    await region()
  ).pool.query<{ id: string }>(`select id from ${table} where customer_id ${of} $1 and archived_at is null order by id limit 1`, [
    scope.customerId,
  ]);
  return rows[0]?.id ?? expect.fail(`no row of ${table}`);
};

describe('the templates', () => {
  it('are listed by name, and each is read by its id and by its ATS', async () => {
    const all = await staff.get<{ data: { _id: string; atsName: string; displayName: string }[]; pagination: object }>(
      'query { AtsGetAtsTemplates { data { _id atsName displayName } pagination { totalItems totalPages } } }',
      {},
    );
    expect(all.data.map(({ displayName }) => displayName)).toEqual(all.data.map(({ displayName }) => displayName).toSorted());
    expect(all.pagination).toEqual({ totalItems: all.data.length, totalPages: 1 });
    const items = 'atsTemplateItems { key label uiComponent valueType isReadOnly defaultValue }';
    for (const { _id, atsName } of all.data) {
      const byId = `query ($i: AtsGetAtsTemplateByIdInput!) { AtsGetAtsTemplateById(getAtsTemplateByIdInput: $i) { _id ${items} } }`;
      const byName = `query ($i: AtsGetAtsTemplateByAtsNameInput!) { AtsGetAtsTemplateByAtsName(getAtsTemplateByAtsNameInput: $i) { _id ${items} } }`;
      expect(await staff.get(byId, { i: { _id } })).toEqual(await staff.get(byName, { i: { atsName } }));
      expect(await staff.refusal(byId, { i: { _id: 'f'.repeat(24) } })).toMatchObject({ code: 'NOT_FOUND' });
      expect(await staff.refusal(byName, { i: { atsName: 'NoSuchATS' } })).toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('a new tenant', () => {
  it('has the defaults of its template and what was entered, texts trimmed and maps as objects', async () => {
    const tenant = await made({
      externalTenantId: '  EX-1 ',
      extra: { appsApplicationStatus: { ' Applied ': 'APPS_APPLICATION_NEW' }, recommendations: { YES: ' Go ' } },
    });
    expect(tenant).toMatchObject({ atsName: 'ExampleATS', externalTenantId: 'EX-1', baseUrl: 'https://api.ats.example', version: 1 });
    expect(tenant.extra).toMatchObject({
      appsApplicationStatus: { Applied: 'APPS_APPLICATION_NEW' },
      recommendations: { YES: 'Go', MAYBE: 'To be reviewed', NO: 'Not recommended' },
      maxDailyInvitations: 500,
      isAutoFlow: true,
    });
    expect(await read(tenant._id)).toEqual(tenant);
  });

  it.each([
    ['an ATS that there is not', { atsName: 'NoSuchATS' }, { atsName: 'validation.ats.atsName.unknown' }],
    ['a number that is none', { extra: { maxDailyInvitations: 0 } }, { 'extra.maxDailyInvitations': 'validation.ats.number' }],
    ['half a number', { extra: { maxDailyInvitations: 1.5 } }, { 'extra.maxDailyInvitations': 'validation.ats.number' }],
    [
      'a status that is mapped to nothing that there is',
      { extra: { appsApplicationStatus: { Applied: 'NOTHING' } } },
      { 'extra.appsApplicationStatus.Applied': 'validation.enum' },
    ],
    [
      'a flag without vacancies by product',
      { extra: { hasFlag: true } },
      { 'extra.hasVacancyByProduct': 'validation.ats.vacancyByProduct' },
    ],
    ['a key that its template does not have', { extra: { surprise: 1 } }, { 'extra.surprise': 'validation.ats.unknownKey' }],
    ['a credential that its template does not have', { credential: { pin: '1' } }, { 'credential.pin': 'validation.ats.unknownKey' }],
    ['a read-only item that is another', { atsName: 'HireHarbor', grantType: 'password' }, { grantType: 'validation.ats.readOnly' }],
  ])('is refused with %s', async (_, change, wrong) => {
    expect(fieldsOf(await refused(change))).toEqual(wrong);
  });

  it('refuses workflows that have no id, and groups and workflows of another customer', async () => {
    const flags = { hasFlag: true, hasVacancyByProduct: true };
    const own = await idOf('workflows');
    const none = { extra: { ...flags, flagWorkflowIds: { [own]: 'no-id' } } };
    expect(fieldsOf(await refused(none))).toMatchObject({ [`extra.flagWorkflowIds.${own}`]: 'validation.pattern' });
    const foreign = { extra: { ...flags, flagWorkflowIds: { [own]: await idOf('workflows', '<>') } } };
    expect(fieldsOf(await refused(foreign))).toEqual({ 'extra.flagWorkflowIds': 'validation.ats.workflow.foreign' });
    const group = { extra: { groupIds: { recruiter: [await idOf('groups', '<>')] } } };
    expect(fieldsOf(await refused(group))).toEqual({ 'extra.groupIds': 'validation.ats.groups.foreign' });
    const fine = await made({ extra: { ...flags, flagWorkflowIds: { [own]: own }, groupIds: { recruiter: [await idOf('groups')] } } });
    expect(fine.extra).toMatchObject({ flagWorkflowIds: { [own]: own } });
  });

  it('takes no key that leads to what all objects share, wherever it stands', async () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const evil = JSON.parse(`{ "${key}": { "polluted": "yes" } }`) as object;
      const name = JSON.parse(`{ "${key}": "APPS_APPLICATION_NEW" }`) as object;
      for (const change of [
        { extra: evil },
        { credential: JSON.parse(`{ "${key}": "x" }`) as object },
        { extra: { appsApplicationStatus: name } },
        { extra: { recommendations: JSON.parse(`{ "${key}": "x" }`) as object } },
        { extra: { dynamicBusinessProcess: evil } },
        { extra: { groupIds: JSON.parse(`{ "${key}": ["x"] }`) as object } },
      ])
        expect(await refused(change), JSON.stringify(change)).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('a change', () => {
  it('keeps what is left out, empties what is null, and clears what waits for a switch that is off', async () => {
    const before = await made({
      customerName: 'Acme',
      extra: { hasVacancyByProduct: true, vacancyByProductPostfix: ' (p)', hasFlag: true, flagList: ['A', 'B'] },
    });
    const emptied = await changed(before, { customerName: null, extra: { recommendations: { MAYBE: null } } });
    expect(emptied).toMatchObject({ customerName: null, baseUrl: before.baseUrl, version: 2 });
    expect(emptied.extra['recommendations']).toEqual({ YES: 'Recommended', NO: 'Not recommended' });
    expect(emptied.extra).toMatchObject({ flagList: ['A', 'B'], vacancyByProductPostfix: '(p)' });
    const off = await changed(emptied, { extra: { hasFlag: false, hasVacancyByProduct: false } });
    expect(off.extra).not.toHaveProperty('flagList');
    expect(off.extra).not.toHaveProperty('vacancyByProductPostfix');
  });

  it('leaves the ATS as it is, and is refused where somebody else was faster', async () => {
    const tenant = await made();
    expect(fieldsOf(await notChanged({ ...tenant, atsName: 'HireHarbor' }, {}))).toEqual({ atsName: 'validation.ats.atsName.fixed' });
    await changed(tenant, { username: 'first', expectedVersion: 1 });
    expect(await notChanged(tenant, { username: 'second', expectedVersion: 1 })).toMatchObject({
      code: 'CONFLICT',
      reason: 'NEWER_VERSION',
    });
    expect(await read(tenant._id)).toMatchObject({ username: 'first', version: 2 });
  });
});

describe('a secret', () => {
  const secret = 'S3cret-of-the-ATS-never-to-be-seen';

  it('is kept when it is left out or blank, replaced when it is entered, and told by its name alone', async () => {
    const tenant = await made({ password: secret });
    expect(tenant.secretsSet).toEqual(['password']);
    const stored = async () => {
      const { rows } = await (
        await region()
      ).pool.query<{ secrets: Record<string, string> }>('select secrets from ats_tenants where id = $1', [tenant._id]);
      const { password = '' } = rows[0]?.secrets ?? {};
      return unseal(running.platform.settings, 'ats tenant', `${scope.customerId} ${tenant._id} password`, password);
    };
    for (const blank of [{}, { password: '' }, { password: '  ' }, { password: null }]) await changed(tenant, blank);
    expect(await stored()).toBe(secret);
    await changed(tenant, { password: `${secret}-2`, apiUserApiKey: 'k' });
    expect([await stored(), (await read(tenant._id)).secretsSet]).toEqual([`${secret}-2`, ['apiUserApiKey', 'password']]);
  });

  it('is in no answer, no error, no audit entry, and nowhere in the database as plain text', async () => {
    const sent = { password: secret, credential: { signingKey: secret } };
    const texts: unknown[] = [];
    const note = async (query: string, variables: object) => void texts.push(await staff.ask(query, { ...variables }));
    const input = { ...scope, atsName: 'HireHarbor', ...sent };
    await note(create, { createTenantInput: input });
    await note(create, { createTenantInput: { ...input, extra: { surprise: 1 } } });
    await note(create, { createTenantInput: { ...input, atsName: 'NoSuchATS' } });
    await note(create, { createTenantInput: { ...input, harvestApiToken: secret.repeat(400) } });
    await note(create, { createTenantInput: { ...input, harvestApiToken: { of: secret } } });
    await note(list, { getTenantsByCustomerInput: { ...scope, limit: 500 } });
    const { data } = await staff.get<{ data: Tenant[] }>(list, { getTenantsByCustomerInput: { ...scope, limit: 500 } });
    for (const tenant of data) {
      await note(get, { getTenantByIdInput: { ...scope, _id: tenant._id } });
      await note(update, { updateTenantInput: { ...scope, _id: tenant._id, atsName: tenant.atsName, customerName: 'Same' } });
    }
    // A call that is refused would have nothing to leak: this one must be answered, and be about what was done above.
    const trail = await staff.get<{ data: { operation: string }[] }>(
      `query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) {
        data { operation actorName subjects subjectNames changes { subjectId subjectName field before after } } } }`,
      { filter: { ...scope, limit: 200 } },
    );
    expect(trail.data.map(({ operation }) => operation)).toEqual(expect.arrayContaining(['AtsCreateTenant', 'AtsUpdateTenant']));
    texts.push(trail);
    const secrets = [secret, ...data.flatMap(({ _id, secretsSet }) => secretsSet.map((name) => demoSecret(_id, name)))];
    expect(data.some(({ secretsSet }) => secretsSet.includes('credential.signingKey'))).toBe(true);
    const answered = JSON.stringify(texts);
    const { pool } = await region();
    const { rows: tables } = await pool.query<{ name: string }>(
      "select quote_ident(table_name) as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'",
    );
    const kept = await Promise.all(
      tables.map(
        async ({ name }) =>
          (await pool.query<{ text: string }>(`select coalesce(string_agg(t::text, ' '), '') as text from ${name} t`)).rows[0]?.text ?? '',
      ),
    );
    for (const each of secrets) {
      expect(answered).not.toContain(each);
      expect(kept.some((text) => text.includes(each))).toBe(false);
    }
  });
});

describe('the archive', () => {
  it('takes a tenant off the list, keeps its secrets, and gives it back', async () => {
    const tenant = await made({ password: 'kept' });
    const ids = { ...scope, _ids: [tenant._id] };
    const listed = async () =>
      (await staff.get<{ data: Tenant[] }>(list, { getTenantsByCustomerInput: { ...scope, limit: 500 } })).data.map(({ _id }) => _id);
    expect(await staff.get(archive, { deleteTenantsByIdsInput: ids })).toEqual({ data: [{ _id: tenant._id }], refused: [] });
    expect(await listed()).not.toContain(tenant._id);
    expect(await staff.get(archive, { deleteTenantsByIdsInput: ids })).toEqual({
      data: [],
      refused: [{ _id: tenant._id, reason: 'refusals.alreadyArchived' }],
    });
    expect(await notChanged(tenant, { username: 'x' })).toMatchObject({ code: 'CONFLICT', reason: 'ARCHIVED' });
    expect(await staff.get(restore, { restoreTenantsByIdsInput: ids })).toMatchObject({ data: [{ _id: tenant._id }] });
    expect(await listed()).toContain(tenant._id);
    expect((await read(tenant._id)).secretsSet).toEqual(['password']);
    const absent = { ...scope, _ids: [tenant._id, 'f'.repeat(24)] };
    expect(await staff.refusal(archive, { deleteTenantsByIdsInput: absent })).toMatchObject({ code: 'NOT_FOUND' });
  });
});
