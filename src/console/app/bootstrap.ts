import { AskError } from '../../engine/client/ask.ts';
import { askMe } from './askMe.ts';
import { beginRequests, endRequests } from './firstRequests.ts';
import { needsTexts } from './begunWith.ts';
import { loginAddress } from './loginAddress.ts';
import { regionToAsk } from './regions.ts';
import { report } from '../../engine/app/frame/reporting.ts';
import { expiresAt, forgetSession, seemsSignedIn } from './session/storage.ts';
import { brandHostRewrite, type Config } from './settings/config.ts';

/** Decides between the sign-in page and the console, and starts it. */
export async function bootstrap(config: Promise<Config>): Promise<void> {
  // Before anything renders (spec 1 §1); the console's own start does not wait for it.
  const moved = config.then((known) => {
    const address = brandHostRewrite(location.href, known);
    if (address) location.replace(address);
    return address !== null;
  });
  if (isAccountPage(location.pathname)) return openAccountPage(config, moved);
  await (seemsSignedIn() && !isSsoReturn(location) ? openConsole(config, moved) : openSignIn(config, moved));
}

/**
 * After sign-in nothing waits for anything that it does not need: the code of the console, who the user is, what they may do
 * and the rows of the first list load in parallel (stack.md, point 11).
 */
export async function openConsole(config: Promise<Config>, moved: Promise<boolean> = Promise.resolve(false)): Promise<void> {
  const holds = (expiresAt() ?? 0) > Date.now();
  if (holds) beginRequests();
  const me = holds ? askMe(regionToAsk(location.pathname)) : undefined;
  const answers = import('./start.ts').then((code) => code.start(config, me));
  // The libraries are a step of their own, so that answers are read between the two long evaluations.
  const code = import('../../engine/app/frame/libraries.ts').then(pause).then(() => import('./showConsole.tsx'));
  // `showConsole` waits for them, and asks again.
  const texts = needsTexts(location.pathname) ? import('../locales/later/index.ts') : undefined;
  // The first rejection is handled below; silence the rest.
  for (const each of [me, answers, code, texts]) each?.catch(() => undefined);
  try {
    const [{ showConsole }, known, first, gone] = await Promise.all([code, config, answers, moved]);
    if (gone || first.kind === 'gone') return;
    if (first.kind === 'refused') return void import('./signInLater.tsx').then((page) => page.showRefusal(known, first.reason));
    endRequests();
    await showConsole(known, first);
  } catch (error) {
    if (error instanceof AskError && error.code === 'UNAUTHENTICATED') {
      forgetSession();
      await openSignIn(config, moved);
    } else {
      report(error);
      const page = await import('./signInLater.tsx');
      const isAway = error instanceof AskError && error.status === 503;
      page.showUnreachable(await config, { isAway, retry: () => void openConsole(config) });
    }
  }
}

/** Lets the browser do something else between two long evaluations. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Not even who is signed in is taken in there (spec 1 §1). */
const isAccountPage = (path: string): boolean => path === '/forgetPassword' || path === '/resetPassword';

/** A single sign-on that failed, or needs another step: an earlier session must not be used in its place. */
const isSsoReturn = ({ pathname, search }: Location): boolean => pathname === '/loginWithSSO' && /[?&](error|step|confirm)=/.test(search);

async function openAccountPage(config: Promise<Config>, moved: Promise<boolean>): Promise<void> {
  const [page, known, gone] = await Promise.all([import('./accountPages.tsx'), config, moved]);
  if (!gone) page.showAccountPage(known);
}

/** The sign-in page at its own address, with the way back in it (spec 1 §2.1). */
export async function openSignIn(config: Promise<Config>, moved: Promise<boolean>): Promise<void> {
  if (location.pathname === '/loginWithSSO' || location.search.includes('customer_id=')) {
    const [sso, known, gone] = await Promise.all([import('./ssoPages.tsx'), config, moved]);
    if (gone || (await sso.showSso(known))) return;
  }
  const [page, known, gone] = await Promise.all([import('./signInPage.tsx'), config, moved]);
  if (gone) return;
  if (location.pathname !== '/login') history.replaceState(null, '', loginAddress(location));
  // A reload ends a support chat that started on this page.
  page.showSignIn(known, async () => (known.outside?.chatScriptUrl ? location.reload() : openConsole(config)));
}
