/** Lets a newer call of the same purpose abort the older one (spec 1 §7). */
export function createTracking() {
  const running = new Map<string, AbortController>();

  return async function track<Result>(
    purpose: string | undefined,
    outer: AbortSignal | undefined,
    call: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const controller = new AbortController();
    const { signal } = controller;
    const abort = () => controller.abort();
    if (outer?.aborted) abort();
    outer?.addEventListener('abort', abort);
    if (purpose) {
      running.get(purpose)?.abort();
      running.set(purpose, controller);
    }
    try {
      return await Promise.race([call(signal), aborted(signal)]);
    } catch (fault) {
      throw signal.aborted ? abortError() : fault;
    } finally {
      outer?.removeEventListener('abort', abort);
      if (purpose && running.get(purpose) === controller) running.delete(purpose);
    }
  };
}

/** Silent everywhere: react-admin neither logs nor shows an AbortError. */
const abortError = () => new DOMException('A newer request took its place.', 'AbortError');

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(abortError());
    signal.addEventListener('abort', () => reject(abortError()), { once: true });
  });
