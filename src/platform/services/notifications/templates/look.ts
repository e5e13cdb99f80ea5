import { defaultTheme } from '../../../../../validation/branding.ts';
import type { ThemeElement } from '../../brandings/table.ts';
import type { Colours } from '../../../mail/brandedPage.ts';
import { webAddress } from './facts.ts';

export interface MailBranding {
  title: string;
  logoUrl: string | null;
  theme: readonly ThemeElement[];
}

export const logoOf = (branding: MailBranding | undefined): string | undefined => webAddress(branding?.logoUrl, ['https:']);

export function coloursOf(branding: MailBranding | undefined, name: 'header' | 'button'): Colours {
  const isIt = (element: { name: string }) => element.name === name;
  const input = branding?.theme.find(isIt)?.value ?? defaultTheme.find(isIt)?.value;
  const background = opaque(input?.backgroundColor, white);
  const font = opaque(input?.fontColor, background);
  const readableFont = contrast(background, font) >= readable ? hex(font) : blackOrWhite(background);
  const isLost = papers.some((paper) => contrast(background, paper) < 1.3);
  return { background: hex(background), font: readableFont, line: isLost ? readableFont : hex(background) };
}

type Rgb = [red: number, green: number, blue: number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const papers: Rgb[] = [white, [25, 31, 28]];
/** Contrast of WCAG 2.2 criterion 1.4.3. */
const readable = 4.5;

/** Blends a translucent colour, for mail programs. */
function opaque(colour: string | undefined, upon: Rgb): Rgb {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(colour ?? '')?.[1];
  if (!digits) return upon;
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const part = (index: number) => Number.parseInt(long.slice(index * 2, index * 2 + 2), 16);
  const alpha = long.length === 8 ? part(3) / 255 : 1;
  const mixed = (index: 0 | 1 | 2) => Math.round(part(index) * alpha + upon[index] * (1 - alpha));
  return [mixed(0), mixed(1), mixed(2)];
}

const hex = (colour: Rgb): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

const blackOrWhite = (background: Rgb): string => hex(contrast(background, white) >= contrast(background, black) ? white : black);

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
