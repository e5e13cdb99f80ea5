import { onlineManager } from '@tanstack/react-query';

export type Connection = 'online' | 'offline';

/** Says 200 once the stores answer. Proxies hide `/readyz`. */
export const storesHealth = '/healthz/stores';

export interface ConnectionOptions {
  fetch?: typeof fetch;
  onChange: (event: 'online' | 'offline') => void;
  /** Polled while the connection is lost. @default '/healthz' */
  probe?: string;
  /** Milliseconds between two probes. @default 3000 */
  every?: number;
}

/** While the platform is unreachable, TanStack Query pauses its queries, and resumes them by itself. */
export function watchConnection({ fetch, onChange, probe = '/healthz', every = 3000 }: ConnectionOptions) {
  let timer: ReturnType<typeof setInterval> | undefined;

  let address = probe;
  const ask = async () => {
    const answer = await (fetch ?? globalThis.fetch)(address, { cache: 'no-store' }).catch(() => undefined);
    if (answer?.ok) onlineManager.setOnline(true);
  };

  onlineManager.subscribe((online) => {
    clearInterval(timer);
    if (!online) timer = setInterval(ask, every);
    onChange(online ? 'online' : 'offline');
  });

  return {
    lost: (at = probe) => {
      address = at;
      onlineManager.setOnline(false);
    },
    answered: () => onlineManager.setOnline(true),
  };
}
