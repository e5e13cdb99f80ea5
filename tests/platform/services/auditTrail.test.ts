import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { foreignScope } from '../lists/calls.ts';
import type { Scope } from '../lists/calls.ts';
import { limitedTo } from './people.ts';

interface Entry {
  _id: string;
  at: string;
  operation: string;
  actorName: string | null;
  actorEmail: string | null;
  subjectCount: number;
  subjects: string[];
  subjectNames: string[];
  changes: { subjectId: string; field: string; before: unknown; after: unknown }[];
}
interface Page {
  data: Entry[];
  pagination: { totalItems: number };
}

describe('the audit trail', () => {
  let running: Running;
  let staff: Browser;
  let admin: Browser;
  let acme: Scope;
  beforeAll(async () => {
    running = startPlatform();
    staff = await running.browser().as('staff@demo.example');
    admin = await running.browser().as('admin@acme.example');
    acme = await admin.get<Scope>('{ AuthMe { organizationId customerId hierarchyId } }');
  });
  afterAll(() => running.close());

  const query = `query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) {
    data { _id at operation actorName actorEmail subjectCount subjects subjectNames changes { subjectId field before after } } pagination { totalItems } } }`;
  const trail = (more: object = {}, browser = staff, scope = acme) => browser.get<Page>(query, { filter: { ...scope, ...more } });
  const saveView = (name: string, browser = admin, _id?: string) =>
    browser.get<{ _id: string }>('mutation ($input: CommonSaveViewInput!) { CommonSaveView(input: $input) { _id } }', {
      input: { ...acme, ...(_id && { _id }), resource: 'users', name, query: '', shared: false },
    });
  const rootOf = async (id: string) =>
    (await staff.get<{ _id: string }>('query ($id: ID!) { ORGGetRootHierarchy(filter: { customerId: $id }) { _id } }', { id }))._id;
  const scopeIn = async (region: string): Promise<Scope> => {
    const { pool } = await running.platform.stores.identity();
    const { rows } = await pool.query<Scope>(
      `select organization_id as "organizationId", id as "customerId", root_hierarchy_id as "hierarchyId" from customers
       where aws_region = $1 and archived_at is null order by id limit 1`,
      [region],
    );
    return rows[0] as Scope;
  };
  const organisation = (displayName: string) =>
    staff.get<{ _id: string }>(
      'mutation ($organization: ORGCreateOrganizationInput!) { ORGCreateOrganization(organization: $organization) { _id } }',
      {
        organization: { uniqueName: `org-${unused()}`, displayName },
      },
    );
  const customer = (organizationId: string, displayName: string) =>
    staff.get<{ _id: string }>('mutation ($customer: ORGCreateCustomerInput!) { ORGCreateCustomer(customer: $customer) { _id } }', {
      customer: { organizationId, uniqueName: `made-${unused()}x`, displayName },
    });
  const bulk = (name: string, filter: object) =>
    staff.ask(
      `mutation ($filter: ${name.includes('Org') ? 'OrganizationIdsFilter' : 'CustomerIdsFilter'}!) { ${name}(filter: $filter) { data { _id } } }`,
      {
        filter,
      },
    );

  it('says who did what when, and what was there before', async () => {
    const { _id } = await saveView('Before');
    running.clock.pass(1000);
    await saveView('After', admin, _id);
    const { data, pagination } = await trail({ subjectId: _id });
    expect(pagination.totalItems).toBe(2);
    expect(data[0]).toMatchObject({
      operation: 'CommonSaveView',
      at: running.clock.now().toISOString(),
      actorEmail: 'admin@acme.example',
      actorName: expect.stringMatching(/\S \S/),
      subjectCount: 1,
      subjects: [_id],
      subjectNames: ['After'],
      // Not whether it is shared, which it was not before either.
      changes: [{ subjectId: _id, field: 'name', before: 'Before', after: 'After' }],
    });
  });

  it('of a customer holds what the provider’s staff did in it, under their name', async () => {
    const { _id } = await saveView('By support', staff);
    const { data } = await trail({ subjectId: _id }, admin);
    expect(data).toMatchObject([{ operation: 'CommonSaveView', actorEmail: 'staff@demo.example' }]);
  });

  it('has what the identity store recorded as soon as the call is answered, in the customer’s own region', async () => {
    const { _id: organizationId } = await organisation('Trail Holdings');
    const { _id } = await customer(organizationId, 'Trail Foods');
    await bulk('ORGArchiveCustomers', { customerIds: [_id] });
    // Read from another customer, like the Activity tab opened from a list.
    const { data } = await trail({ subjectId: _id });
    expect(data.map((entry) => [entry.operation, entry.subjectNames, entry.changes.map((change) => change.field)])).toEqual([
      ['ORGArchiveCustomers', ['Trail Foods'], ['archivedAt']],
      ['ORGCreateCustomer', ['Trail Foods'], ['uniqueName', 'displayName']],
    ]);
    const own = await trail({}, staff, { organizationId, customerId: _id, hierarchyId: await rootOf(_id) });
    expect(own.data.map((entry) => entry.operation)).toEqual(['ORGArchiveCustomers', 'ORGCreateCustomer']);
  });

  it('of who works above customers holds what they did to them, as one entry', async () => {
    const { _id: organizationId } = await organisation('Home');
    const ids = [(await customer(organizationId, 'One'))._id, (await customer(organizationId, 'Other'))._id];
    await bulk('ORGArchiveCustomers', { customerIds: ids });
    const home = await staff.get<Scope>('{ AuthMe { organizationId customerId hierarchyId } }');
    const { data } = await trail({ limit: 4 }, staff, home);
    expect(data.map((entry) => [entry.operation, entry.subjectNames.toSorted()])).toEqual([
      ['ORGArchiveCustomers', ['One', 'Other']],
      ['ORGCreateCustomer', ['Other']],
      ['ORGCreateCustomer', ['One']],
      ['ORGCreateOrganization', ['Home']],
    ]);
    expect((await trail({ subjectId: ids[0] }, staff, home)).pagination.totalItems).toBe(2);
  });

  it('shows each customer of a call on several its own part alone', async () => {
    const { _id: organizationId } = await organisation('Several');
    const ids = [(await customer(organizationId, 'One'))._id, (await customer(organizationId, 'Other'))._id];
    await bulk('ORGArchiveCustomers', { customerIds: ids });
    for (const id of ids) {
      const { data } = await trail({ operations: ['ORGArchiveCustomers'] }, staff, {
        organizationId,
        customerId: id,
        hierarchyId: await rootOf(id),
      });
      expect(data.map((entry) => entry.subjects)).toEqual([[id]]);
    }
  });

  it('of an organisation is there in every region and whichever customer one works in, for those who reach it', async () => {
    const { _id } = await organisation('Above all');
    await bulk('ORGArchiveOrganizations', { organizationIds: [_id] });
    for (const region of ['ap-southeast-2', 'eu-west-1'] as const) {
      // Another region is given it when it is opened, or within a minute.
      await running.platform.stores.region(region);
      const own = await scopeIn(region);
      await expect
        .poll(async () =>
          (await staff.get<Page>(query, { filter: { ...own, subjectId: _id } }, region)).data.map((entry) => entry.operation),
        )
        .toEqual(['ORGArchiveOrganizations', 'ORGCreateOrganization']);
    }
    expect((await trail({ subjectId: _id }, admin)).data).toEqual([]);
  });

  it('is given once what is passed on twice', async () => {
    const { _id } = await organisation('Twice');
    const identity = await running.platform.stores.identity();
    await identity.pool.query(
      `insert into audit_relays (customer_id, entry_id, region) select customer_id, id, 'ap-southeast-2' from audit_entries where subjects ? $1`,
      [_id],
    );
    await organisation('Passes on what is owed');
    expect((await trail({ subjectId: _id })).pagination.totalItems).toBe(1);
    expect((await identity.pool.query(`select 1 from audit_relays where region = 'ap-southeast-2'`)).rows).toEqual([]);
  });

  it('leaves out who came and went, unless it is asked for', async () => {
    await running.browser().as('recruiter@acme.example');
    await expect
      .poll(async () => (await trail({ operations: ['AuthEmailLogin'] })).data[0])
      .toMatchObject({ actorEmail: 'recruiter@acme.example', subjects: [] });
    const all = await trail({ limit: 500 });
    expect(all.data.map((entry) => entry.operation)).not.toContain('AuthEmailLogin');
    expect(all.pagination.totalItems).toBe(all.data.length);
  });

  it('is filtered by window, person, and the names of people and rows', async () => {
    const name = `Needle ${unused()}`;
    const { _id } = await saveView(name, staff);
    const at = running.clock.now().toISOString();
    const found = async (more: object) => (await trail(more)).data.map((entry) => entry.subjects[0]);
    expect(await found({ searchText: name.toUpperCase() })).toEqual([_id]);
    expect(await found({ searchText: 'STAFF@demo', atFrom: at, atTo: at })).toContain(_id);
    expect(await found({ searchText: '%' })).toEqual([]);
    const before = new Date(running.clock.now().getTime() - 1).toISOString();
    expect(await found({ atTo: before, searchText: name })).toEqual([]);
    const { data } = await staff.get<{ data: { actorId: string }[] }>(
      'query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) { data { actorId } } }',
      { filter: { ...acme, subjectId: _id } },
    );
    expect(await found({ actorId: data[0]?.actorId, searchText: name })).toEqual([_id]);
    expect(await found({ actorId: 'f'.repeat(24) })).toEqual([]);
  });

  it('names a hundred rows of a call on more, the one that is asked about first, and says how many they were', async () => {
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const [entry, subject] = [`e${unused()}`, 's250'];
    await pool.query(
      `insert into audit_entries (customer_id, id, at, operation, actor_id, region, subjects, subject_count, fields)
       values ($1, $2, now(), 'ORGArchiveUsers', 'gone', 'ap-southeast-2', '[]', 300, '[]')`,
      [acme.customerId, entry],
    );
    await pool.query(
      `insert into audit_values (customer_id, entry_id, subject_id, position, name) select $1, $2, 's' || n, n, 'Row ' || n from generate_series(0, 299) n`,
      [acme.customerId, entry],
    );
    const [found] = (await trail({ subjectId: subject })).data;
    expect(found).toMatchObject({ subjectCount: 300, actorName: null, actorEmail: null });
    expect(found?.subjects.slice(0, 2)).toEqual([subject, 's0']);
    expect(found?.subjects).toHaveLength(101);
  });

  it('keeps who, when and on what once a purge has emptied the names and values', async () => {
    const { _id } = await saveView('Personal');
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    await pool.query('update audit_values set name = null, before = null, "values" = null where subject_id = $1', [_id]);
    expect((await trail({ subjectId: _id })).data).toMatchObject([{ subjects: [_id], subjectNames: [''], changes: [] }]);
    expect((await trail({ searchText: 'Personal' })).data).toEqual([]);
  });

  it('says what of it is hidden from whoever may not see candidates, instead of showing it as empty', async () => {
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const entries = ['AppsUpdateApplicationCandidate', 'CommonInviteCandidate', 'CommonSaveView'];
    const subject = unused();
    for (const operation of entries) {
      const values = [acme.customerId, `${subject}${operation}`.slice(0, 60), operation];
      await pool.query(
        `insert into audit_entries (customer_id, id, at, operation, actor_id, region, subjects, subject_count, fields, organization_id)
         values ($1, $2, now(), $3, 'gone', 'ap-southeast-2', '[]', 1, '["firstName"]', $4)`,
        [...values, acme.organizationId],
      );
      await pool.query(
        `insert into audit_values (customer_id, entry_id, subject_id, position, name, before, "values")
         values ($1, $2, $4, 0, 'Jane ' || $3, '{"firstName": null}', '{"firstName": "Jane"}')`,
        [...values, subject],
      );
    }
    const hiding = query.replace('before after', 'before after purged hidden').replace('subjectNames', 'subjectNames hidden');
    const asked = (browser: Browser) =>
      browser.get<{ data: (Entry & { hidden: boolean })[] }>(hiding, { filter: { ...acme, subjectId: subject } });
    const blind = await limitedTo(running, admin, acme, ['common:viewAudit']);
    const shown = { hidden: false, changes: [{ after: 'Jane', purged: false, hidden: false }] };
    const hidden = { hidden: true, subjectNames: [''], changes: [{ field: 'firstName', after: null, purged: false, hidden: true }] };
    const byOperation = (data: Entry[]) => entries.map((operation) => data.find((entry) => entry.operation === operation));
    expect(byOperation((await asked(admin)).data)).toMatchObject([shown, shown, shown]);
    expect(byOperation((await asked(blind)).data)).toMatchObject([hidden, hidden, shown]);
  });

  it('is shown to nobody without its right, and of no other customer', async () => {
    const recruiter = await running.browser().as('recruiter@acme.example');
    expect(await recruiter.refusal(query, { filter: acme })).toMatchObject({ code: 'FORBIDDEN' });
    const foreign = await foreignScope(running, acme);
    await bulk('ORGArchiveCustomers', { customerIds: [foreign.customerId] });
    expect((await trail({}, staff, foreign)).data[0]).toMatchObject({ operation: 'ORGArchiveCustomers' });
    for (const more of [{}, { subjectId: foreign.customerId }]) {
      expect(await trail(more, admin, foreign)).toMatchObject({ data: [], pagination: { totalItems: 0 } });
      expect((await trail({ subjectId: foreign.customerId }, admin)).data).toEqual([]);
    }
  });

  it('never holds a password, a code or a token', async () => {
    for (const store of running.platform.stores.opened()) {
      const { rows } = await store.pool.query<{ text: string }>(
        "select coalesce(before::text, '') || coalesce(\"values\"::text, '') as text from audit_values",
      );
      for (const { text } of rows) expect(text).not.toMatch(/passw|token|secret|"code"/i);
    }
  });
});
