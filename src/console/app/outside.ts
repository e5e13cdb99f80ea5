import { createAnalytics } from './analytics.ts';
import { pagePattern } from './pagePattern.ts';
import { listenTo } from '../../engine/app/frame/reporting.ts';
import { loadReports } from './reportingService.ts';
import type { Outside } from './settings/config.ts';
import { startChat } from './supportChat.ts';
import { traceCalls } from './traceCalls.ts';

/** Starts those services of others that are configured: fetched by itself, and only where there is one (main.ts). */
export function startOutside({ sentryDsn, sentryEnvironment, analyticsUrl, chatScriptUrl, traces }: Outside): void {
  if (traces) traceCalls();
  let user: string | undefined;
  const reports = webAddress(sentryDsn) ? loadReports(sentryDsn, sentryEnvironment, () => user) : undefined;
  const track = webAddress(analyticsUrl) ? createAnalytics(analyticsUrl) : undefined;
  let page = '';
  const show = (path: string) => {
    // A list that is sorted or searched is still the same page.
    if (path !== page) track?.('page', { page: pagePattern(path) });
    page = path;
  };
  listenTo((kind, what) => {
    if (kind === 'error') reports?.(what);
    else if (kind === 'page') show(String(what));
    else if (kind === 'user') user = String(what);
    else track?.('action', { action: String(what) });
  });
  if (!isSignInPage()) return;
  show(accountPages.has(location.pathname) ? location.pathname : '/login');
  if (webAddress(chatScriptUrl)) startChat(chatScriptUrl);
}

/**
 * A document that was fetched without a session shows the sign-in pages and nothing else: whoever signs in gets a new one where there is a
 * chat (bootstrap.ts). The platform allows the chat's hosts by the same rule (platform/http/console.ts).
 */
const isSignInPage = (): boolean => accountPages.has(location.pathname) || !/(?:^|; )(?:__Host-)?csrf=[^;]/.test(document.cookie);

const accountPages = new Set(['/forgetPassword', '/resetPassword']);

const webAddress = (address: unknown): address is string =>
  typeof address === 'string' && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
