import type { ConsoleAnswer } from '../plan/ConsoleAnswer.ts';
import { report } from './frame/reporting.ts';
import { openAccess, readConsole } from './server.ts';
import { openOidc } from './session.ts';

/** Loads the schema and renders the console, the sign-in, or an offline page that retries. */
export async function begin(): Promise<void> {
  clearTimeout(waiting);
  const again = () => void begin();
  const turn = (latest += 1);
  try {
    const [answer, pages] = await Promise.all([opened(), import('./showAny.tsx')]);
    // A later try, such as a second press, has its own answer.
    if (turn !== latest) return;
    document.title = answer.brand;
    if (answer.away !== undefined) pages.showAway(again, answer);
    else {
      const oidc = await openOidc(answer);
      if (oidc && isReturn()) return await pages.showReturn(answer, oidc, again);
      if (answer.signIn !== 'needed') return await pages.showAny(answer).catch(pages.showBroken);
      if (await oidc?.resume()) return again();
      return pages.showSignIn(answer, again);
    }
  } catch (fault) {
    if (turn !== latest) return;
    // Runs once, however often it is called.
    if (waiting === undefined) report(fault);
    const pages = await import('./showAny.tsx');
    pages.showAway(again);
  }
  clearTimeout(waiting);
  waiting = setTimeout(again, pause);
}

const opened = async (): Promise<ConsoleAnswer> => openAccess(await readConsole());

/** A provider's answer to a sign-in. */
function isReturn(): boolean {
  const query = new URLSearchParams(location.search);
  return query.has('state') && (query.has('code') || query.has('error'));
}

// The browser may show this page as it was before its user left for the provider.
addEventListener('pageshow', ({ persisted }) => persisted && void begin());

let latest = 0;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Retry interval, in ms. */
const pause = 3000;
