const step = 20;
const longest = 2000;
/** Maximum number of held refusals, since each holds a socket. */
const mostHeld = 2000;

let held = 0;

/** Delays a refusal, so that immediate repetition costs the caller time: one at a time 20 ms, sixty at once more than a second. */
export async function holdRefusal(): Promise<void> {
  if (held >= mostHeld) return;
  held += 1;
  const milliseconds = Math.min(longest, step * held);
  await new Promise<void>((done) => void setTimeout(done, milliseconds).unref());
  held -= 1;
}
