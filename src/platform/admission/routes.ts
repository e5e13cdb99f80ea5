import { errorBody, rateLimited } from '../errors.ts';
import { json, text } from '../http/message.ts';
import type { Incoming, Outgoing, Route } from '../http/message.ts';
import type { BudgetName } from './budgets.ts';
import { holdRefusal } from './heldRefusals.ts';
import { consume, waitOf } from './limiters.ts';
import type { Limiter } from './limiters.ts';
import { addressOf, networkOf } from './networks.ts';
import { createProven } from './proven.ts';

export type AdmitRoute = (route: Route, incoming: Incoming) => Promise<Outgoing>;

export function routeAdmission(limiters: Record<BudgetName, Limiter[]>): AdmitRoute {
  const proven = createProven();
  return async (route, incoming) => {
    const { budget } = route;
    const keys = keysOf(incoming);
    const limits = limiters[budget].map((limiter) => ({ limiter, key: keys[limiter.limit.by] }));
    const ofFailures = limits.filter(({ limiter }) => limiter.limit.failuresOnly);
    for (const { limiter, key } of limits.filter((each) => !ofFailures.includes(each))) {
      const wait = key && (await consume(limiter, key));
      if (wait) return await refused(budget, wait);
    }
    const caller = keys.caller;
    if (!proven.has(caller))
      for (const { limiter, key } of ofFailures) {
        const wait = key && (await waitOf(limiter, key));
        if (wait) return await refused(budget, wait);
      }
    const answer = await route.handle(incoming);
    if (ofFailures.length === 0) return answer;
    if (!isFailure(answer)) {
      // A too long body is refused before the credential is checked.
      if (answer.status < 413) proven.add(caller);
      return answer;
    }
    let longest = 0;
    for (const { limiter, key } of ofFailures) longest = Math.max(longest, (key && (await consume(limiter, key))) || 0);
    return longest > 0 ? await refused(budget, longest) : answer;
  };
}

function keysOf({ ip, path }: Incoming) {
  const address = addressOf(ip);
  return { address, network: networkOf(ip), caller: `${address} ${path.slice(0, 120)}`, account: undefined, device: undefined };
}

const isFailure = ({ status, headers }: Outgoing): boolean =>
  status === 401 || status === 403 || (status === 303 && /[?&]error=/.test(String(headers['location'] ?? '')));

async function refused(budget: BudgetName, retryAfter: number): Promise<Outgoing> {
  await holdRefusal();
  const header = { 'retry-after': String(retryAfter) };
  if (budget === 'integration') return json(429, errorBody(rateLimited({ reason: 'TOO_MANY_TRIES', retryAfter })), header);
  const page = text(429, `Too many requests. Please try again in ${retryAfter} seconds.`);
  return { ...page, headers: { ...page.headers, ...header } };
}
