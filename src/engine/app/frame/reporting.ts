/** What services of others may be told: an error, a page by its address, an action by its name, and who is signed in, by id. */
export type Told = (kind: 'error' | 'page' | 'action' | 'user', what: unknown) => void;

/** Told before anybody listens; most installations have nobody who ever does. */
const waiting: Parameters<Told>[] = [];

/** Tells the services of others, where there are any (outside.ts): they take from it what they may know. */
export let tell: Told = (...said) => void (waiting.length < 20 && waiting.push(said));

/** From now on this one is told, and first what was told before. */
export function listenTo(told: Told): void {
  tell = told;
  for (const said of waiting.splice(0)) told(...said);
}

/** Where errors go that nobody handled (spec 1 §8): the browser's log, and an error-reporting service where one is configured. */
export function report(error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes there
  console.error(error);
  tell('error', error);
}
