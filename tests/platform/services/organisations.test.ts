import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

interface Row {
  _id: string;
  displayName: string;
  uniqueName: string;
  archivedAt: string | null;
  customers: { customerId: string; awsRegion: string; organizationDisplayName: string }[];
}

describe('organisations', () => {
  let running: Running;
  let staff: Browser;
  beforeAll(async () => {
    running = startPlatform();
    staff = await running.browser().as('staff@demo.example');
  });
  afterAll(() => running.close());

  const listQuery = `query ($filter: ORGGetOrganizationsFilter!) {
    ORGGetOrganizations(filter: $filter) {
      data { _id displayName uniqueName archivedAt customers { customerId awsRegion organizationDisplayName } } pagination { totalItems totalPages }
    }
  }`;
  const list = (filter: object = {}) => staff.get<{ data: Row[]; pagination: { totalItems: number } }>(listQuery, { filter });
  const named = async (uniqueName: string) => (await list({ limit: 500 })).data.find((row) => row.uniqueName === uniqueName)?._id ?? '';
  const createQuery =
    'mutation ($organization: ORGCreateOrganizationInput!) { ORGCreateOrganization(organization: $organization) { _id uniqueName displayName archivedAt customers { customerId } } }';
  const input = (more: object = {}) => ({ uniqueName: `made-${unused()}`, displayName: 'Made in a test', ...more });
  const create = (more: object = {}) => staff.get<Row>(createQuery, { organization: input(more) });
  const bulk = (name: 'Archive' | 'Restore', organizationIds: string[]) =>
    staff.ask(
      `mutation ($filter: OrganizationIdsFilter!) { ORG${name}Organizations(filter: $filter) { data { _id } refused { _id reason args } } }`,
      { filter: { organizationIds } },
    );
  const createCustomer = (organizationId: string) =>
    staff.ask('mutation ($customer: ORGCreateCustomerInput!) { ORGCreateCustomer(customer: $customer) { _id } }', {
      customer: { organizationId, uniqueName: `made-${unused()}x`, displayName: 'Made in a test' },
    });

  it('are listed with their active customers of every region', async () => {
    const { data, pagination } = await list({ activeOnly: true });
    expect(pagination.totalItems).toBe(data.length);
    expect(data.length).toBeGreaterThanOrEqual(6);
    const globex = data.find((row) => row.uniqueName === 'globex');
    expect(new Set(globex?.customers.map((customer) => customer.awsRegion))).toEqual(new Set(['eu-west-1', 'us-east-1']));
    expect(globex?.customers.every((customer) => customer.organizationDisplayName === 'Globex')).toBe(true);
  });

  it('are listed by name, archived ones apart, and found by a part of a name', async () => {
    const { data } = await list({ activeOnly: true });
    expect(data.map((row) => row.displayName)).toEqual(
      data.map((row) => row.displayName).toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)),
    );
    expect((await list({ archivedOnly: true })).data.map((row) => row.uniqueName)).toEqual(['old-mill-foods', 'quill-partners']);
    expect((await list({ searchText: ' AIR ' })).data.map((row) => row.uniqueName)).toEqual(['kestrel-air']);
  });

  it('are read one by one; an absent one is not found', async () => {
    const query =
      'query ($filter: ORGGetOrganizationFilter!) { ORGGetOrganization(filter: $filter) { displayName customers { customerId } } }';
    expect(await staff.get(query, { filter: { _id: await named('ironbark-mining') } })).toMatchObject({ displayName: 'Ironbark Mining' });
    expect(await staff.refusal(query, { filter: { _id: '0'.repeat(24) } })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are out of reach for the people of a customer', async () => {
    const admin = await running.browser().as('admin@acme.example');
    expect(await admin.refusal(listQuery, { filter: {} })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await admin.refusal(createQuery, { organization: input() })).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('are made with trimmed names and counted', async () => {
    const before = (await list({ activeOnly: true })).pagination.totalItems;
    const made = await create({ displayName: ' Made ' });
    expect(made).toMatchObject({ displayName: 'Made', archivedAt: null, customers: [] });
    expect((await list({ activeOnly: true })).pagination.totalItems).toBe(before + 1);
  });

  it('refuse a unique name that is taken, in whatever case', async () => {
    for (const uniqueName of ['acme', 'ACME', 'quill-partners']) {
      const { errors } = await staff.ask(createQuery, { organization: input({ uniqueName }) });
      expect(errors?.[0]?.message).toContain('already exist');
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'CONFLICT',
        fields: { uniqueName: 'validation.organisation.uniqueName.taken' },
      });
    }
  });

  it.each([
    ['no unique name', { uniqueName: ' ' }, { uniqueName: 'validation.organisation.uniqueName.required' }],
    ['a unique name of 101 characters', { uniqueName: 'x'.repeat(101) }, { uniqueName: 'validation.organisation.uniqueName.maxLength' }],
    ['no display name', { displayName: '' }, { displayName: 'validation.organisation.displayName.required' }],
    [
      'a display name of 101 characters',
      { displayName: 'x'.repeat(101) },
      { displayName: 'validation.organisation.displayName.maxLength' },
    ],
  ])('refuse %s', async (_, more, fields) => {
    expect(await staff.refusal(createQuery, { organization: input(more) })).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  it('refuse to be archived while they have active customers, and say how many', async () => {
    const [free, acme] = [await create(), await named('acme')];
    const active = (await list({ searchText: 'acme' })).data[0]?.customers.length;
    const answer = await bulk('Archive', [acme, free._id]);
    expect(answer.data).toEqual({
      ORGArchiveOrganizations: {
        data: [{ _id: free._id }],
        refused: [{ _id: acme, reason: 'refusals.activeCustomers', args: { count: active } }],
      },
    });
  });

  it('are archived and restored; in between no customer can be made in them', async () => {
    const made = await create();
    expect((await bulk('Archive', [made._id])).data).toMatchObject({ ORGArchiveOrganizations: { data: [{ _id: made._id }] } });
    expect((await createCustomer(made._id)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'NO_ORGANIZATION' });
    expect((await bulk('Archive', [made._id])).data).toMatchObject({
      ORGArchiveOrganizations: { data: [], refused: [{ reason: 'refusals.alreadyArchived' }] },
    });
    expect((await bulk('Restore', [made._id])).data).toMatchObject({ ORGRestoreOrganizations: { data: [{ _id: made._id }], refused: [] } });
    expect((await createCustomer(made._id)).errors).toBeUndefined();
    expect((await bulk('Restore', [made._id])).data).toMatchObject({
      ORGRestoreOrganizations: { data: [], refused: [{ reason: 'refusals.notArchived' }] },
    });
  });

  it('are left alone when one of the ids is absent', async () => {
    const made = await create();
    expect((await bulk('Archive', [made._id, '0'.repeat(24)])).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await list({ searchText: made.uniqueName, activeOnly: true })).data).toHaveLength(1);
  });
});
