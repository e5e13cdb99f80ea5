import { report } from './frame/reporting.ts';
import { readConsole } from './server.ts';

/** Loads the schema and renders the console, the token form, or an offline page that retries. */
export async function begin(): Promise<void> {
  clearTimeout(waiting);
  const again = () => void begin();
  try {
    const [answer, pages] = await Promise.all([readConsole(), import('./showAny.tsx')]);
    document.title = answer.brand;
    if (answer.away !== undefined) pages.showAway(again, answer);
    else if (answer.signIn === 'needed') return pages.showSignIn(answer, again);
    else return await pages.showAny(answer).catch(pages.showBroken);
  } catch (fault) {
    // Runs once, however often it is called.
    if (waiting === undefined) report(fault);
    const pages = await import('./showAny.tsx');
    pages.showAway(again);
  }
  clearTimeout(waiting);
  waiting = setTimeout(again, pause);
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Retry interval, in ms. */
const pause = 3000;
