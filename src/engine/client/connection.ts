import { onlineManager } from '@tanstack/react-query';

export interface ConnectionOptions {
  fetch?: typeof fetch;
  onChange: (event: 'online' | 'offline') => void;
  /** Asked while the connection is lost. @default '/healthz' */
  probe?: string;
  /** Milliseconds between two probes. @default 3000 */
  every?: number;
}

/** Watches whether the platform answers. While it does not, TanStack Query pauses its queries, and goes on by itself afterwards. */
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
    /** A call got no response, or the platform reported that its database is unavailable. */
    lost: (at = probe) => {
      address = at;
      onlineManager.setOnline(false);
    },
    /** Somebody answered, if only with a refusal. */
    answered: () => onlineManager.setOnline(true),
  };
}
