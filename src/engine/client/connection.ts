import { onlineManager } from '@tanstack/react-query';
import { storesHealth } from './ask.ts';

export type Connection = 'online' | 'offline';

export interface ConnectionOptions {
  fetch?: typeof fetch;
  onChange: (event: 'online' | 'offline') => void;
  /** Polled while the connection is lost. @default '/healthz' */
  probe?: string;
  /** Milliseconds between two probes. @default 3000 */
  every?: number;
}

let endFormer = () => {};

/**
 * While the platform is unreachable, TanStack Query pauses its queries, and resumes them by itself. Each call ends the watch before it: pages of
 * another region need not wait for the one before.
 */
export function watchConnection({ fetch, onChange, probe = '/healthz', every = 3000 }: ConnectionOptions) {
  let timer: ReturnType<typeof setInterval> | undefined;

  let address = probe;
  const ask = async () => {
    const answer = await (fetch ?? globalThis.fetch)(address, { cache: 'no-store' }).catch(() => undefined);
    if (answer?.ok) onlineManager.setOnline(true);
  };

  endFormer();
  const unsubscribe = onlineManager.subscribe((online) => {
    clearInterval(timer);
    if (!online) timer = setInterval(ask, every);
    onChange(online ? 'online' : 'offline');
  });
  endFormer = () => {
    unsubscribe();
    clearInterval(timer);
    onlineManager.setOnline(true);
  };

  return {
    /** Waits for the stores of one region, or for anybody to answer. */
    lost: (without?: string) => {
      address = without === undefined ? probe : storesHealth(without);
      onlineManager.setOnline(false);
    },
    answered: () => onlineManager.setOnline(true),
  };
}
