import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Browser } from '../browser.ts';
import { createGroupText, createUserText } from '../services/people.ts';
import type { Scope } from '../services/people.ts';

export interface Write {
  kind: 'group' | 'user';
  /** Found again by this, though it was never acknowledged. */
  key: string;
  id: string | undefined;
}

export interface Load {
  writes: readonly Write[];
  /** When writes were acknowledged, and lists read, in milliseconds of `performance.now()`. */
  acknowledged: readonly number[];
  read: readonly number[];
  /** Status, code and reason of refused calls → number. */
  errors: ReadonlyMap<string, number>;
  /** The longest time that a call took, in milliseconds. */
  slowest: () => number;
  retried: () => number;
  stop(): Promise<void>;
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Four writers, who send most of what was refused again by its idempotency key and give the rest up, and two readers of a session. */
export function startLoad(session: () => Browser, scope: Scope): Load {
  const writes: Write[] = [];
  const [acknowledged, read]: [number[], number[]] = [[], []];
  const errors = new Map<string, number>();
  const stopping = new AbortController();
  let [slowest, retried] = [0, 0];

  const call = async (browser: Browser, query: string, variables: object): Promise<Record<string, unknown> | undefined> => {
    const begun = performance.now();
    const headers = { 'content-type': 'application/json', 'x-csrf-token': browser.cookies.get('csrf') ?? '', ...browser.headers };
    const response = await browser.fetch('/api/ap-southeast-2/graphql', {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.text();
    slowest = Math.max(slowest, performance.now() - begun);
    const { data, errors: faults, ...rest } = JSON.parse(text) as Body;
    if (data && !faults) return Object.values(data)[0];
    const { code, reason } = faults?.[0]?.extensions ?? rest;
    const name = [
      response.status,
      code,
      reason,
      ...(response.status === 503 && !response.headers.has('retry-after') ? ['without Retry-After'] : []),
    ].join(' ');
    errors.set(name, (errors.get(name) ?? 0) + 1);
    return undefined;
  };

  const writer = async (number: number): Promise<void> => {
    const browser = session();
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      const kind = count % 2 ? 'user' : 'group';
      const key = `w${number}-${count}-${randomUUID().slice(0, 8)}${kind === 'user' ? '@made.example' : ''}`;
      const write: Write = { kind, key, id: undefined };
      writes.push(write);
      browser.headers = { 'idempotency-key': randomUUID() };
      const most = count % 3 > 0 ? Infinity : 1;
      for (let tries = 0; write.id === undefined && tries < most && (tries === 0 || !stopping.signal.aborted); tries += 1) {
        if (tries > 0) retried += 1;
        const made =
          kind === 'group'
            ? await call(browser, createGroupText, { group: { ...scope, name: key, description: '' } })
            : await call(browser, createUserText, { user: { ...scope, firstName: 'Nora', lastName: 'New', email: key, groupIds: [] } });
        if (made) {
          write.id = String(made['_id']);
          acknowledged.push(performance.now());
        } else await pause(200);
      }
      await pause(20);
    }
  };
  const reader = async (): Promise<void> => {
    const browser = session();
    const { organizationId, customerId, hierarchyId } = scope;
    const filter = { organizationId, customerId, hierarchyIds: [hierarchyId], limit: 10 };
    while (!stopping.signal.aborted) {
      const rows = await call(browser, 'query ($filter: ORGGetUsersFilter!) { ORGGetUsers(filter: $filter) { data { _id } } }', { filter });
      if (rows) read.push(performance.now());
      await pause(rows ? 50 : 200);
    }
  };
  const running = [0, 1, 2, 3].map(writer);
  running.push(reader(), reader());
  return {
    writes,
    acknowledged,
    read,
    errors,
    slowest: () => slowest,
    retried: () => retried,
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

interface Body {
  data?: Record<string, Record<string, unknown>> | null;
  errors?: { extensions?: { code?: string; reason?: string } }[];
  code?: string;
  reason?: string;
}
