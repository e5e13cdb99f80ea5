import { isHex } from '../widgets/theme/colours.ts';

export type ChatElement = 'header' | 'progressBar' | 'hint' | 'question' | 'response' | 'listItem' | 'selectedItem' | 'button';

export type Colours = Record<ChatElement, { background: string; font: string; link: string }>;

const plain = { background: '#ffffff', font: '#000000', link: '#0000ee' };

export const plainColours: Colours = {
  ...{ header: plain, progressBar: plain, hint: plain, question: plain },
  ...{ response: plain, listItem: plain, selectedItem: plain, button: plain },
};

/** Only a HEX code becomes a colour. Partial input and CSS leave the previous colour; an empty value is white, as when saved. */
export function coloursOf(theme: unknown, before: Colours): Colours {
  const elements: unknown[] = Array.isArray(theme) ? theme : [];
  const found = Object.entries(before).map(([name, held]) => {
    const value = valueOf(elements.find((each) => isObject(each) && each['name'] === name));
    const colour = (typed: unknown, last: string) => (isHex(typed) ? typed.trim() : typed === '' ? '#ffffff' : last);
    const { backgroundColor, fontColor, linkColor } = value;
    const now = {
      background: colour(backgroundColor, held.background),
      font: colour(fontColor, held.font),
      link: colour(linkColor, held.link),
    };
    return [name, now];
  });
  return Object.fromEntries(found) as Colours;
}

export const sameColours = (one: Colours, other: Colours): boolean => JSON.stringify(one) === JSON.stringify(other);

export function logoOf(typed: unknown): { address?: string; fault?: 'notWeb' | 'notSecure' } {
  const text = typeof typed === 'string' ? typed.trim() : '';
  if (text === '') return {};
  try {
    const { protocol, username, password, href, origin } = new URL(text);
    if (!['http:', 'https:'].includes(protocol) || username || password) return { fault: 'notWeb' };
    // Uploaded pictures come from the console's own host.
    return protocol === 'https:' || origin === globalThis.location.origin ? { address: href } : { fault: 'notSecure' };
  } catch {
    return { fault: 'notWeb' };
  }
}

const valueOf = (element: unknown): Record<string, unknown> => (isObject(element) && isObject(element['value']) ? element['value'] : {});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
