/** Where errors go that nobody handled (spec 1 §8): the browser's log; an error-reporting service can stand behind it. */
export function report(error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes there
  console.error(error);
}
