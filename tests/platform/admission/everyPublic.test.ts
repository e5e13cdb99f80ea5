import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgets, operationBudgets } from '../../../src/platform/admission/budgets.ts';
import type { Limit } from '../../../src/platform/admission/budgets.ts';
import { createServices } from '../../../src/platform/services/index.ts';
import { operations } from '../../support/contract.ts';
import { startOverHttp } from './overHttp.ts';
import type { OverHttp } from './overHttp.ts';

const { operations: bodies, routes: routesOf } = createServices();
const answeredWithoutSession = new Set(bodies.filter(({ isPublic, options }) => isPublic || options.signedOut).map(({ name }) => name));
const open = operations.filter(({ name, access }) => access === 'public' || answeredWithoutSession.has(name));

it('the table of budgets names every operation that answers without a session, and no other', () => {
  expect(Object.keys(operationBudgets).toSorted()).toEqual(open.map(({ name }) => name).toSorted());
});

/** The calls that the tightest limit of an address admits. */
const mostCalls = (limits: readonly Limit[]) =>
  Math.min(...limits.filter(({ by }) => by === 'address' || by === 'caller' || by === 'account').map(({ calls }) => calls));

describe('a stranger who goes on calling', () => {
  let http: OverHttp;
  beforeAll(async () => {
    http = await startOverHttp();
  });
  afterAll(() => http.close());

  // Arguments that nobody's account fits: what they fail for does not matter here.
  const text = (name: string) => open.find((each) => each.name === name)?.text ?? '';
  const variables = {
    ...{
      email: 'nobody@made.example',
      password: 'wrong',
      code: '123456',
      resetToken: 'x'.repeat(43),
      token: 'x'.repeat(43),
      customerId: '0'.repeat(24),
      response: '{}',
    },
    ...{
      authForgetPasswordDto: { email: 'nobody@made.example' },
      ssoLoginDto: { accountName: 'nobody', redirect: '/', enableSapia: true },
    },
    ...{ enableSapia: true, skip: 0, limit: 10 },
  };

  const bounded = Object.entries(operationBudgets).filter(([, budget]) => mostCalls(budgets[budget]) <= 150);
  it.each(bounded)('is refused by %s with 429 and Retry-After, and others are not', async (name, budget) => {
    const most = mostCalls(budgets[budget]);
    const from = `203.0.113.${Object.keys(operationBudgets).indexOf(name) + 1}`;
    const statuses: number[] = [];
    let last = await http.ask(from, text(name), variables);
    for (let call = 1; call <= most; call += 1) {
      statuses.push(last.status);
      last = await http.ask(from, text(name), variables);
    }
    expect(statuses.filter((status) => status === 429)).toEqual([]);
    expect(last).toMatchObject({ status: 429, errors: [{ extensions: { code: 'RATE_LIMITED', reason: 'TOO_MANY_TRIES' } }] });
    expect(Number(last.retryAfter)).toBeGreaterThan(0);
    expect(last.errors?.[0]?.extensions['retryAfter']).toBe(Number(last.retryAfter));
    // Another address has its own budget; an account's is shared by all.
    const elsewhere = { ...variables, email: 'other@made.example', authForgetPasswordDto: { email: 'other@made.example' } };
    expect((await http.ask(`198.51.100.${most}`, text(name), elsewhere)).status).toBe(200);
  });

  it('is admitted by every route as its budget says, and refused by those for other systems after wrong credentials', async () => {
    const routes = routesOf?.(http.running.platform) ?? [];
    expect(routes.length).toBeGreaterThan(20);
    expect(routes.filter(({ budget }) => !(budget in budgets))).toEqual([]);
    const guarded = routes.filter(({ budget }) => budget === 'integration');
    expect(guarded.map(({ path }) => path)).toHaveLength(6);
    for (const [index, { path }] of guarded.entries()) {
      const from = `192.0.2.${index + 1}`;
      const statuses: number[] = [];
      for (let call = 0; call <= 22; call += 1)
        statuses.push((await http.send(path.replace('*', 'a'.repeat(24)), from, { body: '{}' })).status);
      expect(statuses.slice(0, 20), path).toEqual(Array.from({ length: 20 }, () => 401));
      expect(statuses.slice(20), path).toEqual([429, 429, 429]);
    }
  });
});
