import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formats } from '../../../src/platform/export/index.ts';
import { minute, startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { download, foreignScope, startExport } from '../lists/calls.ts';
import type { Scope, Ticket } from '../lists/calls.ts';

type Format = 'CSV' | 'JSON' | 'XLSX';

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
  const bytes = async (more: object = {}) => Buffer.from(await (await download(running, staff, (await begin(more)).path)).arrayBuffer());
  const text = async (format: Format, more: object = {}) => (await bytes({ format, ...more })).toString('utf8');

  describe('as a file', () => {
    const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\uFF1D1', 'a,b', 'say "so"', 'two\nlines', 'Ünïcödé 🙂', '<b>&amp;</b>', '_x0041_'];
    let of: string;
    let variables: object;
    beforeAll(async () => {
      of = (await organisation('Hostile'))._id;
      for (const name of hostile) await customer(name, of);
      variables = { filter: { organizationId: of, sort: { fieldName: 'createdAt', order: 'asc' } } };
    });

    it('of CSV is what RFC 4180 says, marked as UTF-8, and holds no cell that a spreadsheet would calculate', async () => {
      const file = await text('CSV', { variables, columns: columns.slice(0, 1) });
      expect(file.startsWith('\uFEFFName\r\n')).toBe(true);
      const lines = file.slice(1).split('\r\n').slice(1, -1);
      expect(lines.toSorted()).toEqual(
        [
          ...["'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\uFF1D1", '"a,b"', '"say ""so"""', '"two\nlines"'],
          ...['Ünïcödé 🙂', '<b>&amp;</b>', '_x0041_'],
        ].toSorted(),
      );
    });

    it('of JSON holds the values as they are', async () => {
      const rows = JSON.parse(await text('JSON', { variables })) as Record<string, unknown>[];
      expect(rows.map((row) => String(row['displayName'])).toSorted()).toEqual(hostile.toSorted());
      expect(rows[0]).toEqual({
        displayName: expect.any(String),
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        archivedAt: null,
      });
    });

    it('of XLSX is a workbook with texts as texts and times as times, under a heading that stays in sight', async () => {
      const sheet = unzip(await bytes({ format: 'XLSX', variables, timeZone: 'Australia/Sydney' })).get('xl/worksheets/sheet1.xml') ?? '';
      expect(sheet).toContain('state="frozen"');
      const found = [...sheet.matchAll(/<c r="A\d+" t="inlineStr"(?: s="1")?><is><t xml:space="preserve">([^<]*)<\/t><\/is><\/c>/g)].map(
        (cell) => cell[1],
      );
      const escaped = ['Name', ...hostile].map((name) =>
        name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
      );
      expect(found.map(String).toSorted()).toEqual(escaped.map((name) => (name === '_x0041_' ? '_x005F_x0041_' : name)).toSorted());
      expect(sheet).not.toContain('<f>');
      const serial = Number(/<c r="B2" s="2"><v>([\d.]+)<\/v>/.exec(sheet)?.[1]);
      const now = running.clock.now();
      expect(serial).toBeCloseTo((now.getTime() + sydney(now)) / 86_400_000 + 25_569, 4);
    });

    it('has words for values and times of a place where labels are wanted', async () => {
      const choices = [{ value: 'ap-southeast-2', label: 'Sydney, =Australia' }];
      const asked = [
        { path: 'awsRegion', label: '=Region', choices },
        ...columns.slice(1, 2),
        { path: 'displayName uniqueName', label: 'Both' },
      ];
      const [heading, line = ''] = (await text('CSV', { variables, columns: asked, timeZone: 'Australia/Sydney' })).slice(1).split('\r\n');
      expect(heading).toBe("'=Region,Created,Both");
      const now = running.clock.now();
      const local = new Date(now.getTime() + sydney(now)).toISOString();
      expect(line.startsWith(`"Sydney, =Australia",${local.slice(0, 10)} ${local.slice(11, 19)},`)).toBe(true);
      expect(line).toMatch(/ made-\w+$/);
    });

    it('is named after what it holds, with its rows in the header, and kept by nobody on the way', async () => {
      const { path, rows, fileName } = await begin({ variables, format: 'XLSX' });
      const answer = await download(running, staff, path);
      await answer.arrayBuffer();
      const headers = Object.fromEntries(answer.headers);
      expect(fileName).toMatch(/^customers-\d{4}-\d\d-\d\d\.xlsx$/);
      expect(headers).toMatchObject({
        'content-disposition': `attachment; filename="${fileName}"`,
        'x-export-rows': String(rows),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(rows).toBe(hostile.length);
    });

    it('of nothing is a heading alone', async () => {
      const none = { filter: { organizationId: 'f'.repeat(24) } };
      expect(await text('CSV', { variables: none })).toBe('\uFEFFName,Created,Archived\r\n');
      expect(JSON.parse(await text('JSON', { variables: none }))).toEqual([]);
      expect(unzip(await bytes({ format: 'XLSX', variables: none })).size).toBe(6);
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
        'a column that is answered apart from the rows',
        { operation: 'ORGGetOrganizations', columns: [{ path: 'customers', label: 'x' }] },
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
      ['a time zone that there is not', { timeZone: 'Mars/Base' }, { timeZone: 'validation.export.timeZone' }],
    ])('for %s, at the field', async (_, more, fields) => {
      expect(await refusal(more)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
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

  describe('waits to be fetched', () => {
    it('once', async () => {
      const { path } = await begin();
      const answers = await Promise.all([1, 2, 3].map(() => download(running, staff, path)));
      expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([200, 404, 404]);
    });

    it('for two minutes', async () => {
      const { path } = await begin();
      running.clock.pass(2 * minute);
      expect((await download(running, staff, path)).status).toBe(404);
    });

    it('by the session that asked, from a page of our own', async () => {
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
    expect((await (await download(running, manager, path)).text()).split('\r\n')).toHaveLength(3);
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
    const file = (await (await download(running, staff, path)).json()) as { operation: string; changes: object[] }[];
    expect(file).toHaveLength(rows);
    expect(file[0]?.changes).toContainEqual({
      subjectId: expect.any(String),
      subjectName: expect.any(String),
      field: 'format',
      before: null,
      after: 'CSV',
    });
    running.clock.pass(1);
    const [, line] = (await text('CSV', asked)).split('\r\n');
    expect(line).toContain('field: format; after: JSON | ');
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
});

const sydney = (now: Date): number => {
  const shown = new Date(
    `${new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney', dateStyle: 'short', timeStyle: 'medium' }).format(now).replace(' ', 'T')}Z`,
  );
  return Math.round((shown.getTime() - now.getTime()) / 60_000) * 60_000;
};

/** The files of an archive, by the directory at its end. */
function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = archive.readUInt32LE(end + 16);
  const files = new Map<string, string>();
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [packed, nameLength, offset] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28), archive.readUInt32LE(at + 42)];
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString();
    const begin = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
    files.set(name, inflateRawSync(archive.subarray(begin, begin + packed)).toString('utf8'));
    at += 46 + nameLength;
  }
  return files;
}
