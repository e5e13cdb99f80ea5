import { setTimeout } from 'node:timers/promises';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { faultsOf, still } from './accessible.ts';
import { finished, go } from './everyRoute.ts';

export type Look = [width: number, colorScheme: 'light' | 'dark'];
export const looks: readonly Look[] = [
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'dark'],
  [390, 'light'],
];

/** Names of the screens that were inspected, and the faults of those that have some. */
export interface Findings {
  seen: string[];
  faults: Record<string, string[]>;
}

export async function wear(page: Page, [width, colorScheme]: Look, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** Goes to a page, waits until it stands, and answers what is wrong with it. */
export async function arrive(page: Page, url: string): Promise<string[]> {
  pendingOf(page);
  await go(page, url.replace(/\/$/, ''));
  return settle(page);
}

/** Waits until nothing moves or loads; returns the page's faults. */
export async function settle(page: Page): Promise<string[]> {
  const pending = pendingOf(page);
  for (;;) {
    for (const end = Date.now() + 30_000; pending.size > 0 && Date.now() < end;) await setTimeout(20);
    if (pending.size > 0) return [...pending].map((request) => `waits for ${request.url()}`);
    await page.evaluate(still);
    const faults = await finished(page);
    if (pending.size === 0) return faults;
  }
}

const isStream = (request: Request): boolean => (request.headers()['accept'] ?? '').includes('text/event-stream');

const pendings = new WeakMap<Page, Set<Request>>();
/** Requests of a page that have no answer yet. */
function pendingOf(page: Page): Set<Request> {
  const known = pendings.get(page);
  if (known) return known;
  const pending = new Set<Request>();
  // A stream of changes is never finished.
  page.on('request', (request) => isStream(request) || pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('domcontentloaded', () => pending.clear());
  pendings.set(page, pending);
  return pending;
}

/** Inspects the page, all that its buttons open, and the same with its first row selected. A page that does not do its part is a fault like others. */
export async function inspectAll(page: Page, name: string, findings: Findings): Promise<void> {
  try {
    await inspectWhole(page, name, findings);
  } catch (error) {
    findings.faults[name] = [...(findings.faults[name] ?? []), String(error).split('\n')[0] ?? ''];
    await page.reload();
    await finished(page);
  }
}

async function inspectWhole(page: Page, name: string, findings: Findings): Promise<void> {
  await inspectPage(page, name, findings);
  const pressed = new Set<string>();
  await inspectOpened(page, name, findings, pressed);
  const box = page.locator('main:not([aria-hidden=true] *) [data-id] input[type=checkbox]:enabled').first();
  if (!(await isReachable(box))) return;
  await box.check();
  await inspectPage(page, `${name}, with a row selected`, findings);
  await inspectOpened(page, name, findings, pressed);
  if (await isReachable(box)) await box.uncheck();
}

export const inspectPage = (page: Page, name: string, findings: Findings): Promise<void> => inspect(page, name, findings, true);

async function inspect(page: Page, name: string, { seen, faults }: Findings, isPage: boolean): Promise<void> {
  seen.push(name);
  // A tooltip below the pointer is no part of the screen.
  await page.mouse.move(0, 0);
  await page
    .getByRole('tooltip')
    .first()
    .waitFor({ state: 'hidden', timeout: 2_000 })
    .catch(() => undefined);
  const found = await faultsOf(page);
  const { headings, sideways } = await page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1')].filter((each) => each.checkVisibility({ visibilityProperty: true })).length,
    sideways: document.documentElement.scrollWidth - innerWidth,
  }));
  if (isPage && headings !== 1) found.push(`has ${headings} first headings`);
  if (sideways > 0) found.push(`scrolls sideways by ${sideways}`);
  if (found.length > 0) faults[name] = found;
}

const isReachable = async (element: Locator): Promise<boolean> =>
  (await element.count()) > 0 && element.evaluate((each) => each.closest('[aria-hidden=true], [inert]') === null);

async function inspectOpened(page: Page, name: string, findings: Findings, pressed: Set<string>): Promise<void> {
  const over = page.locator('[role=dialog], [role=menu]').filter({ visible: true });
  for (;;) {
    const before = await over.count();
    const label = await page.evaluate(nextOpener, [...pressed]);
    if (label === undefined) return;
    pressed.add(label);
    await page.locator('[data-opener]').click({ timeout: 10_000 });
    await expect(over, `${name}: ${label} opens something`).not.toHaveCount(before, { timeout: 10_000 });
    await expect(page.locator('[role=dialog] :is([aria-busy=true], .MuiSkeleton-root)')).toHaveCount(0);
    await inspect(page, `${name}, ${label}`, findings, false);
    for (let tries = 0; tries < 5 && (await over.count()) > before; tries += 1) {
      await page.keyboard.press('Escape');
      await page.evaluate(still);
    }
    await expect(over, `${name}: Escape closes what ${label} opens`).toHaveCount(before);
    await finished(page);
  }
}

/** Marks the first button that opens something and was not pressed yet; returns what it is known by. Buttons with the same icon count as one. */
function nextOpener(pressed: readonly string[]): string | undefined {
  for (const marked of document.querySelectorAll('[data-opener]')) marked.removeAttribute('data-opener');
  const known = (button: Element) =>
    button.textContent?.trim() || button.querySelector('svg')?.getAttribute('data-testid') || button.getAttribute('aria-label') || '';
  const button = [...document.querySelectorAll<HTMLElement>('button[aria-haspopup]:is(main *, [role=dialog] *)')].find(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      !each.matches(':disabled, [aria-disabled=true], [aria-haspopup=false], [aria-hidden=true] *, [inert] *') &&
      !pressed.includes(known(each)),
  );
  if (!button) return undefined;
  button.dataset['opener'] = '';
  return known(button);
}
