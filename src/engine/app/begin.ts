import { report } from './frame/reporting.ts';
import { readConsole } from './server.ts';

/** Asks what there is, and shows it; where nothing is told without a token, the form that takes one; where nobody answers, that, until somebody does. */
export async function begin(): Promise<void> {
  clearTimeout(waiting);
  const again = () => void begin();
  try {
    const [answer, pages] = await Promise.all([readConsole(), import('./showAny.tsx')]);
    document.title = answer.brand;
    if (answer.away !== undefined) pages.showAway(again, answer);
    else if (answer.signIn === 'needed') return pages.showSignIn(answer, again);
    else return await pages.showAny(answer);
  } catch (fault) {
    // Once, however often it is asked again.
    if (waiting === undefined) report(fault);
    const pages = await import('./showAny.tsx');
    pages.showAway(again);
  }
  clearTimeout(waiting);
  waiting = setTimeout(again, pause);
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds after which who was away is asked again. */
const pause = 3000;
