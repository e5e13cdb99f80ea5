import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxMatching } from '../../../src/platform/lists/selection.ts';
import { requireVersion } from '../../../src/platform/lists/version.ts';
import { startPlatform, unused } from '../browser.ts';
import type { Answer, Browser, Running } from '../browser.ts';

describe('a call on all rows that match a filter', () => {
  let running: Running;
  let staff: Browser;
  beforeAll(async () => {
    running = startPlatform();
    staff = await running.browser().as('staff@demo.example');
  });
  afterAll(() => running.close());

  const organisation = async () =>
    (
      await staff.get<{ _id: string }>(
        'mutation ($organization: ORGCreateOrganizationInput!) { ORGCreateOrganization(organization: $organization) { _id } }',
        { organization: { uniqueName: `org-${unused()}`, displayName: 'Selected' } },
      )
    )._id;
  const customers = async (organizationId: string, names: string[]) => {
    for (const displayName of names)
      await staff.get('mutation ($customer: ORGCreateCustomerInput!) { ORGCreateCustomer(customer: $customer) { _id } }', {
        customer: { organizationId, uniqueName: `made-${unused()}x`, displayName },
      });
  };
  const archive = (filter: object, browser = staff) =>
    browser.ask('mutation ($filter: CustomerIdsFilter!) { ORGArchiveCustomers(filter: $filter) { data { _id } refused { reason } } }', {
      filter: { customerIds: [], ...filter },
    });
  const done = (data: Answer['data']) => ((data?.['ORGArchiveCustomers'] ?? {}) as { data?: unknown[] }).data ?? [];
  const active = async (organizationId: string) =>
    (
      await staff.get<{ data: { displayName: string }[] }>(
        'query ($filter: ORGGetCustomersFilter!) { ORGGetCustomers(filter: $filter) { data { displayName } } }',
        { filter: { organizationId, activeOnly: true, limit: 500 } },
      )
    ).data.map((row) => row.displayName);

  it('changes those and no others, whatever page and order the list had', async () => {
    const organizationId = await organisation();
    await customers(organizationId, ['Match one', 'Other', 'Match two']);
    const filter = {
      organizationId,
      activeOnly: true,
      searchText: 'match',
      skip: 3,
      limit: 1,
      sort: { fieldName: 'createdAt', order: 'desc' },
    };
    const { data } = await archive({ matching: { filter, expectedCount: 2 } });
    expect(done(data)).toHaveLength(2);
    expect(await active(organizationId)).toEqual(['Other']);
  });

  it('changes nothing when they are not as many as the list said, and tells the true number', async () => {
    const organizationId = await organisation();
    await customers(organizationId, ['One', 'Two']);
    const matching = { filter: { organizationId, activeOnly: true }, expectedCount: 2 };
    // Somebody makes another one between the look and the click.
    await customers(organizationId, ['Three']);
    expect((await archive({ matching })).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'COUNT_CHANGED',
      count: 3,
      expectedCount: 2,
    });
    expect(await active(organizationId)).toHaveLength(3);
    expect((await archive({ matching: { ...matching, expectedCount: 3 } })).errors).toBeUndefined();
    expect(await active(organizationId)).toEqual([]);
  });

  it('done twice at once changes each row once', async () => {
    const organizationId = await organisation();
    await customers(organizationId, ['One', 'Two', 'Three']);
    const matching = { filter: { organizationId, activeOnly: true }, expectedCount: 3 };
    const answers = await Promise.all([archive({ matching }), archive({ matching })]);
    const all = answers.flatMap(
      (answer) => (answer.data?.['ORGArchiveCustomers'] as unknown as { data: unknown[] } | undefined)?.data ?? [],
    );
    expect(all).toHaveLength(3);
  });

  it('is refused when it names rows by ids as well', async () => {
    const matching = { filter: {}, expectedCount: 1 };
    expect((await archive({ customerIds: ['a'], matching })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { customerIds: 'validation.selection.either' },
    });
  });

  it('is refused to who has no right on the change, however much they may see', async () => {
    const admin = await running.browser().as('admin@acme.example');
    expect((await archive({ matching: { filter: {}, expectedCount: 1 } }, admin)).errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('takes ten thousand rows and refuses one more', async () => {
    const organizationId = await organisation();
    const { pool } = await running.platform.stores.identity();
    const add = (from: number, to: number) =>
      pool.query(
        `insert into customers (id, organization_id, aws_region, root_hierarchy_id, unique_name, display_name, created_at, updated_at)
         select 'mass' || n, $1, 'ap-southeast-2', 'root' || n, 'mass-' || n, 'Mass ' || n, now(), now() from generate_series(${from}, ${to}) n`,
        [organizationId],
      );
    await add(1, maxMatching + 1);
    const filter = { organizationId, activeOnly: true };
    expect((await archive({ matching: { filter, expectedCount: maxMatching + 1 } })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'TOO_MANY_ROWS',
      fields: { customerIds: 'validation.selection.maxMatching' },
    });
    await pool.query(`delete from customers where id = 'mass1'`);
    const { data, errors } = await archive({ matching: { filter, expectedCount: maxMatching } });
    expect(errors).toBeUndefined();
    expect(done(data)).toHaveLength(maxMatching);
    // Each of them has it in its own trail.
    const { pool: region } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await region.query(`select count(*)::int as count from audit_entries where customer_id like 'mass%'`);
    expect(rows).toEqual([{ count: maxMatching }]);
  }, 180_000);
});

describe('an update', () => {
  it('of the version that is there, or that names none, is let through', () => {
    for (const expected of [3, null, undefined]) expect(() => requireVersion({ version: 3 }, expected)).not.toThrow();
  });

  it.each([2, 4, 0])('of version %i when there is version 3 is refused', (expected) => {
    expect(() => requireVersion({ version: 3 }, expected)).toThrow(
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'CONFLICT', reason: 'NEWER_VERSION' }) }),
    );
  });
});
