import { randomBytes } from 'node:crypto';
import type { RequestContext } from './context.ts';
import { highest } from './database/lsn.ts';
import type { Reader } from './database/replica.ts';
import { storeName } from './database/stores.ts';
import type { Store, Stores } from './database/stores.ts';

const prefix = 'wrote-';

type Cookies = RequestContext['request']['cookies'];

/** Positions of a browser's latest writes, by store. */
function writesIn(cookies: Cookies): Map<string, bigint> {
  const writes = new Map<string, bigint>();
  for (const [name, value = ''] of Object.entries(cookies)) {
    if (!name.startsWith(prefix)) continue;
    for (const [, store = '', lsn = ''] of value.matchAll(/([a-z\d-]+):([\da-f]{1,16})(?:\.|$)/g)) {
      const position = BigInt(`0x${lsn}`);
      if (position > (writes.get(store) ?? 0n)) writes.set(store, position);
    }
  }
  return writes;
}

/**
 * Lists and figures of a person: from the store's replica, once that holds what their browser wrote. Jobs and API keys, which have no cookies,
 * read from the primary.
 */
export function readerOf(store: Store, { request, session }: Pick<RequestContext, 'request' | 'session'>): Reader {
  if (!store.replica || !session || session.apiKey || !request.cookies['session']) return store;
  return store.replica.readerAfter(writesIn(request.cookies).get(storeName(store)) ?? 0n) ?? store;
}

/** Tells apart callers that may need another reader. */
export const writesKey = ({ request }: Pick<RequestContext, 'request'>): string =>
  Object.keys(request.cookies)
    .filter((name) => name.startsWith(prefix))
    .toSorted()
    .join();

interface Marked {
  stores: Stores;
  cookies: Cookies;
  setCookie: RequestContext['setCookie'];
  /** Seconds that a replica may be behind. */
  replicaLag: number;
}

/**
 * After a change: a cookie with the positions that hold it. Each has a name of its own, so that of two changes at once neither hides the other;
 * it replaces those that came with the request, and ends once no replica that is used can lack the change.
 */
export async function markWrites({ stores, cookies, setCookie, replicaLag }: Marked): Promise<void> {
  const replicated = stores.opened().filter(({ replica }) => replica);
  if (replicated.length === 0) return;
  const positions = await Promise.all(
    replicated.map(async (store) => `${storeName(store)}:${((await store.replica?.written()) ?? highest).toString(16)}`),
  );
  for (const name of Object.keys(cookies)) if (name.startsWith(prefix)) setCookie(name, '', { maxAge: 0 });
  setCookie(prefix + randomBytes(4).toString('hex'), positions.join('.'), { maxAge: replicaLag + margin });
}

/** Seconds between two looks at a replica, and for what a request takes. */
const margin = 5;
