import { blend, wcagContrast } from 'culori';

/** An element of the chat interview with its colours (specification 1 §3 “Branding”). */
export interface ThemeElement {
  name: string;
  type?: string | null;
  value: { backgroundColor: string; fontColor: string; linkColor?: string | null };
}

/** True for a hex code of 3, 6 or 8 digits, the only accepted notation. */
export const isHex = (text: unknown): text is string =>
  typeof text === 'string' && /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(text.trim());

/** The colour in six digits, as a browser's colour picker takes it; white if it is invalid. */
export const opaque = (colour: unknown): string => (isHex(colour) ? `#${digitsOf(colour).slice(0, 6)}` : '#ffffff');

/** Opacity of a colour with eight digits, as its last two. */
export const alphaOf = (colour: unknown): string => (isHex(colour) ? digitsOf(colour).slice(6) : '');

/** WCAG 2 contrast of a text on its background over a white page, 1 to 21; undefined if either colour is invalid. */
export function contrastOf(font: unknown, background: unknown): number | undefined {
  if (!isHex(font) || !isHex(background)) return undefined;
  const behind = blend(['#ffffff', background.trim()]);
  return wcagContrast(blend([behind, font.trim()]), behind);
}

/** Rounds down: 4.49 must not look like 4.5. */
export const asRatio = (contrast: number): string => (Math.floor(contrast * 10 + 1e-9) / 10).toFixed(1);

/** Text needs 4.5 : 1, a bar 3 : 1 (WCAG 1.4.3, 1.4.11). */
export const leastOf = (element: string): number => (element === 'progressBar' ? 3 : 4.5);

export function gradeOf(contrast: number, least = 4.5): 'AAA' | 'AA' | undefined {
  if (least === 4.5 && contrast >= 7) return 'AAA';
  return contrast >= least ? 'AA' : undefined;
}

function digitsOf(colour: string): string {
  const digits = colour.trim().slice(1).toLowerCase();
  return digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
}
