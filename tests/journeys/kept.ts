import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test, type CDPSession, type Page } from '@playwright/test';
import { looks, type Look } from './everyLook.ts';
import { decode, differences, encode, greyOf, marked, partAt, sheetOf, type Grey } from './greyPicture.ts';

// Stored pictures: half size, 16 greys with the colours below, four looks of a screen in a row. `npx playwright test everyScreen -u`
// rewrites them.

const folder = join(import.meta.dirname, 'kept');
const instant = '2026-06-16T23:30:05.000Z';

/** Settings of a platform whose clock stands still, and whose demo data therefore are always the same. */
export const standstill = {
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'fixedTime.mjs')).href}`,
  FIXED_TIME: instant,
  TZ: 'UTC',
  // No picture shows somebody else who looks at the screen.
  LIVE_CONNECTIONS: '0',
};

/** Gives the pages of a tab the font of the pictures, and the time at which the platform's clock stands. */
export async function pin(page: Page): Promise<void> {
  await page.addInitScript(pinned, { instant: Date.parse(instant), fonts: [font('latin'), font('latin-ext')] });
}

const font = (subset: string): string =>
  readFileSync(createRequire(import.meta.url).resolve(`@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`)).toString(
    'base64',
  );

/** Runs before a page's own scripts. Time passes, since some timers count by it, but begins anew with each address, and never comes to a minute. */
function pinned({ instant: at, fonts }: { instant: number; fonts: string[] }): void {
  let began = performance.now();
  addEventListener('popstate', () => (began = performance.now()), true);
  const now = () => at + Math.min(40_000, Math.floor(performance.now() - began));
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as object,
    get: (target, key, receiver) => (key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)),
  });
  for (const [index, data] of fonts.entries()) {
    const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0));
    const rest = index === 0 ? {} : { unicodeRange: 'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0' };
    document.fonts.add(new FontFace('Pinned', bytes.buffer, { weight: '100 900', ...rest }));
  }
  const sheet = new CSSStyleSheet();
  // Precise geometry rounds no letter's width as the machine's font settings say.
  const rules = 'font-family: Pinned !important; text-rendering: geometricPrecision !important; caret-color: transparent !important';
  sheet.replaceSync(`*, ::before, ::after { ${rules} }`);
  document.adoptedStyleSheets.push(sheet);
}

const sessions = new WeakMap<Page, CDPSession>();

/** Takes the screen from its top, without the menu and the bar, or with them. */
export async function take(page: Page, { whole = false } = {}): Promise<Grey> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const clip = await page.evaluate(prepared, whole);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip: { ...clip, scale: 1 }, optimizeForSpeed: true });
  return greyOf(Buffer.from(data, 'base64'));
}

function prepared(whole: boolean): { x: number; y: number; width: number; height: number } {
  scrollTo(0, 0);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { nodeValue } = texts.currentNode;
    if (nodeValue?.includes(location.host)) texts.currentNode.nodeValue = nodeValue.replaceAll(location.host, 'localhost:40000');
  }
  const { left = 0, top = 0 } =
    (!whole && !document.querySelector('[role=dialog]') && document.querySelector('main')?.getBoundingClientRect()) || {};
  const [x, y] = [Math.floor(left / 4) * 4, Math.floor(top / 2) * 2];
  return { x, y, width: innerWidth - x - ((innerWidth - x) % 4), height: innerHeight - y };
}

/** Compares with the stored picture in all looks and returns the differences; `-u` writes them. */
export function compareWithKept(name: string, parts: readonly Grey[]): string[] {
  const info = test.info();
  const taken = sheetOf(parts);
  const path = join(folder, fileOf(name));
  const kept = existsSync(path) ? decode(readFileSync(path)) : undefined;
  const differing = kept && differences(kept, taken);
  if (differing?.length === 0) return [];
  if (['all', 'changed'].includes(info.config.updateSnapshots)) {
    write(path, taken);
    return [];
  }
  write(info.outputPath(`now-${fileOf(name)}`), taken);
  if (!kept) return ['has no kept picture'];
  write(info.outputPath(`kept-${fileOf(name)}`), kept);
  write(info.outputPath(`difference-${fileOf(name)}`), marked(kept, taken));
  return looks.flatMap((look, part) => inWords(look, differing?.filter(({ x }) => partAt(taken, x) === part) ?? []));
}

const inWords = ([width, colorScheme]: Look, at: { x: number; y: number }[]): string[] =>
  at[0]
    ? [`differs from its kept picture, ${width} wide and ${colorScheme}, in ${at.length} places, the first at ${at[0].x}, ${at[0].y}`]
    : [];

export const leftovers = (names: readonly string[]): string[] => readdirSync(folder).filter((file) => !names.map(fileOf).includes(file));

const fileOf = (name: string): string => `${name.replaceAll(/\W+/g, '-')}.png`;

function write(path: string, picture: Grey): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, encode(picture));
}
