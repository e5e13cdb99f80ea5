import { endpointHeaders } from '../../engine/client/ask.ts';

/** A request of a start, as it was sent. */
interface Sent {
  url: string;
  body: string;
}

const key = 'first.requests';

let begun = new Map<string, Promise<Response>>();
let sent: Sent[] | undefined;

/**
 * Sends at once what the last visit to this address sent, while the code that makes these requests is on its way. Only the very same request
 * takes its answer, so that nothing changes but the time.
 */
export function beginRequests(): void {
  begun = new Map();
  sent = [];
  for (const { url, body } of kept()) {
    const answer = fetch(url, { method: 'POST', credentials: 'same-origin', headers: endpointHeaders(), body });
    // Rejects for the request that takes it.
    answer.catch(() => undefined);
    begun.set(url + body, answer);
  }
}

/** `fetch` for the requests of a start. */
export const firstFetch: typeof fetch = (url, init = {}) => {
  const request = { url: String(url), body: String(init.body) };
  sent?.push(request);
  const name = request.url + request.body;
  const answer = begun.get(name);
  begun.delete(name);
  return answer ? Promise.race([answer, ...(init.signal ? [aborted(init.signal)] : [])]) : fetch(url, init);
};

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error)));

/** Ends the start; keeps its requests for the next visit, without those that name what was searched for. */
export function endRequests(): void {
  begun.clear();
  if (sent && location.search === '') localStorage.setItem(key, JSON.stringify({ pathname: location.pathname, requests: sent }));
  sent = undefined;
}

function kept(): Sent[] {
  try {
    const { pathname, requests } = JSON.parse(localStorage.getItem(key) ?? '{}') as { pathname?: string; requests?: Sent[] };
    return pathname === location.pathname && location.search === '' ? (requests ?? []) : [];
  } catch {
    return [];
  }
}
