import { describe, expect, it, vi } from 'vitest';
import { createDataProvider, type DataProviderOptions } from '../../../src/engine/client/dataProvider.ts';
import { isOwnKey } from '../../../src/engine/client/idempotency.ts';
import type { Plan, ToolPlan } from '../../../src/engine/plan/Plan.ts';
import { variables } from '../../support/sources.ts';
import { customersPlan } from './customersPlan.ts';

const plan: Plan = {
  ...customersPlan,
  facets: {
    name: 'ORGGetCustomers',
    kind: 'query',
    text: 'query ORGGetCustomers($filter: F, $facets: [String!]!) { … }',
    vars: variables([
      ['filter.organizationId', 'scope.organizationId'],
      ['filter.searchText', 'search'],
      ['filter.awsRegion', 'filter.awsRegion'],
      ['facets', { from: 'facets' }],
    ]),
    read: { rows: 'ORGGetCustomers.facets' },
    access: 'session',
  },
  actions: [
    {
      name: 'archive',
      on: 'selection',
      matching: 'filter',
      operation: {
        name: 'ORGArchiveCustomers',
        kind: 'mutation',
        text: 'mutation ORGArchiveCustomers { … }',
        vars: variables([
          ['filter.customerIds', 'ids'],
          ['filter.matching', 'matching'],
        ]),
        read: { rows: 'ORGArchiveCustomers.data', refused: 'ORGArchiveCustomers.refused' },
        access: 'session',
      },
    },
    { ...(customersPlan.actions[0] as Plan['actions'][number]), name: 'byIdsOnly' },
  ],
};
const tool: ToolPlan = {
  name: 'CommonSaveView',
  kind: 'mutation',
  text: 'mutation CommonSaveView { … }',
  scope: variables([
    ['input.organizationId', 'scope.organizationId'],
    ['input.customerId', 'scope.customerId'],
  ]),
};
const asking: ToolPlan = { ...tool, name: 'CommonGetViewList', kind: 'query', text: 'query CommonGetViewList { … }', scope: [] };

function provider(replies: { status?: number; body: object }[], more: Partial<DataProviderOptions> = {}) {
  const sent: { query: string; variables: Record<string, unknown> }[] = [];
  const fetch = vi.fn(async (_: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    const reply = replies.shift();
    if (!reply) throw new TypeError('nobody there');
    return new Response(JSON.stringify(reply.body), { status: reply.status ?? 200, headers: { 'content-type': 'application/json' } });
  });
  const onSession = vi.fn<DataProviderOptions['onSession']>();
  const made = createDataProvider({
    plans: { customers: plan },
    tools: [tool, asking],
    regions: ['eu-west-1'],
    scope: () => ({ awsRegion: 'eu-west-1', organizationId: 'o1', customerId: 'c1' }),
    onSession,
    fetch,
    ...more,
  });
  return { made, sent, fetch, onSession };
}
const failure = (code: string, more: object = {}) => ({ errors: [{ message: 'no', extensions: { code, ...more } }], data: null });

describe('a selection of all rows that match', () => {
  const done = { body: { data: { ORGArchiveCustomers: { data: [{ _id: 'a' }], refused: [] } } } };

  it("sends the list's filter as the list sends it, with the count that it said, and no ids", async () => {
    const { made, sent } = provider([done]);
    const answer = await made.updateMany('customers', {
      ids: ['left', 'over'],
      data: {},
      meta: { operation: 'archive', matching: { filter: { q: 'ac', awsRegion: 'eu-west-1' }, total: 412, archived: false } },
    });
    expect(sent[0]?.variables).toEqual({
      filter: {
        customerIds: [],
        matching: {
          filter: { organizationId: 'o1', activeOnly: true, archivedOnly: false, searchText: 'ac', awsRegion: 'eu-west-1' },
          expectedCount: 412,
        },
      },
    });
    expect(answer.data).toEqual(['a']);
  });

  it('is refused before it is sent by an action that takes ids only', async () => {
    const { made, sent } = provider([done]);
    const call = made.updateMany('customers', { ids: [], data: {}, meta: { operation: 'byIdsOnly', matching: { filter: {}, total: 1 } } });
    await expect(call).rejects.toMatchObject({ status: 501 });
    expect(sent).toEqual([]);
  });
});

describe("the numbers of a filter's values", () => {
  it('are asked with the other filters, and answered by field', async () => {
    const counts = [{ field: 'awsRegion', values: [{ value: 'eu-west-1', count: 3 }] }];
    const { made, sent } = provider([{ body: { data: { ORGGetCustomers: { facets: counts } } } }]);
    const { data } = await made.facets('customers', { filter: { q: 'x' }, fields: ['awsRegion'] });
    expect(sent[0]).toMatchObject({ query: plan.facets?.text, variables: { filter: { searchText: 'x' }, facets: ['awsRegion'] } });
    expect(data).toMatchObject(counts);
  });
});

describe('what a tool asks by itself', () => {
  it('has the tenant filled in, and answers what the operation answers', async () => {
    const { made, sent } = provider([{ body: { data: { CommonSaveView: { _id: 'v1' } } } }]);
    expect(await made.ask('CommonSaveView', { input: { name: 'Mine' } })).toEqual({ _id: 'v1' });
    expect(sent[0]?.variables).toEqual({ input: { organizationId: 'o1', customerId: 'c1', name: 'Mine' } });
  });

  it('is refused with the code and the fields of the platform', async () => {
    const { made } = provider([{ body: failure('CONFLICT', { reason: 'NAME_TAKEN', fields: { name: 'validation.view.name.taken' } }) }]);
    await expect(made.ask('CommonSaveView', {})).rejects.toMatchObject({
      status: 409,
      body: { reason: 'NAME_TAKEN', errors: { name: { message: 'validation.view.name.taken' } } },
    });
  });

  it('is no operation that the contract lacks', async () => {
    const { made, sent } = provider([]);
    await expect(made.ask('CommonStartExport')).rejects.toMatchObject({ status: 501 });
    expect(sent).toEqual([]);
  });

  it('has one key while one change is retried, by which the page knows it as its own, and another for other values', async () => {
    const { made, fetch } = provider(Array.from({ length: 4 }, () => ({ body: { data: { CommonSaveView: {} } } })));
    const intent = {};
    const save = (name: string, options?: object) => made.ask('CommonSaveView', { input: { name } }, options);
    for (const name of ['Mine', 'Mine', 'Other']) await save(name, { intent });
    await save('Mine');
    const keys = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(new Set(keys.slice(0, 2)).size).toBe(1);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBeNull();
    expect(isOwnKey(keys[0] ?? '')).toBe(true);
  });

  it('says so when nobody answers, once to the shell and once to who asked', async () => {
    const { made, onSession } = provider([]);
    await expect(made.ask('CommonGetViewList')).rejects.toMatchObject({ status: 0 });
    expect(onSession).toHaveBeenCalledWith('offline');
  });

  it('waits for whoever signs in again, and then asks once more; a change is not repeated', async () => {
    const again = { onSession: async (event: string) => event === 'expired' };
    const asked = provider([{ body: failure('UNAUTHENTICATED') }, { body: { data: { CommonGetViewList: { data: [] } } } }], again);
    expect(await asked.made.ask('CommonGetViewList')).toEqual({ data: [] });
    const changed = provider([{ body: failure('UNAUTHENTICATED') }], again);
    await expect(changed.made.ask('CommonSaveView')).rejects.toMatchObject({ status: 401 });
    expect(changed.sent).toHaveLength(1);
  });
});
