import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

interface Row {
  _id: string;
  displayName: string;
  uniqueName: string;
  createdAt: string;
  archivedAt: string | null;
}
interface Page {
  data: Row[];
  pagination: { totalPages: number; currentPage: number; pageSize: number; totalItems: number };
}

describe('customers', () => {
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

  const listQuery = `query ($filter: ORGGetCustomersFilter!) {
    ORGGetCustomers(filter: $filter) { data { _id displayName uniqueName createdAt archivedAt } pagination { totalPages currentPage pageSize totalItems } }
  }`;
  const list = (filter: object = {}, browser = staff, region?: 'eu-west-1' | 'us-east-1') =>
    browser.get<Page>(listQuery, { filter }, region);
  const createQuery =
    'mutation ($customer: ORGCreateCustomerInput!) { ORGCreateCustomer(customer: $customer) { _id organizationId uniqueName displayName awsRegion createdAt archivedAt tags { name } } }';
  const input = (more: object = {}) => ({
    organizationId: provider,
    uniqueName: `made-${unused()}x`,
    displayName: 'Made in a test',
    ...more,
  });
  const create = (more: object = {}) => staff.get<Row>(createQuery, { customer: input(more) });
  const bulk = (name: 'Archive' | 'Restore', customerIds: string[], browser = staff) =>
    browser.ask(
      `mutation ($filter: CustomerIdsFilter!) { ORG${name}Customers(filter: $filter) { data { _id } refused { _id reason args } } }`,
      { filter: { customerIds } },
    );
  const read = (_id: string, browser = staff, region?: 'eu-west-1') =>
    browser.ask(
      'query ($filter: ORGGetCustomerFilter!) { ORGGetCustomer(filter: $filter) { _id displayName awsRegion } }',
      { filter: { _id } },
      region,
    );

  describe('as a list', () => {
    it('answers the customers of the region that is asked', async () => {
      const [sydney, ireland] = [await list({ limit: 500 }), await list({ limit: 500 }, staff, 'eu-west-1')];
      expect(sydney.data.some((row) => row.uniqueName === 'acme')).toBe(true);
      expect(ireland.data.some((row) => row.uniqueName === 'globex')).toBe(true);
      expect(ireland.data.some((row) => row.uniqueName === 'acme')).toBe(false);
    });

    it('shows people of a customer that customer alone', async () => {
      const { data, pagination } = await list({ limit: 500 }, admin);
      expect(data.map((row) => row.uniqueName)).toEqual(['acme']);
      expect(pagination).toEqual({ totalPages: 1, currentPage: 1, pageSize: 500, totalItems: 1 });
      expect((await list({ organizationId: provider }, admin)).data).toEqual([]);
    });

    it('is refused without the right', async () => {
      const manager = await running.browser().as('manager@acme.example');
      expect(await manager.refusal(listQuery, { filter: {} })).toMatchObject({ code: 'FORBIDDEN' });
    });

    it.each(
      ['displayName', 'uniqueName', 'createdAt', 'archivedAt'].flatMap((fieldName) =>
        ['asc', 'desc'].map((order) => ({ fieldName, order })),
      ),
    )('has every row once over all pages, sorted by $fieldName $order, whichever end a page is read from', async (sort) => {
      const whole = await list({ limit: 500, sort });
      const pages = [];
      for (let skip = 0; skip < Math.ceil(whole.data.length / 7); skip += 1) pages.push(...(await list({ limit: 7, skip, sort })).data);
      expect(pages).toEqual(whole.data);
      expect(new Set(pages.map((row) => row._id)).size).toBe(whole.pagination.totalItems);
      const key = (row: Row) => {
        const value = row[sort.fieldName as keyof Row];
        return sort.fieldName === 'displayName' ? value?.toLowerCase() : value;
      };
      const present = whole.data.map(key).filter((value) => value !== null && value !== undefined);
      const sorted = present.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
      expect(present).toEqual(sort.order === 'asc' ? sorted : sorted.toReversed());
    });

    it('counts as it lists: active, archived, all, of one organisation, and searched', async () => {
      for (const filter of [
        {},
        { activeOnly: true },
        { archivedOnly: true },
        { activeOnly: true, archivedOnly: true },
        { searchText: 'AcMe' },
        { searchText: '%' },
        { searchText: '_' },
      ]) {
        for (const scope of [{}, { organizationId: provider }]) {
          const { data, pagination } = await list({ ...filter, ...scope, limit: 500 });
          expect(pagination.totalItems).toBe(data.length);
          if ('activeOnly' in filter) expect(data.every((row) => row.archivedAt === null)).toBe(true);
          if ('archivedOnly' in filter) expect(data.every((row) => row.archivedAt !== null)).toBe(true);
        }
      }
      expect((await list({ searchText: 'acme' })).data.length).toBeGreaterThan(3);
      expect((await list({ searchText: '%' })).data).toEqual([]);
    });

    it('answers an empty page behind the last one, with the right total', async () => {
      const { pagination } = await list({ activeOnly: true });
      const behind = await list({ activeOnly: true, skip: 10_000 });
      expect(behind).toEqual({ data: [], pagination: { ...pagination, currentPage: 10_001 } });
    });

    it.each([{ limit: 0 }, { limit: -1 }, { limit: 501 }, { skip: -1 }, { searchText: 'x'.repeat(101) }])('refuses %o', async (filter) => {
      expect(await staff.refusal(listQuery, { filter })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { [Object.keys(filter)[0] ?? '']: expect.any(String) },
      });
    });
  });

  describe('one by one', () => {
    it('are read by whoever reaches them', async () => {
      const [own] = (await list({}, admin)).data;
      expect((await read(own?._id ?? '', admin)).data).toMatchObject({
        ORGGetCustomer: { displayName: 'Acme', awsRegion: 'ap-southeast-2' },
      });
    });

    it('answer another customer’s id as an absent one', async () => {
      const foreign = (await list({}, staff, 'eu-west-1')).data[0]?._id ?? '';
      const answers = [await read(foreign, admin), await read(foreign, admin, 'eu-west-1'), await read('0'.repeat(24), admin)];
      expect(answers[0]?.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      expect(answers[2]).toEqual(answers[0]);
      expect(answers[1]?.errors?.[0]?.extensions.code).toMatch(/NOT_FOUND|FORBIDDEN/);
    });
  });

  describe('when one is made', () => {
    it('appear in the list, the totals and the switcher, with a root department named after them', async () => {
      const before = (await list({ organizationId: provider, activeOnly: true })).pagination.totalItems;
      const made = await create({ displayName: '  Zebra Crossing  ' });
      expect(made).toMatchObject({
        displayName: 'Zebra Crossing',
        organizationId: provider,
        awsRegion: 'ap-southeast-2',
        archivedAt: null,
        tags: [],
      });
      const after = await list({ organizationId: provider, activeOnly: true, sort: { fieldName: 'createdAt', order: 'desc' } });
      expect(after.pagination.totalItems).toBe(before + 1);
      expect(after.data[0]?._id).toBe(made._id);
      const me = await staff.get<{ customers: { customerId: string; rootHierarchyId: string }[] }>(
        'query ($customerId: ID!) { AuthMe(customerId: $customerId) { customers { customerId rootHierarchyId } } }',
        { customerId: made._id },
      );
      const root = await staff.get(
        'query ($filter: ORGGetRootHierarchyFilter!) { ORGGetRootHierarchy(filter: $filter) { _id name parentId customerId children { _id } } }',
        {
          filter: { customerId: made._id },
        },
      );
      const inSwitcher = me.customers.find((customer) => customer.customerId === made._id);
      expect(root).toEqual({
        _id: inSwitcher?.rootHierarchyId,
        name: 'Zebra Crossing',
        parentId: null,
        customerId: made._id,
        children: [],
      });
    });

    it('are made in the region that the call is sent to', async () => {
      const made = await staff.get<Row>(createQuery, { customer: input() }, 'us-east-1');
      expect(made).toMatchObject({ awsRegion: 'us-east-1' });
    });

    it('refuse an account name that is taken, anywhere and archived too, at its field', async () => {
      for (const uniqueName of ['acme', 'globex', 'acme-fuel']) {
        const answer = await staff.ask(createQuery, { customer: input({ uniqueName }) });
        expect(answer.errors?.[0]?.message).toContain('already exist');
        expect(answer.errors?.[0]?.extensions).toMatchObject({
          code: 'CONFLICT',
          fields: { uniqueName: 'validation.customer.uniqueName.taken' },
        });
      }
    });

    it.each([
      ['no display name', { displayName: ' ' }, { displayName: 'validation.customer.displayName.required' }],
      ['a display name of 101 characters', { displayName: 'x'.repeat(101) }, { displayName: 'validation.customer.displayName.maxLength' }],
      ['no account name', { uniqueName: '' }, { uniqueName: 'validation.customer.uniqueName.required' }],
      ['an account name of 101 characters', { uniqueName: 'x'.repeat(101) }, { uniqueName: 'validation.customer.uniqueName.maxLength' }],
      ['an account name in capitals', { uniqueName: 'ACME' }, { uniqueName: 'validation.customer.uniqueName.pattern' }],
      ['an account name that ends with a hyphen', { uniqueName: 'acme-' }, { uniqueName: 'validation.customer.uniqueName.pattern' }],
      ['an account name that starts with a digit', { uniqueName: '1acme' }, { uniqueName: 'validation.customer.uniqueName.pattern' }],
      [
        'an organisation that does not exist',
        { organizationId: '0'.repeat(24) },
        { organizationId: 'validation.customer.organizationId.required' },
      ],
    ])('refuse %s', async (_, more, fields) => {
      expect(await staff.refusal(createQuery, { customer: input(more) })).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    });

    it('take 100 characters', async () => {
      expect(await create({ uniqueName: `a${unused()}`.padEnd(100, 'x'), displayName: 'x'.repeat(100) })).toMatchObject({
        displayName: 'x'.repeat(100),
      });
    });

    it('are refused to the administrator of a customer', async () => {
      expect(await admin.refusal(createQuery, { customer: input() })).toMatchObject({ code: 'FORBIDDEN' });
    });

    it('have exactly one winner among calls for one name', async () => {
      const uniqueName = `race-${unused()}x`;
      const answers = await Promise.all(Array.from({ length: 6 }, () => staff.ask(createQuery, { customer: input({ uniqueName }) })));
      expect(answers.filter((answer) => !answer.errors)).toHaveLength(1);
      expect(new Set(answers.flatMap((answer) => answer.errors?.map((error) => error.extensions.reason) ?? []))).toEqual(
        new Set(['NAME_TAKEN']),
      );
    });
  });

  describe('when they are archived and restored', () => {
    it('leave the active list and come back, and the totals follow', async () => {
      const [one, two] = [await create(), await create()];
      const total = async (filter: object) => (await list({ organizationId: provider, ...filter })).pagination.totalItems;
      const before = [await total({ activeOnly: true }), await total({ archivedOnly: true })];
      expect((await bulk('Archive', [two._id, one._id, two._id])).data).toEqual({
        ORGArchiveCustomers: { data: [{ _id: two._id }, { _id: one._id }], refused: [] },
      });
      expect([await total({ activeOnly: true }), await total({ archivedOnly: true })]).toEqual([
        (before[0] ?? 0) - 2,
        (before[1] ?? 0) + 2,
      ]);
      expect((await bulk('Restore', [one._id])).data).toEqual({ ORGRestoreCustomers: { data: [{ _id: one._id }], refused: [] } });
      expect([await total({ activeOnly: true }), await total({ archivedOnly: true })]).toEqual([
        (before[0] ?? 0) - 1,
        (before[1] ?? 0) + 1,
      ]);
    });

    it('end the sessions of their people, who cannot sign in until they are restored', async () => {
      const globex =
        (await list({ searchText: 'globex', activeOnly: true }, staff, 'eu-west-1')).data.find((row) => row.uniqueName === 'globex')?._id ??
        '';
      const person = await running.browser().as('admin@globex.example');
      const change = (name: string) =>
        staff.get(
          `mutation ($filter: CustomerIdsFilter!) { ORG${name}Customers(filter: $filter) { data { _id } } }`,
          { filter: { customerIds: [globex] } },
          'eu-west-1',
        );
      await change('Archive');
      expect(await person.refusal('{ AuthMe { _id } }')).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect((await running.browser().logIn('admin@globex.example')).errors).toHaveLength(1);
      await change('Restore');
      expect(await person.refusal('{ AuthMe { _id } }')).toMatchObject({ code: 'UNAUTHENTICATED' });
      await running.browser().as('admin@globex.example');
    });

    it('refuse row by row what is in the wrong state', async () => {
      const [active, archived] = [await create(), await create()];
      await bulk('Archive', [archived._id]);
      const again = await bulk('Archive', [active._id, archived._id]);
      expect(again.data).toEqual({
        ORGArchiveCustomers: {
          data: [{ _id: active._id }],
          refused: [{ _id: archived._id, reason: 'refusals.alreadyArchived', args: null }],
        },
      });
      const fresh = await create();
      expect((await bulk('Restore', [fresh._id])).data).toMatchObject({
        ORGRestoreCustomers: { data: [], refused: [{ _id: fresh._id, reason: 'refusals.notArchived' }] },
      });
    });

    it('change nothing when one id is absent', async () => {
      const made = await create();
      expect((await bulk('Archive', [made._id, '0'.repeat(24)])).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      expect((await list({ searchText: made.uniqueName, activeOnly: true })).data).toHaveLength(1);
    });

    it('keep the customer of whoever archives', async () => {
      const own = (await list({ searchText: 'northlight' })).data.find((row) => row.uniqueName === 'northlight')?._id ?? '';
      expect((await bulk('Archive', [own])).data).toMatchObject({
        ORGArchiveCustomers: { data: [], refused: [{ reason: 'refusals.ownCustomer' }] },
      });
    });

    it('refuse an empty selection', async () => {
      expect((await bulk('Archive', [])).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { customerIds: 'validation.selection.required' },
      });
    });

    it('stay archived while their organisation is', async () => {
      const mill =
        (await list({ archivedOnly: true, limit: 500 }, staff, 'eu-west-1')).data.find((row) => row.uniqueName === 'old-mill-foods')?._id ??
        '';
      const answer = await staff.get(
        'mutation ($filter: CustomerIdsFilter!) { ORGRestoreCustomers(filter: $filter) { data { _id } refused { reason } } }',
        { filter: { customerIds: [mill] } },
        'eu-west-1',
      );
      expect(answer).toEqual({ data: [], refused: [{ reason: 'refusals.organizationArchived' }] });
    });

    it('are on record: who, when, what, and the values in a part of their own', async () => {
      const made = await create({ displayName: 'On record' });
      await bulk('Archive', [made._id]);
      const { pool } = await running.platform.stores.identity();
      const { rows } = await pool.query('select * from audit_entries where subjects ? $1 and not is_copy order by id', [made._id]);
      expect(rows).toMatchObject([
        {
          operation: 'ORGCreateCustomer',
          customer_id: made._id,
          organization_id: provider,
          region: 'ap-southeast-2',
          fields: expect.arrayContaining(['customer.displayName']),
        },
        { operation: 'ORGArchiveCustomers', subjects: [made._id] },
      ]);
      expect(JSON.stringify(rows)).not.toContain('On record');
      // Values have one place: that of the customer's region, which is given them right after the commit.
      expect((await pool.query('select 1 from audit_values where subject_id = $1', [made._id])).rows).toEqual([]);
      const { pool: region } = await running.platform.stores.region('ap-southeast-2');
      const parts = await region.query(
        'select name, before, values from audit_values where customer_id = $1 and subject_id = $1 order by entry_id',
        [made._id],
      );
      expect(parts.rows).toEqual([
        { name: 'On record', before: null, values: { displayName: 'On record', uniqueName: made.uniqueName } },
        { name: 'On record', before: { archivedAt: null }, values: { archivedAt: running.clock.now().toISOString() } },
      ]);
    });
  });
});
