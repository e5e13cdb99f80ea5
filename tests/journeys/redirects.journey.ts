import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { transformWithOxc } from 'vite';
import { decideRedirect, type Redirect } from '../../src/domain/redirects.ts';
import { domains, home, isAllowed, redirectPayloads } from '../support/redirectPayloads.ts';

const payloads = redirectPayloads();

/** Chromium's reading of a payload, our decision, and the link's target; null leads nowhere. */
interface Seen {
  decided: Redirect;
  leads: string | null;
}

test(`of ${payloads.length} redirects none leaves the allowed list, and where they lead is where Chromium goes`, async ({ page }) => {
  const requested = await serve(page);
  const seen = await page.evaluate(lookAt, { payloads, home, domains });

  const astray = payloads.filter((_, index) => leavesFor(seen[index]?.leads));
  console.log(
    `redirects: ${payloads.length} payloads, of which ${astray.length} lead Chromium out of the list when they are followed as they are`,
  );
  expect(astray.length).toBeGreaterThan(300);
  // The platform decides before the sign-in, the browser after it: the same, but for names in other scripts that only Node.js looks into.
  const differs = payloads.filter((payload, index) => {
    const [there, here] = [decideRedirect(payload, home, domains), seen[index]?.decided];
    return JSON.stringify(there) !== JSON.stringify(here) && !(there.kind === 'invalid' && /xn--a?\./.test(payload));
  });
  expect(differs, 'the platform decides as the browser does').toEqual([]);
  const taken = payloads.flatMap((payload, index) => {
    const to = targetOf(seen[index]?.decided);
    return to ? [{ payload, to }] : [];
  });
  expect(
    taken.filter(({ to }) => !isAllowed(to)),
    'decided in Chromium, none leaves',
  ).toEqual([]);
  const targets = [...new Set(taken.map(({ to }) => to))];
  const replaced = await page.evaluate(goTo, targets);
  expect(replaced, 'the address of the page is the one that was decided').toEqual(targets.filter((to) => to.startsWith(home)));
  const wanted = new Set(targets.map((to) => to.replace(/#.*$/s, '')));
  expect([...requested].toSorted(), 'what was navigated to is what was decided').toEqual([...wanted].toSorted());
  console.log(`redirects: ${taken.length} taken, ${targets.length} different addresses navigated to, none outside`);
});

async function serve(page: Page): Promise<Set<string>> {
  const path = fileURLToPath(new URL('../../src/domain/redirects.ts', import.meta.url));
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
  const requested = new Set<string>();
  await page.context().route('**/*', async (route) => {
    const request = route.request();
    if (request.url() === `${home}/code.js`) return route.fulfill({ contentType: 'text/javascript', body: code });
    if (request.isNavigationRequest() && request.frame() !== page.mainFrame()) requested.add(request.url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' });
  });
  await page.goto(`${home}/login`);
  return requested;
}

async function lookAt(given: { payloads: string[]; home: string; domains: string[] }): Promise<Seen[]> {
  const address = '/code.js';
  const code = (await import(address)) as { decideRedirect: typeof decideRedirect };
  const link = document.createElement('a');
  return given.payloads.map((payload) => {
    link.href = payload;
    const leads = URL.canParse(link.href) ? link.href : null;
    return { decided: code.decideRedirect(payload, given.home, given.domains), leads };
  });
}

async function goTo(targets: string[]): Promise<string[]> {
  const replaced = targets
    .filter((to) => to.startsWith(location.origin))
    .map((to) => {
      history.replaceState(null, '', to.slice(location.origin.length));
      return location.href;
    });
  history.replaceState(null, '', '/login');
  for (let at = 0; at < targets.length; at += 25)
    await Promise.all(
      targets.slice(at, at + 25).map(async (to) => {
        const frame = document.body.appendChild(document.createElement('iframe'));
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
        frame.contentWindow?.location.replace(to);
        await loaded;
        frame.remove();
      }),
    );
  return replaced;
}

/** The whole address that a decision leads to. */
const targetOf = (decided?: Redirect): string | undefined =>
  decided?.kind === 'inside' ? home + decided.path : decided?.kind === 'outside' ? decided.url : undefined;

const leavesFor = (address?: string | null): boolean => typeof address === 'string' && /^https?:/.test(address) && !isAllowed(address);
