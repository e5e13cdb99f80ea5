/** How long anything is waited for, in milliseconds: it ends what would hang, and is no bound on a busy machine. A test has a little more (vitest.config.ts). */
export const patience = 100_000;

const pause = 20;

/** Waits until something is so: for the tests and for the journeys, which run in another runner. */
export async function until(what: () => unknown): Promise<unknown> {
  for (let waited = 0; ; waited += pause) {
    const found = await what();
    if (found) return found;
    if (waited > patience) throw new Error('It was waited for in vain');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
