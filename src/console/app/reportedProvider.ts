import type { ConsoleProvider } from '../../engine/client/dataProvider.ts';
import { statusOf } from '../../engine/client/errors.ts';
import { reportEvent } from '../../engine/app/frame/reporting.ts';

/**
 * Reports refusals to the error-reporting service (spec 1 §8: “all errors”), but no lost network, ended session or aborted query.
 */
export function reportedProvider(provider: ConsoleProvider): ConsoleProvider {
  const reported = ([name, method]: [string, unknown]) => [
    name,
    typeof method === 'function'
      ? async (...args: unknown[]): Promise<unknown> => {
          try {
            return await (method as (...args: unknown[]) => unknown)(...args);
          } catch (error) {
            if (![0, 401].includes(statusOf(error)) && (error as Error | null)?.name !== 'AbortError') reportEvent('error', error);
            throw error;
          }
        }
      : method,
  ];
  return Object.fromEntries(Object.entries(provider).map(reported)) as ConsoleProvider;
}
