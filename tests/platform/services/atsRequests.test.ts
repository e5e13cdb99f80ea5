import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AtsRequestStatus } from '../../../src/generated/values.ts';
import { startReports } from '../../../src/platform/services/ats-outbound/job.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

interface Request {
  _id: string;
  masterId: string | null;
  requestType: string;
  atsName: string;
  externalTenantId: string;
  status: string;
  retryable: boolean;
  retryCount: number;
  requestCount: number;
  payload: object;
  responses: { status: number; timestamp: string }[];
  lastStatus: number | null;
  createdAt: string;
}
interface Page {
  data: Request[];
  pagination: { totalItems: number };
  facets: { field: string; values: { value: string; count: number }[] }[];
}

const fields =
  '_id masterId requestType atsName externalTenantId status retryable retryCount requestCount payload lastStatus responses { status data timestamp } createdAt';
const failed = 'ATS_REQUEST_FAILED';

describe('requests of applicant tracking systems', () => {
  let running: Running;
  let admin: Browser;
  let staff: Browser;
  let scope: { organizationId: string; customerId: string; hierarchyId: string };
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    staff = await running.browser().as('staff@demo.example');
    scope = await admin.get('{ AuthMe { organizationId customerId hierarchyId } }');
  });
  afterAll(() => running.close());

  const listQuery = `query ($getRequestListInput: AtsGetRequestListInput!) { AtsGetRequestList(getRequestListInput: $getRequestListInput) {
    data { ${fields} } pagination { totalItems } facets(fields: ["status", "requestType", "atsName"]) { field values { value count } } } }`;
  const list = (more: object = {}, browser = admin) =>
    browser.get<Page>(listQuery, { getRequestListInput: { customerId: scope.customerId, limit: 500, ...more } });
  const readQuery = `query ($getRequestByIdInput: AtsGetRequestByIdInput!) { AtsGetRequestById(getRequestByIdInput: $getRequestByIdInput) { ${fields} } }`;
  const read = (_id: string, browser = admin) => browser.get<Request>(readQuery, { getRequestByIdInput: { _id } });
  const retryQuery = `mutation ($retryRequestInput: AtsRetryRequestInput!) { AtsRetryRequest(retryRequestInput: $retryRequestInput) { ${fields} } }`;
  const retry = (_id: string, browser = admin) => browser.ask(retryQuery, { retryRequestInput: { _id } });
  const one = async (wanted: (request: Request) => boolean) => (await list()).data.find(wanted) ?? expect.fail('there is no such request');

  const answerDue = async () => {
    const job = startReports(running.platform);
    await job.run();
    await job.stop();
  };

  describe('as a list', () => {
    it('are all of the customer, newest first, with their exact number for whoever asks', async () => {
      const { data, pagination } = await list();
      expect(data.length).toBeGreaterThan(200);
      expect(pagination.totalItems).toBe(data.length);
      for (const browser of [admin, staff]) expect((await list({ limit: 30, skip: 1 }, browser)).pagination.totalItems).toBe(data.length);
      const times = data.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(new Set(data.map(({ status }) => status))).toEqual(new Set(AtsRequestStatus));
    });

    it.each(['status', 'requestType', 'atsName', 'masterId', 'externalTenantId'] as const)('are filtered by their %s', async (field) => {
      const all = (await list()).data;
      const value = all.find((request) => request[field])?.[field] ?? '';
      const { data, pagination } = await list({ [field]: field === 'status' ? value : ` ${value} ` });
      expect(data.map(({ _id }) => _id)).toEqual(all.filter((request) => request[field] === value).map(({ _id }) => _id));
      expect(pagination.totalItems).toBe(data.length);
    });

    it('are filtered by when they were made, from either side or both, ends included', async () => {
      const all = (await list()).data;
      const [createdAtTo, createdAtFrom] = [all[40]?.createdAt ?? '', all[90]?.createdAt ?? ''];
      expect((await list({ createdAtFrom, createdAtTo })).data).toHaveLength(51);
      expect((await list({ createdAtFrom })).data).toHaveLength(91);
      expect((await list({ createdAtTo })).data).toHaveLength(all.length - 40);
      expect(
        await admin.refusal(listQuery, {
          getRequestListInput: { customerId: scope.customerId, createdAtFrom: createdAtTo, createdAtTo: createdAtFrom },
        }),
      ).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { createdAtTo: 'validation.ats.createdAtTo.dateOrder' },
      });
    });

    it('are counted by status, kind and system', async () => {
      const { data, facets } = await list();
      for (const field of ['status', 'requestType', 'atsName'] as const) {
        const values = facets.find((facet) => facet.field === field)?.values ?? [];
        expect(values.length).toBeGreaterThan(1);
        for (const { value, count } of values) expect(data.filter((request) => request[field] === value)).toHaveLength(count);
      }
    });

    it('take 100 characters in a filter and refuse one more, at the field', async () => {
      expect((await list({ atsName: 'x'.repeat(100) })).data).toEqual([]);
      expect(
        await admin.refusal(listQuery, { getRequestListInput: { customerId: scope.customerId, atsName: 'x'.repeat(101) } }),
      ).toMatchObject({
        fields: { atsName: 'validation.searchText.maxLength' },
        fieldArgs: { atsName: { limit: 100 } },
      });
    });

    it('are those of one’s own customer alone', async () => {
      const { customerId } = await staff.get<{ customerId: string }>('{ AuthMe { customerId } }');
      expect(await list({ customerId })).toMatchObject({ data: [], pagination: { totalItems: 0 } });
      const manager = await running.browser().as('manager@acme.example');
      expect(await manager.refusal(listQuery, { getRequestListInput: { customerId: scope.customerId } })).toMatchObject({
        code: 'FORBIDDEN',
      });
    });
  });

  describe('one by one', () => {
    it('have the HTTP status of the last answer, in the list too', async () => {
      const { data } = await list();
      expect(data.map(({ lastStatus }) => lastStatus)).toEqual(data.map(({ responses }) => responses.at(-1)?.status ?? null));
    });

    it('have what was sent and what was answered', async () => {
      const completed = await read((await one(({ status }) => status === 'ATS_REQUEST_COMPLETED'))._id);
      expect(Object.keys(completed.payload).length).toBeGreaterThan(0);
      expect(completed.responses.at(-1)).toMatchObject({ status: 200, timestamp: expect.stringMatching(/Z$/) as string });
    });

    it('of another customer are as absent as those that there are not', async () => {
      const globex = await running.browser().as('admin@globex.example');
      const { customerId } = await globex.get<{ customerId: string }>('{ AuthMe { customerId } }');
      const other = await staff.get<Page>(listQuery, { getRequestListInput: { customerId, limit: 1 } }, 'eu-west-1');
      for (const _id of [other.data[0]?._id ?? '', '0'.repeat(24), '', "'"]) {
        expect(await admin.refusal(readQuery, { getRequestByIdInput: { _id } })).toEqual({ code: 'NOT_FOUND' });
        expect((await retry(_id)).errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
      }
    });
  });

  describe('sent again', () => {
    it('are started once more, though two press the button at once', async () => {
      const request = await one((each) => each.status === failed && each.retryable);
      const both = await Promise.all([retry(request._id), retry(request._id, staff)]);
      expect(both.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.reason))).toEqual(['NOT_FAILED']);
      const done = both.find(({ errors }) => !errors)?.data?.['AtsRetryRequest'];
      expect(done).toMatchObject({ _id: request._id, status: 'ATS_REQUEST_STARTED', retryCount: request.retryCount + 1 });
    });

    it('are answered by the demo, which says how that went', async () => {
      const request = await one((each) => each.status === failed && each.retryable);
      await retry(request._id);
      await answerDue();
      const after = await read(request._id);
      expect(['ATS_REQUEST_COMPLETED', 'ATS_REQUEST_IGNORED', failed]).toContain(after.status);
      expect(after.requestCount).toBe(request.requestCount + 1);
      expect(after.responses).toHaveLength(request.responses.length + 1);
      const { pool } = await running.platform.stores.region('ap-southeast-2');
      expect((await pool.query('select due_at from ats_requests where id = $1', [request._id])).rows).toEqual([{ due_at: null }]);
    });

    it('change nothing of the number of requests, and are recorded', async () => {
      const before = (await list()).pagination.totalItems;
      const request = await one((each) => each.status === failed && each.retryable);
      await retry(request._id);
      expect((await list()).pagination.totalItems).toBe(before);
      const { pool } = await running.platform.stores.region('ap-southeast-2');
      const { rows } = await pool.query<object>(
        `select name, before, values from audit_values where subject_id = $1 and entry_id in (select id from audit_entries where operation = 'AtsRetryRequest')`,
        [request._id],
      );
      expect(rows).toContainEqual({
        name: `${request.atsName} ${request.requestType}`,
        before: { status: failed, retryCount: request.retryCount },
        values: { status: 'ATS_REQUEST_STARTED', retryCount: request.retryCount + 1 },
      });
    });

    it.each(AtsRequestStatus.filter((status) => status !== failed))('are refused while they are %s', async (status) => {
      // A request that is due could be answered, and fail, before it is sent again.
      await answerDue();
      const { _id } = await one((request) => request.status === status);
      expect((await retry(_id)).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'NOT_FAILED' });
      expect((await read(_id)).status).toBe(status);
    });

    it('are refused where they cannot be, though they failed', async () => {
      const { _id } = await one((request) => request.status === failed && !request.retryable);
      expect((await retry(_id)).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'NOT_RETRYABLE' });
    });

    const retryAllQuery = `mutation ($retryRequestsInput: AtsRetryRequestsInput!) { AtsRetryRequests(retryRequestsInput: $retryRequestsInput) {
      data { _id } refused { _id reason } } }`;
    const retryAll = (filter: object, expectedCount: number) => ({
      retryRequestsInput: {
        customerId: scope.customerId,
        atsRequestIds: [],
        matching: { filter: { customerId: scope.customerId, ...filter }, expectedCount },
      },
    });

    it('are all those of a window at once that can be, and the others are named with their reason', async () => {
      await answerDue();
      const all = (await list()).data;
      const createdAtFrom = all[120]?.createdAt ?? '';
      const inside = all.filter(({ createdAt }) => createdAt >= createdAtFrom);
      const retried = inside.filter(({ status, retryable }) => status === failed && retryable);
      expect(retried.length).toBeGreaterThan(2);
      expect(await admin.refusal(retryAllQuery, retryAll({ createdAtFrom }, inside.length + 1))).toMatchObject({
        code: 'CONFLICT',
        count: inside.length,
      });
      const { data, refused } = await admin.get<{ data: Request[]; refused: { _id: string; reason: string }[] }>(
        retryAllQuery,
        retryAll({ createdAtFrom }, inside.length),
      );
      expect(data.map(({ _id }) => _id).toSorted()).toEqual(retried.map(({ _id }) => _id).toSorted());
      expect(Object.fromEntries(refused.map(({ _id, reason }) => [_id, reason]))).toEqual(
        Object.fromEntries(
          inside
            .filter((each) => !retried.includes(each))
            .map(({ _id, status }) => [_id, status === failed ? 'refusals.notRetryable' : 'refusals.notFailed']),
        ),
      );
      for (const { _id, retryCount } of retried)
        expect(await read(_id)).toMatchObject({ status: 'ATS_REQUEST_STARTED', retryCount: retryCount + 1 });
      await answerDue();
      const after = (await list({ createdAtFrom })).data;
      const tries = ({ _id }: Request) => after.find((each) => each._id === _id)?.requestCount ?? 0;
      expect(retried.filter((each) => tries(each) > each.requestCount).length).toBeGreaterThan(0);
    });

    it('are those of one’s own customer alone, by a filter too', async () => {
      const globex = await running.browser().as('admin@globex.example');
      const { customerId } = await globex.get<{ customerId: string }>('{ AuthMe { customerId } }');
      const { _id } = await one(({ status }) => status === failed);
      for (const input of [
        { customerId, atsRequestIds: [_id] },
        { customerId: scope.customerId, atsRequestIds: [_id, '0'.repeat(24)] },
      ])
        expect(await admin.refusal(retryAllQuery, { retryRequestsInput: input })).toMatchObject({ code: 'NOT_FOUND' });
      const { retryRequestsInput } = retryAll({ customerId }, 0);
      expect(await admin.get(retryAllQuery, { retryRequestsInput })).toEqual({ data: [], refused: [] });
    });

    it('need a right of their own', async () => {
      const { _id } = await one((request) => request.status === failed);
      const recruiter = await running.browser().as('recruiter@acme.example');
      expect((await retry(_id, recruiter)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    });
  });

  describe('and the tenants that they go to', () => {
    const tenantsQuery = `query ($getTenantsByCustomerInput: AtsGetTenantsByCustomerInput!) { AtsGetTenantsByCustomer(getTenantsByCustomerInput: $getTenantsByCustomerInput) {
      data { _id atsName externalTenantId credential extra clientId createdAt } pagination { totalItems } } }`;

    it('are named alike, and no secret of theirs is answered', async () => {
      const { pool } = await running.platform.stores.region('ap-southeast-2');
      await pool.query(`update ats_tenants set secrets = '{"password":"Hush-hush-1"}' where customer_id = $1`, [scope.customerId]);
      const answer = await staff.ask(tenantsQuery, {
        getTenantsByCustomerInput: { ...scope, sort: { fieldName: 'atsName', order: 'asc' } },
      });
      const tenants = answer.data?.['AtsGetTenantsByCustomer'] as unknown as Page | undefined;
      const names = tenants?.data.map(({ atsName }) => atsName) ?? [];
      expect(names).toEqual(names.toSorted());
      expect(new Set(names)).toEqual(new Set((await list()).data.map(({ atsName }) => atsName)));
      expect(JSON.stringify(answer)).not.toContain('Hush');
    });

    it('are listed by anybody who may see them', async () => {
      // A customer's administrator holds the list of requests, not that of tenants (decisions §4).
      expect(await admin.refusal(tenantsQuery, { getTenantsByCustomerInput: scope })).toMatchObject({ code: 'FORBIDDEN' });
    });
  });
});
