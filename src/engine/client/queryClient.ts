import { focusManager, QueryClient } from '@tanstack/react-query';
import { statusOf } from './errors.ts';

/** Retries unanswered queries only: a refusal stays a refusal. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 3 && passing.has(statusOf(error)),
        retryDelay: (failures) => 500 * 2 ** failures,
        // Long enough that a prefetched page shows without another request.
        staleTime: 10_000,
        gcTime: 5 * 60_000,
        // Another tab may have changed the data.
        refetchOnWindowFocus: 'always',
      },
      // Sent or failed at once: a paused change would be made unattended.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // Data that this tab showed before may be stale too.
  focusManager.subscribe((isFocused) => {
    if (isFocused) void client.invalidateQueries({ type: 'inactive', refetchType: 'none' });
  });
  return client;
}

const passing = new Set([0, 502, 503, 504]);
