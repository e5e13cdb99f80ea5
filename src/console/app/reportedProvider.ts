import type { ConsoleProvider } from '../../engine/client/dataProvider.ts';
import { statusOf } from '../../engine/client/errors.ts';
import { tell } from '../../engine/app/frame/reporting.ts';

/**
 * The same provider, whose refusals an error-reporting service is told of as well (spec 1 §8: «all errors»). A lost network, an ended session
 * and a question that was given up are no errors.
 */
export function reportedProvider(provider: ConsoleProvider): ConsoleProvider {
  const reported = ([name, method]: [string, unknown]) => [
    name,
    typeof method === 'function'
      ? async (...args: unknown[]): Promise<unknown> => {
          try {
            return await (method as (...args: unknown[]) => unknown)(...args);
          } catch (error) {
            if (![0, 401].includes(statusOf(error)) && (error as Error | null)?.name !== 'AbortError') tell('error', error);
            throw error;
          }
        }
      : method,
  ];
  return Object.fromEntries(Object.entries(provider).map(reported)) as ConsoleProvider;
}
