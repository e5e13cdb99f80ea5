import { AsyncLocalStorage } from 'node:async_hooks';

/** Tests and development only: following every await costs time. */
const watched = ['test', 'development'].includes(process.env['NODE_ENV'] ?? '');
const holders = watched ? new AsyncLocalStorage<true>() : undefined;

/** Runs a transaction's work, which holds a connection until it ends. */
export const holdingConnection = <T>(work: () => Promise<T>): Promise<T> => (holders ? holders.run(true, work) : work());

/**
 * Refuses slow work inside a transaction: some of it at once, and every connection of the pool waits for the processor.
 * @throws Error in tests and in development
 */
export function requireNoConnection(what: string): void {
  if (holders?.getStore()) throw new Error(`${what} may not run inside a transaction`);
}
