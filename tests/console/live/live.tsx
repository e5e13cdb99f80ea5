import '../../engine/screens/documentOnNode.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { askMe } from '../../../src/console/app/askMe.ts';
import { Console } from '../../../src/console/app/Console.tsx';
import { addTexts } from '../../../src/engine/texts/i18n.ts';
import { createConsoleI18n } from '../../../src/console/locales/i18nProvider.ts';
import { later } from '../../../src/console/locales/later/index.ts';
import { createSession } from '../../../src/console/app/session/session.ts';
import { keepExpiry } from '../../../src/console/app/session/storage.ts';
import { askCheck, askLogout, askRefresh } from '../../../src/console/app/sessionCalls.ts';
import { loadConfig } from '../../../src/console/app/settings/config.ts';
import { start } from '../../../src/console/app/start.ts';
import type { CustomerSummary, Me } from '../../../src/console/customers/customers.ts';
import { startPlatform, type Browser, type Running } from '../../platform/browser.ts';
import '../../engine/screens/setup.ts';

// The console as a browser runs it, over the platform of the file: the real client, the real HTTP entry, and cookies. No layout, navigation or CSP.

const region = 'ap-southeast-2';
const staff = 'staff@demo.example';
const customersText =
  'query ($searchText: String!) { AuthSearchCustomers(searchText: $searchText) { data { customerId customerDisplayName } } }';

interface Opening {
  /** Display name of the customer. */
  customer: string;
  /** @default staff */
  as?: string;
}

export interface Live {
  /** Opens the console at a path of a customer, signed in; resolves once the page has its heading. */
  open: (path: string, opening: Opening) => Promise<ReturnType<typeof userEvent.setup>>;
  /** Signed in as somebody, to prepare records or to act as a colleague. */
  signedIn: (email?: string) => Promise<Browser>;
  running: () => Running;
}

export function live(environment: Record<string, string> = {}): Live {
  let running: Running;
  const browsers = new Map<string, Promise<Browser>>();
  beforeAll(() => void (running = startPlatform(environment)));
  afterAll(() => running.close());
  // In setup.ts it holds for the first file alone: files share their modules.
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    sessionStorage.clear();
    localStorage.clear();
  });
  const signedIn = (email = staff) => {
    const known = browsers.get(email) ?? running.browser().as(email);
    browsers.set(email, known);
    return known;
  };
  return {
    signedIn,
    running: () => running,
    open: async (path, { customer, as }) => {
      const browser = await signedIn(as);
      vi.stubGlobal('fetch', fetchOf(browser));
      keepExpiry(new Date(Date.now() + 3_600_000).toISOString());
      showToken(browser);
      const { data } = await browser.get<{ data: CustomerSummary[] }>(customersText, { searchText: customer });
      const { customerId } = data.find((one) => one.customerDisplayName === customer) ?? {};
      if (!customerId) throw new Error(`${as ?? staff} has no customer ${customer}`);
      return openAt(`/region/${region}/customers/${customerId}/${path}`);
    },
  };
}

/** Address below the customer's base: `groups?search=night`. */
export const address = (): string => `${location.pathname}${location.search}`.replace(/^\/region\/[^/]+\/customers\/[^/]+\//, '');

async function openAt(path: string) {
  history.replaceState(null, '', path);
  const config = await loadConfig();
  const begun = await start(Promise.resolve(config), askMe(region));
  if (begun.kind !== 'open') throw new Error(`The console does not open: ${begun.kind}`);
  const i18n = await createConsoleI18n('en-GB', config.brandName);
  // The console loads them once a document, and tests open many consoles in one.
  addTexts(later);
  render(<Console config={config} start={begun} region={region} i18n={i18n} session={sessionOf(begun.me)} />);
  await screen.findAllByRole('heading', { level: 1 });
  return userEvent.setup();
}

/** Session of this document only: no other tab gets its events, and leaving fails the test. */
const sessionOf = ({ email }: Me) =>
  createSession({
    email,
    check: () => askCheck(region),
    refresh: () => askRefresh(region),
    logout: () => askLogout(region),
    leave: (path) => {
      throw new Error(`The console leaves for ${path}`);
    },
    channel: { post: () => undefined, listen: () => () => undefined },
  });

const fetchOf =
  (browser: Browser): typeof fetch =>
  async (input, init) => {
    const response = await (input instanceof Request
      ? browser.fetch(input.url, { method: input.method, headers: input.headers, body: (await input.text()) || null })
      : browser.fetch(String(input), init));
    showToken(browser);
    return response;
  };

/** The readable half of the anti-forgery pair, where the client looks for it. */
function showToken(browser: Browser): void {
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `csrf=${encodeURIComponent(browser.cookies.get('csrf') ?? '')}; path=/`;
}
