import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formats } from '../../../src/platform/export/index.ts';
import { minute, startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { download, foreignScope, rowsIn, startExport } from '../lists/calls.ts';
import type { Scope, Ticket } from '../lists/calls.ts';

describe('an export', () => {
  let running: Running;
  let staff: Browser;
  let admin: Browser;
  let scope: Scope;
  let organizationId: string;
  beforeAll(async () => {
    running = startPlatform();
    staff = await running.browser().as('staff@demo.example');
    admin = await running.browser().as('admin@acme.example');
    scope = await admin.get<Scope>('{ AuthMe { organizationId customerId hierarchyId } }');
    organizationId = (await organisation('Export Holdings'))._id;
  });
  afterAll(() => running.close());

  const organisation = (displayName: string) =>
    staff.get<{ _id: string }>(
      'mutation ($organization: ORGCreateOrganizationInput!) { ORGCreateOrganization(organization: $organization) { _id } }',
      { organization: { uniqueName: `org-${unused()}`, displayName } },
    );
  const customer = (displayName: string, of = organizationId) =>
    staff.get<{ _id: string }>('mutation ($customer: ORGCreateCustomerInput!) { ORGCreateCustomer(customer: $customer) { _id } }', {
      customer: { organizationId: of, uniqueName: `made-${unused()}x`, displayName },
    });
  const columns = [
    { path: 'displayName', label: 'Name' },
    { path: 'createdAt', label: 'Created' },
    { path: 'archivedAt', label: 'Archived' },
  ];
  const input = (more: object = {}) => ({
    ...scope,
    resource: 'customers',
    operation: 'ORGGetCustomers',
    variables: { filter: { organizationId, sort: { fieldName: 'displayName', order: 'asc' } } },
    columns,
    format: 'CSV',
    ...more,
  });
  const begin = (more: object = {}, browser = staff) => browser.get<Ticket>(startExport, { input: input(more) });
  const refusal = (more: object, browser = staff) => browser.refusal(startExport, { input: input(more) });
  const rowsOf = async (more: object = {}, browser = staff) =>
    rowsIn(await (await download(running, browser, (await begin(more, browser)).path)).text());

  describe('as rows', () => {
    const hostile = ['=1+1', 'a,b', 'say "so"', 'two\nlines', 'carriage\rreturn', 'Ünïcödé 🙂', '<b>&amp;</b>', 'a\u2028b'];
    let variables: object;
    beforeAll(async () => {
      const of = (await organisation('Hostile'))._id;
      for (const name of hostile) await customer(name, of);
      variables = { filter: { organizationId: of, sort: { fieldName: 'createdAt', order: 'asc' } } };
    });

    it('has one object a line with the columns’ fields as the list answers them, and no others', async () => {
      const rows = await rowsOf({ variables });
      expect(rows.map((row) => String(row['displayName'])).toSorted()).toEqual(hostile.toSorted());
      expect(rows[0]).toEqual({
        displayName: expect.any(String),
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        archivedAt: null,
      });
    });

    it('has all fields of a column of several paths, each once', async () => {
      const asked = [
        { path: 'displayName uniqueName', label: 'Both' },
        { path: 'uniqueName awsRegion', label: 'Again' },
      ];
      const [row] = await rowsOf({ variables, columns: asked });
      expect(Object.keys(row ?? {})).toEqual(['displayName', 'uniqueName', 'awsRegion']);
    });

    it('has fields with a resolver of their own, as a call of the list answers them', async () => {
      const text =
        'query ($filter: ORGGetOrganizationsFilter!) { ORGGetOrganizations(filter: $filter) { data { _id customers { customerId } } } }';
      const { data } = await staff.get<{ data: object[] }>(text, { filter: { limit: 100 } });
      const asked = ['_id', 'customers.customerId'].map((path) => ({ path, label: path }));
      const rows = await rowsOf({ operation: 'ORGGetOrganizations', variables: { filter: {} }, columns: asked });
      expect(rows.slice(0, data.length)).toEqual(data);
    });

    it('is named after what it holds, with its rows in the header, and kept by nobody on the way', async () => {
      const { path, rows, fileName } = await begin({ variables, format: 'XLSX' });
      const answer = await download(running, staff, path);
      await answer.arrayBuffer();
      const headers = Object.fromEntries(answer.headers);
      expect(fileName).toMatch(/^customers-\d{4}-\d\d-\d\d\.xlsx$/);
      expect(headers).toMatchObject({
        'content-type': 'application/x-ndjson; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName.replace('.xlsx', '.ndjson')}"`,
        'x-export-rows': String(rows),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(rows).toBe(hostile.length);
    });

    it('of a selection has the selected rows that match, and no others', async () => {
      const all = await rowsOf({ variables, columns: [{ path: '_id', label: 'Id' }] });
      const ids = [all[1], all[3]].map((row) => String(row?.['_id']));
      const { rows } = await begin({ variables, ids });
      expect(rows).toBe(2);
      expect(
        (await rowsOf({ variables, columns: [{ path: '_id', label: 'Id' }], ids: [...ids, 'f'.repeat(24)] })).map((row) => row['_id']),
      ).toEqual(ids);
      expect(await refusal({ variables, ids: [] })).toMatchObject({ fields: { ids: 'validation.selection.required' } });
    });

    it('of nothing is nothing', async () => {
      expect(await rowsOf({ variables: { filter: { organizationId: 'f'.repeat(24) } } })).toEqual([]);
    });
  });

  describe('is refused', () => {
    it('to who may list but not export, and to who may export but not list', async () => {
      const recruiter = await running.browser().as('recruiter@acme.example');
      const vacancies = {
        operation: 'AppsGetVacancyListV2',
        variables: { filter: { ...scope, hierarchyIdList: [scope.hierarchyId], isArchived: false } },
        columns: [{ path: 'title', label: 'Title' }],
      };
      expect(await refusal(vacancies, recruiter)).toMatchObject({ code: 'FORBIDDEN' });
      const organisations = {
        operation: 'ORGGetOrganizations',
        variables: { filter: {} },
        columns: [{ path: 'displayName', label: 'Name' }],
      };
      expect(await refusal(organisations, admin)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await refusal(organisations)).toBeUndefined();
    });

    it.each([
      [
        'a column that the list does not have',
        { columns: [columns[0], { path: 'passwordHash', label: 'x' }] },
        { 'columns.1.path': 'validation.export.column.unknown' },
      ],
      [
        'a field of what stands in a row that has a resolver of its own',
        { operation: 'ORGGetUsers', columns: [{ path: 'group.usersCount', label: 'x' }] },
        { 'columns.0.path': 'validation.export.column.unknown' },
      ],
      ['no columns', { columns: [] }, { columns: 'validation.export.columns.minItems' }],
      ['what is no list', { operation: 'AuthMe' }, { 'columns.0.path': 'validation.export.column.unknown' }],
      ['what is no operation', { operation: '__proto__' }, { 'columns.0.path': 'validation.export.column.unknown' }],
      ['a mutation', { operation: 'ORGArchiveCustomers' }, { 'columns.0.path': 'validation.export.column.unknown' }],
      [
        'variables of a wrong type',
        { variables: { filter: { searchText: { $ne: 1 } } } },
        { 'variables.filter.searchText': 'validation.export.variables' },
      ],
      [
        'a filter that the list does not have',
        { variables: { filter: { everything: true } } },
        { 'variables.filter': 'validation.export.variables' },
      ],
      [
        'an order that the list does not have',
        { variables: { filter: { sort: { fieldName: 'tags', order: 'asc' } } } },
        { 'variables.filter.sort.fieldName': 'validation.export.variables' },
      ],
    ])('for %s, at the field', async (_, more, fields) => {
      expect(await refusal(more)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    });

    it('names the column that it does not have', async () => {
      const asked = [columns[0], { path: 'passwordHash', label: 'Secret' }];
      expect(await refusal({ columns: asked })).toMatchObject({
        reason: 'UNKNOWN_COLUMN',
        fieldArgs: { 'columns.1.path': { label: 'Secret' } },
      });
    });

    it('as a workbook of more rows than a sheet holds, before it starts, with the number', async () => {
      const { mostRows } = formats.XLSX;
      Object.assign(formats.XLSX, { mostRows: 3 });
      for (let made = 0; made < 4; made += 1) await customer(`Row ${made}`);
      expect(await refusal({ format: 'XLSX' })).toMatchObject({
        code: 'BAD_USER_INPUT',
        reason: 'TOO_MANY_ROWS',
        count: 4,
        limit: 3,
        fields: { format: 'validation.export.format.rows' },
      });
      expect(await refusal({ format: 'CSV' })).toBeUndefined();
      Object.assign(formats.XLSX, { mostRows });
    });
  });

  describe('a ticket', () => {
    it('streams its rows only once', async () => {
      const { path } = await begin();
      const answers = await Promise.all([1, 2, 3].map(() => download(running, staff, path)));
      expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([200, 404, 404]);
    });

    it('expires after two minutes', async () => {
      const { path } = await begin();
      running.clock.pass(2 * minute);
      expect((await download(running, staff, path)).status).toBe(404);
    });

    it('is only for the session that requested it, from a page of our own', async () => {
      const { path } = await begin();
      const again = await running.browser().as('staff@demo.example');
      expect((await download(running, again, path)).status).toBe(404);
      expect((await download(running, admin, path)).status).toBe(404);
      expect((await download(running, running.browser(), path)).status).toBe(401);
      expect((await download(running, staff, path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      expect((await download(running, staff, path.replace('ap-southeast-2', 'eu-west-1'))).status).toBe(404);
      expect((await download(running, staff, path)).status).toBe(200);
    });
  });

  it('holds only rows that the right to list and the right to export both reach', async () => {
    const manager = await running.browser().as('manager@acme.example');
    const { _id } = await manager.get<{ _id: string }>('{ AuthMe { _id } }');
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const statements = [
      { effect: 'allow', actions: ['org:viewCustomerList'], resources: ['Any'] },
      { effect: 'allow', actions: ['common:export'], resources: [`prn:*:${scope.organizationId}:${scope.customerId}:*:*:*`] },
    ];
    const theirs = 'group_id in (select group_id from group_members where user_id = $1)';
    const kept = await pool.query<{ id: string; statements: object }>(`select id, statements from policies where ${theirs}`, [_id]);
    await pool.query(`update policies set statements = $2 where ${theirs}`, [_id, JSON.stringify(statements)]);
    running.platform.forget('all');
    const { rows, path } = await begin({ variables: { filter: {} } }, manager);
    expect(rows).toBe(1);
    expect(rowsIn(await (await download(running, manager, path)).text())).toHaveLength(1);
    for (const policy of kept.rows)
      await pool.query('update policies set statements = $2 where id = $1', [policy.id, JSON.stringify(policy.statements)]);
    running.platform.forget('all');
  });

  it('is on record: what left, how much of it and in which columns, never what was searched for', async () => {
    const { _id, rows } = await begin({ variables: { filter: { organizationId, searchText: 'Row' } } });
    const { data } = await admin.get<{ data: object[] }>(
      'query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) { data { operation actorEmail changes { field after } } } }',
      { filter: { ...scope, subjectId: _id } },
    );
    expect(data).toMatchObject([{ operation: 'CommonStartExport', actorEmail: 'staff@demo.example' }]);
    const told = Object.fromEntries(
      (data as { changes: { field: string; after: unknown }[] }[])[0]?.changes.map(({ field, after }) => [field, after]) ?? [],
    );
    expect(told).toEqual({
      operation: 'ORGGetCustomers',
      resource: 'customers',
      format: 'CSV',
      columns: ['displayName', 'createdAt', 'archivedAt'],
      filters: ['searchText'],
      rows,
    });
  });

  it('of the audit trail holds what it says, and not the record of itself', async () => {
    const asked = {
      operation: 'CommonGetAuditList',
      resource: 'audit-log',
      variables: { filter: scope },
      columns: [
        { path: 'operation', label: 'What' },
        { path: 'changes', label: 'Changes' },
      ],
    };
    await begin();
    running.clock.pass(1);
    const { rows, path } = await begin({ ...asked, format: 'JSON' });
    const file = rowsIn(await (await download(running, staff, path)).text());
    expect(file).toHaveLength(rows);
    expect(file[0]?.['changes']).toContainEqual({
      subjectId: expect.any(String),
      subjectName: expect.any(String),
      field: 'format',
      before: null,
      after: 'CSV',
      hidden: false,
      purged: false,
    });
  });

  it('cannot be put on record with another customer than the one whose rows they are', async () => {
    const groups = { operation: 'ORGGetGroups', columns: [{ path: 'name', label: 'Name' }] };
    const variables = { filter: { ...scope, hierarchyIds: [scope.hierarchyId] } };
    expect(await refusal({ ...groups, variables })).toBeUndefined();
    const foreign = await foreignScope(running, scope);
    expect(await refusal({ ...groups, variables, ...foreign })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { customerId: 'validation.export.variables' },
    });
    expect(await refusal({ ...groups, variables, customerId: 'f'.repeat(24) })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is named by the day in its region', async () => {
    // In the evening of UTC the next day has begun in Sydney.
    running.clock.pass(((44 - running.clock.now().getUTCHours()) % 24) * 60 * minute);
    const now = running.clock.now();
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(now);
    expect(day > now.toISOString().slice(0, 10)).toBe(true);
    expect((await begin({}, await running.browser().as('staff@demo.example'))).fileName).toBe(`customers-${day}.csv`);
  });
});
