import type { Api } from './knownApi.ts';
import { EndpointError } from './EndpointError.ts';
import type { Headers } from './headers.ts';

/** Asks an API that was away at start once more, once at a time for everybody; what it said another time is shown meanwhile. */
export function againBy(api: Api, ask: () => Promise<void>): Api['again'] {
  let asking: Promise<void> | undefined;
  const once = async (): Promise<void> => {
    try {
      await ask().catch((fault: unknown) => orSignIn(fault, api.headers));
      delete api.away;
    } catch (fault) {
      if (!(fault instanceof EndpointError)) throw fault;
      if (!api.fromKept) api.away = fault.message;
    } finally {
      asking = undefined;
    }
  };
  return async () => {
    if (api.away === undefined && !api.fromKept) return;
    asking ??= once();
    // Nobody waits for an API that may be silent for a minute, nor for one of which something is shown.
    const moment = new Promise((resolve) => setTimeout(resolve, api.fromKept ? 0 : patience));
    await Promise.race([asking.catch((fault: unknown) => (api.fromKept ? undefined : Promise.reject(fault))), moment]);
  };
}

/** Milliseconds that a page waits for an API that was away. */
const patience = 3000;

/** Who may ask is told by whoever signs in; any other fault is one. */
export function orSignIn(fault: unknown, headers: Headers): void {
  if (!(fault instanceof EndpointError) || fault.code !== 'UNAUTHENTICATED' || Object.keys(headers).length > 0) throw fault;
}
