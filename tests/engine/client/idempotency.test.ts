import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../../src/engine/client/dataProvider.ts';
import { keyOf } from '../../../src/engine/client/idempotency.ts';
import { createQueryClient } from '../../../src/engine/client/queryClient.ts';
import { plans } from '../../../src/generated/plans.ts';
import type { OperationPlan, Plan } from '../../../src/engine/plan/Plan.ts';

const byName = Object.fromEntries(plans.map((plan) => [plan.name, plan]));
const data = { organizationId: 'o1', uniqueName: 'acme', displayName: 'Acme', awsRegion: 'eu-west-1' };
const made = { ORGCreateCustomer: { _id: 'c9' } };

type Answer = 'lost' | number | { data: object } | { errors: object[] };

function platform(...answers: Answer[]) {
  const sent: { operation: string; key: string | null }[] = [];
  const fetch = vi.fn(async (address: string, init: RequestInit) => {
    if (address.startsWith('/healthz')) return new Response('ok');
    const { operationName } = JSON.parse(String(init.body)) as { operationName: string };
    sent.push({ operation: operationName, key: new Headers(init.headers).get('idempotency-key') });
    const answer = answers.shift() ?? 'lost';
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    if (typeof answer === 'number') return new Response('<h1>Bad gateway</h1>', { status: answer });
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  }) as unknown as typeof globalThis.fetch;
  const provider = createDataProvider({
    plans: byName,
    regions: ['ap-southeast-2', 'eu-west-1', 'us-east-1'],
    scope: () => ({ awsRegion: 'ap-southeast-2', organizationId: 'o1', customerId: 'c1', hierarchyId: 'h1' }),
    onSession: () => undefined,
    fetch,
  });
  return { provider, sent };
}

const keysOf = (sent: { key: string | null }[]) => sent.map(({ key }) => key);

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

describe('a creation', () => {
  it('is sent with a key: the same while one Save is tried again after a lost answer, another after an edit or for another Save', async () => {
    const { provider, sent } = platform('lost', 502, 'lost', { data: made }, { data: made }, { data: made }, { data: made });
    const intent = {};
    const create = (more: object = {}, meta: object = { intent }) => provider.create('customers', { data: { ...data, ...more }, meta });
    await create().catch(() => undefined);
    await create();
    await create({ displayName: 'Acme 2' });
    await create({}, { intent: {} });
    await create({ awsRegion: 'us-east-1' });
    const [first, second, third, pressedAgain, edited, another, elsewhere] = keysOf(sent);
    expect(first).toMatch(/^[\w-]{16,128}$/);
    expect([second, third, pressedAgain]).toEqual([first, first, first]);
    expect(new Set([first, edited, another, elsewhere]).size).toBe(4);
  });

  it('of a caller without an intent has a key of its own each time', async () => {
    const { provider, sent } = platform({ data: made }, { data: made });
    await provider.create('customers', { data });
    await provider.create('customers', { data });
    expect(new Set(keysOf(sent)).size).toBe(2);
  });

  it('has a key where the browser has no randomUUID, as on a plain connection', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const intent = {};
    expect(keyOf(intent, ['a'])).toMatch(/^[\w-]{16,128}$/);
    expect(keyOf(intent, ['a'])).toBe(keyOf(intent, ['a']));
    expect(keyOf({}, ['a'])).not.toBe(keyOf({}, ['a']));
    vi.unstubAllGlobals();
  });

  it('never shows its key among the variables', async () => {
    const bodies: string[] = [];
    const { provider } = platform();
    const spied = vi.spyOn(JSON, 'stringify');
    await provider.create('customers', { data }).catch(() => undefined);
    for (const { value } of spied.mock.results) bodies.push(String(value));
    spied.mockRestore();
    expect(bodies.some((body) => body.includes('"operationName":"ORGCreateCustomer"'))).toBe(true);
    expect(bodies.join()).not.toMatch(/idempotency/i);
  });
});

describe('which operations are done once', () => {
  const all = plans.flatMap((plan: Plan): OperationPlan[] => [
    ...[plan.list, plan.get, plan.create, plan.update].filter((each) => each !== undefined),
    ...plan.actions.map(({ operation }) => operation),
  ]);

  it('creates and invitations, by the plan: no query, no update, no archive', () => {
    const once = new Set(all.filter((each) => each.idempotent).map(({ name }) => name));
    for (const { name, kind } of all) {
      if (kind === 'mutation' && /Create|Invite|Import|Purchase/.test(name)) expect([name, once.has(name)]).toEqual([name, true]);
      if (kind === 'query' || /Archive|Restore|Update|Delete|Remove/.test(name)) expect([name, once.has(name)]).toEqual([name, false]);
    }
    expect(once.size).toBeGreaterThan(4);
  });
});

describe('only reads, and what has a key, are repeated by themselves', () => {
  const failing: [string, Answer][] = [
    ['a lost connection', 'lost'],
    ['502', 502],
    ['503', 503],
    ['504', 504],
  ];

  it.each(failing)('after %s a list is requested again, later each time', async (_, answer) => {
    vi.useFakeTimers();
    const { provider, sent } = platform(answer, answer, { data: { ORGGetCustomers: { data: [], pagination: { totalItems: 0 } } } });
    const times: number[] = [];
    const queryClient = createQueryClient();
    queryClient.mount();
    const observer = new QueryObserver(queryClient, {
      queryKey: ['customers'],
      queryFn: () => {
        times.push(Date.now());
        const sort = { field: 'createdAt', order: 'ASC' as const };
        return provider.getList('customers', { pagination: { page: 1, perPage: 30 }, sort, filter: {} });
      },
    });
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(30_000);
    stop();
    queryClient.unmount();
    expect(observer.getCurrentResult().data).toEqual({ data: [], total: 0 });
    expect(sent).toHaveLength(3);
    const [one = 0, two = 0, three = 0] = times;
    expect(two - one).toBeGreaterThanOrEqual(500);
    expect(three - two).toBeGreaterThanOrEqual(1000);
  });

  it.each(failing)(
    'after %s what is done once is tried again under the same key, up to three times, later each time',
    async (_, answer) => {
      vi.useFakeTimers();
      const { provider, sent } = platform(answer, answer, { data: made }, answer, answer, answer, { data: made });
      const pressed = provider.create('customers', { data });
      await vi.advanceTimersByTimeAsync(499);
      expect(sent).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(sent).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(1000);
      await expect(pressed).resolves.toMatchObject({ data: { id: 'c9' } });
      expect([sent.length, new Set(keysOf(sent)).size]).toEqual([3, 1]);
      const failed = expect(provider.create('customers', { data })).rejects.toThrow();
      await vi.advanceTimersByTimeAsync(60_000);
      await failed;
      expect(sent).toHaveLength(6);
    },
  );

  it('a refusal of what is done once is reported at once; that the try before is in progress is waited for', async () => {
    vi.useFakeTimers();
    const refused = (reason: string) => ({ errors: [{ message: 'No.', extensions: { code: 'CONFLICT', reason } }] });
    const { provider, sent } = platform(refused('UNIQUE_NAME'), 'lost', refused('IN_PROGRESS'), { data: made });
    await expect(provider.create('customers', { data })).rejects.toMatchObject({ status: 409 });
    expect(sent).toHaveLength(1);
    const pressed = provider.create('customers', { data });
    await vi.advanceTimersByTimeAsync(2000);
    await expect(pressed).resolves.toBeDefined();
    expect(sent).toHaveLength(4);
  });

  it.each(failing.flatMap(([name, answer]) => (['update', 'archive'] as const).map((change) => [change, name, answer] as const)))(
    'a change (%s) is sent once, whatever happens: %s',
    async (change, _, answer) => {
      vi.useFakeTimers();
      const { provider, sent } = platform(answer, { data: made });
      const work: Record<typeof change, () => Promise<unknown>> = {
        update: () => provider.update('groups', { id: 'g1', data: { name: 'x' }, previousData: { id: 'g1', version: 1 } }),
        archive: () => provider.updateMany('customers', { ids: ['c1'], data: {}, meta: { operation: 'archive' } }),
      };
      const observer = new MutationObserver(createQueryClient(), { mutationFn: work[change] });
      const failed = expect(observer.mutate()).rejects.toThrow();
      await vi.advanceTimersByTimeAsync(60_000);
      await failed;
      // Not when the connection comes back, either.
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sent).toHaveLength(1);
    },
  );
});
