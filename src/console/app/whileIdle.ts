/** Runs work when the page has nothing else to do, at the latest after 4 s. */
export function whileIdle(load: () => Promise<unknown>): void {
  // A failed prefetch is reported when the code is needed.
  const work = () => void load().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 1500);
}
