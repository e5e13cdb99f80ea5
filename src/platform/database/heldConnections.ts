import { AsyncLocalStorage } from 'node:async_hooks';

const watched = ['test', 'development'].includes(process.env['NODE_ENV'] ?? '');
const holders = watched ? new AsyncLocalStorage<true>() : undefined;

export const holdingConnection = <T>(work: () => Promise<T>): Promise<T> => (holders ? holders.run(true, work) : work());

/** Refuses CPU-heavy work inside a transaction, where it would block the pool. @throws Error in tests and development */
export function requireNoConnection(what: string): void {
  if (holders?.getStore()) throw new Error(`${what} may not run inside a transaction`);
}
