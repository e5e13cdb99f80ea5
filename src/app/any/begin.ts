import { report } from '../reporting.ts';
import { readConsole } from './server.ts';

/** Asks what there is, and shows it; where nothing is told without a token, the form that takes one. */
export async function begin(): Promise<void> {
  try {
    const [answer, pages] = await Promise.all([readConsole(), import('./showAny.tsx')]);
    document.title = answer.brand;
    if (answer.signIn === 'needed') pages.showSignIn(answer, () => void begin());
    else await pages.showAny(answer);
  } catch (fault) {
    report(fault);
    const pages = await import('./showAny.tsx');
    pages.showAway(() => void begin());
  }
}
