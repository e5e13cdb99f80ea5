/** Events for external services: errors, page addresses, names of actions, and the signed-in user's id. */
export type ReportEvent = (kind: 'error' | 'page' | 'action' | 'user', what: unknown) => void;

/** Events before a listener registers; most installations have none. */
const waiting: Parameters<ReportEvent>[] = [];

/** Tells the services of others, where there are any (outside.ts): they take from it what they may know. */
export let reportEvent: ReportEvent = (...event) => void (waiting.length < 20 && waiting.push(event));

/** Replays earlier events. */
export function listenTo(listener: ReportEvent): void {
  reportEvent = listener;
  for (const event of waiting.splice(0)) listener(...event);
}

/** Unhandled errors go to the browser's log, and to an error-reporting service if configured (spec 1 §8). */
export function report(error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes there
  console.error(error);
  reportEvent('error', error);
}

let showCrash: ((error: unknown) => void) | undefined;

/** Shows a developer why a page failed; users see the general message alone. */
export const onCrash = (show: (error: unknown) => void): void => void (showCrash = show);

export function reportCrash(error: unknown): void {
  report(error);
  showCrash?.(error);
}
