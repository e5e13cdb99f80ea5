import { vi } from 'vitest';

/** How long anything is waited for, in milliseconds: it ends what would hang, and is no bound on a busy machine. A test has a little more (vitest.config.ts). */
export const patience = 100_000;

/** Waits until something is so. */
export const until = (what: () => Promise<unknown> | unknown): Promise<unknown> => vi.waitUntil(what, { timeout: patience, interval: 20 });
