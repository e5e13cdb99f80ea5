import type { Page } from '@playwright/test';
import { still } from './accessible.ts';

/** Saves a picture of the page for the documentation, once nothing moves any more. */
export async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(still);
  await page.screenshot({ path: `tests/journeys/pictures/${name}.png`, animations: 'disabled' });
}

export async function showSheet(page: Page, body: string): Promise<void> {
  await page.setContent(`<!doctype html><html lang="en"><style>${looks}</style><body>${body}</body></html>`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
}

export const windowOf = (title: string, content: string): string => `<figure><figcaption>${escaped(title)}</figcaption>${content}</figure>`;

export const codeOf = (text: string): string =>
  `<pre>${text
    .trimEnd()
    .split('\n')
    .map(
      (line) =>
        `<div style="padding-left: ${line.search(/\S|$/) + 4}ch">${escaped(line.trim()).replaceAll(/('[^']*')/g, '<b>$1</b>')}</div>`,
    )
    .join('')}</pre>`;

export const terminalOf = (runs: readonly { typed: string; said: string }[]): string =>
  `<pre>${runs.map(({ typed, said }) => `<u>$</u> <strong>${escaped(typed)}</strong>\n${marked(said)}`).join('\n\n')}</pre>`;

const marked = (said: string): string => escaped(said).replaceAll(/^(R\d{3}) (\S+) (\S+?):/gm, '<em>$1</em> $2 <b>$3</b>:');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const looks = `
  body { margin: 0; padding: 16px; display: grid; gap: 16px; background: #eef1f0; font: 14px/1.5 'DejaVu Sans', sans-serif; color: #1a211f; }
  body:has(figure + figure) { grid-template-columns: 500px 1fr; }
  figure { margin: 0; display: flex; flex-direction: column; overflow: hidden; border: 1px solid #d5dbd9; border-radius: 8px; background: #fff; }
  figcaption { padding: 8px 16px; border-bottom: 1px solid #e3e8e6; background: #f7f9f8; color: #55605d; font-size: 13px; }
  pre { margin: 0; padding: 14px 16px; font: 12px/1.6 'DejaVu Sans Mono', monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
  pre div { text-indent: -4ch; }
  pre b { font-weight: 400; color: #0b6b5d; } pre u { text-decoration: none; color: #66706d; }
  pre em { font-style: normal; font-weight: 700; color: #b3261e; }
  img { display: block; width: 100%; }
`;
