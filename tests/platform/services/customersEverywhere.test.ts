import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

interface Row {
  _id: string;
  organizationId: string;
  awsRegion: string;
  archivedAt: string | null;
}
interface Page {
  data: Row[];
  pagination: { totalItems: number };
}

describe('customers across organisations and regions', () => {
  let running: Running;
  let staff: Browser;
  let admin: Browser;
  let provider: string;
  beforeAll(async () => {
    running = startPlatform();
    staff = await running.browser().as('staff@demo.example');
    admin = await running.browser().as('admin@acme.example');
    provider = (await staff.get<{ organizationId: string }>('{ AuthMe { organizationId } }')).organizationId;
  });
  afterAll(() => running.close());

  const everywhere = (filter: object, browser = staff) =>
    browser.get<Page>(
      `query ($filter: ORGGetCustomersFilter!) {
        ORGGetCustomers(filter: $filter) { data { _id organizationId awsRegion archivedAt } pagination { totalItems } }
      }`,
      { filter: { everywhere: true, limit: 500, ...filter } },
    );
  const bulk = (name: 'Archive' | 'Restore', customerIds: string[]) =>
    staff.ask(`mutation ($filter: CustomerIdsFilter!) { ORG${name}Customers(filter: $filter) { data { _id } refused { reason } } }`, {
      filter: { customerIds },
    });
  const preview = (customerIds: string[], standingIn = '', browser = staff) =>
    browser.ask(
      `query ($filter: CustomerIdsFilter!, $standingIn: ID!) {
        ORGPreviewArchiveCustomers(filter: $filter, standingIn: $standingIn) { lastIn { organizationId organizationName awsRegion } standingIn }
      }`,
      { filter: { customerIds }, standingIn },
    );
  /** A customer, the only one of a new organisation, in another region. */
  const lonely = async () => {
    const name = `lonely-${unused()}x`;
    const { _id: organizationId } = await staff.get<Row>(
      'mutation ($organization: ORGCreateOrganizationInput!) { ORGCreateOrganization(organization: $organization) { _id } }',
      { organization: { uniqueName: name, displayName: name } },
    );
    const made = await staff.get<Row>(
      'mutation ($customer: ORGCreateCustomerInput!) { ORGCreateCustomer(customer: $customer) { _id } }',
      { customer: { organizationId, uniqueName: name, displayName: name } },
      'eu-west-1',
    );
    return { id: made._id, organizationId, organizationName: name, awsRegion: 'eu-west-1' };
  };

  it('the last customer of an organisation in a region is archived with a warning, found from elsewhere, and restored there', async () => {
    const { id, ...place } = await lonely();
    expect((await preview([id])).data).toMatchObject({ ORGPreviewArchiveCustomers: { lastIn: [place], standingIn: false } });
    expect((await preview([id], id)).data).toMatchObject({ ORGPreviewArchiveCustomers: { standingIn: true } });
    await bulk('Archive', [id]);
    const { data } = await everywhere({ archivedOnly: true });
    expect(data.find((row) => row._id === id)).toMatchObject({ organizationId: place.organizationId, awsRegion: 'eu-west-1' });
    for (const narrow of [{ regions: ['eu-west-1'] }, { organizationIds: [place.organizationId] }])
      expect((await everywhere({ archivedOnly: true, ...narrow })).data.map((row) => row._id)).toContain(id);
    for (const narrow of [{ regions: ['us-east-1'] }, { organizationIds: [provider] }])
      expect((await everywhere({ archivedOnly: true, ...narrow })).data.map((row) => row._id)).not.toContain(id);
    expect((await preview([id])).data).toMatchObject({ ORGPreviewArchiveCustomers: { lastIn: [], standingIn: false } });
    expect((await bulk('Restore', [id])).data).toMatchObject({ ORGRestoreCustomers: { data: [{ _id: id }], refused: [] } });
    expect((await everywhere({ activeOnly: true, organizationIds: [place.organizationId] })).data.map((row) => row._id)).toEqual([id]);
  });

  it('all that match are restored by their filter, in whichever region they are', async () => {
    const { id, organizationId } = await lonely();
    await bulk('Archive', [id]);
    const matching = { filter: { everywhere: true, archivedOnly: true, organizationIds: [organizationId] }, expectedCount: 1 };
    const restored = await staff.ask('mutation ($filter: CustomerIdsFilter!) { ORGRestoreCustomers(filter: $filter) { data { _id } } }', {
      filter: { customerIds: [], matching },
    });
    expect(restored.data).toMatchObject({ ORGRestoreCustomers: { data: [{ _id: id }] } });
  });

  it('a list has as many rows as its total, whatever filters it', async () => {
    for (const narrow of [{}, { archivedOnly: true }, { activeOnly: true }, { regions: ['eu-west-1', 'us-east-1'] }, { searchText: 'a' }]) {
      const { data, pagination } = await everywhere(narrow);
      expect(data.length).toBe(Math.min(500, pagination.totalItems));
    }
  });

  it('people of a customer find that customer alone', async () => {
    expect((await everywhere({}, admin)).pagination.totalItems).toBe(1);
    expect(
      await admin.refusal('query ($f: CustomerIdsFilter!) { ORGPreviewArchiveCustomers(filter: $f, standingIn: "") { standingIn } }', {
        f: { customerIds: [] },
      }),
    ).toMatchObject({ code: 'FORBIDDEN' });
  });
});
