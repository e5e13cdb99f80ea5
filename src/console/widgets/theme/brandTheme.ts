import { converter, formatHex, parse, toGamut, wcagContrast, wcagLuminance, type Oklch } from 'culori';
import type { ThemeElement } from './colours.ts';

const oklch = converter('oklch');
const fit = toGamut('rgb', 'oklch');

const [white, black] = ['#ffffff', '#000000'];
/** The cards of mails, light and dark; the chat interview has the light one. */
const pages = [white, '#191f1c'];
const readable = 4.5;
const visible = 3;

/**
 * Colours of all elements from one brand colour, with text of at least 4.5 : 1, and buttons, selected items and the progress bar of at least
 * 3 : 1 on their pages. The header keeps the colour; the others keep its hue, and get darker or lighter as far as they must.
 */
export function brandTheme(brand: string, elements: readonly ThemeElement[]): ThemeElement[] {
  const control = nearest(brand, (colour) => pages.every((page) => wcagContrast(colour, page) >= visible));
  const track = tint(brand, 0.9, 0.05);
  const bar = nearest(brand, (colour) => [track, white].every((page) => wcagContrast(colour, page) >= visible));
  const linkOn = (background: string) => nearest(brand, (colour) => wcagContrast(colour, background) >= readable);
  const colours: Record<string, [background: string, font: string, links?: boolean]> = {
    header: [brand, textOn(brand)],
    progressBar: [track, bar],
    hint: [tint(brand, 0.94, 0.03), black, true],
    question: [tint(brand, 0.97, 0.008), black, true],
    response: [tint(brand, 0.9, 0.05), black],
    selectedItem: [control, textOn(control)],
    button: [control, textOn(control)],
  };
  return elements.map((element) => {
    const found = colours[element.name];
    if (!found) return element;
    const [backgroundColor, fontColor, links] = found;
    return { ...element, value: { backgroundColor, fontColor, linkColor: links ? linkOn(backgroundColor) : null } };
  });
}

/** White wherever it can be read. One of the two always can. */
const textOn = (background: string): string => (wcagContrast(white, background) >= readable ? white : black);

const tint = (colour: string, lightness: number, most: number): string => {
  const { c, h } = parts(colour);
  return asHex({ mode: 'oklch', l: lightness, c: Math.min(c, most), ...(h !== undefined && { h }) });
};

/** The colour itself if it will do, else the lightness closest to its own that does. */
function nearest(colour: string, does: (colour: string) => boolean): string {
  if (does(colour)) return colour;
  const { l, c, h } = parts(colour);
  const at = (lightness: number) => asHex({ mode: 'oklch', l: lightness, c, ...(h !== undefined && { h }) });
  const candidates = Array.from({ length: steps + 1 }, (_, step) => step / steps).toSorted(
    (one, other) => Math.abs(one - l) - Math.abs(other - l),
  );
  return candidates.map(at).find(does) ?? (wcagLuminance(colour) > 0.18 ? white : black);
}

const steps = 100;

const parts = (colour: string): Pick<Oklch, 'l' | 'c' | 'h'> => oklch(parse(colour)) ?? { l: 0, c: 0 };

/** Rounded to the hex digits that are stored, which the contrast is checked with. */
const asHex = (colour: Oklch): string => formatHex(fit(colour));
