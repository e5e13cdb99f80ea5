/** Delay per waiting refusal, in ms. */
const step = 20;
const longest = 2000;
/** Maximum number of held refusals, since each holds a socket; more are sent at once. */
const mostHeld = 2000;

let held = 0;

/**
 * Holds the answer to a refused call, so that callers who repeat it at once take their time and not the server's. One at a time waits 20 ms,
 * sixty at once more than a second.
 */
export async function holdRefusal(): Promise<void> {
  if (held >= mostHeld) return;
  held += 1;
  const milliseconds = Math.min(longest, step * held);
  await new Promise<void>((done) => void setTimeout(done, milliseconds).unref());
  held -= 1;
}
