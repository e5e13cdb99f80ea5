import type { Api } from './knownApi.ts';
import { EndpointError } from './EndpointError.ts';
import type { Headers } from './headers.ts';

/** Retries an API that was unavailable at start, one try at a time; cached facts are shown meanwhile. */
export function againBy(api: Api, ask: () => Promise<void>): Api['again'] {
  let loading: Promise<void> | undefined;
  const once = async (): Promise<void> => {
    try {
      await ask().catch((fault: unknown) => orSignIn(fault, api.headers));
      delete api.away;
    } catch (fault) {
      if (!(fault instanceof EndpointError)) throw fault;
      if (!api.fromKept) api.away = fault.message;
    } finally {
      loading = undefined;
    }
  };
  return async () => {
    if (api.away === undefined && !api.fromKept) return;
    loading ??= once();
    // Don't wait long for a silent API, nor at all if there is cached content.
    const moment = new Promise((resolve) => setTimeout(resolve, api.fromKept ? 0 : patience));
    await Promise.race([loading.catch((fault: unknown) => (api.fromKept ? undefined : Promise.reject(fault))), moment]);
  };
}

/** Time that a page waits for the API, in ms. */
const patience = 3000;

/** Ignores “unauthenticated” until a user signs in; rethrows everything else. */
export function orSignIn(fault: unknown, headers: Headers): void {
  if (!(fault instanceof EndpointError) || fault.code !== 'UNAUTHENTICATED' || Object.keys(headers).length > 0) throw fault;
}
