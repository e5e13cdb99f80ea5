import { focusManager, QueryClient } from '@tanstack/react-query';
import { statusOf } from './errors.ts';

/** The console's only cache. It repeats nothing but questions that nobody answered: a refusal stays a refusal. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 3 && passing.has(statusOf(error)),
        retryDelay: (failures) => 500 * 2 ** failures,
        // Long enough that a prefetched page is shown without asking again.
        staleTime: 10_000,
        gcTime: 5 * 60_000,
        // Another tab may have changed what this one shows.
        refetchOnWindowFocus: 'always',
      },
      // Sent at once or failed at once: a change that waits for the network would be made when nobody looks.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // The same holds for what this tab showed before, and may show again.
  focusManager.subscribe((isFocused) => {
    if (isFocused) void client.invalidateQueries({ type: 'inactive', refetchType: 'none' });
  });
  return client;
}

/** No answer at all, or a gateway without one. */
const passing = new Set([0, 502, 503, 504]);
