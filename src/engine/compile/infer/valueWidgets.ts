import { durationUnit } from '../../plan/durations.ts';
import type { ValueKind } from '../../plan/ValueKind.ts';
import { heldBy, isLong } from './fields.ts';
import type { Api } from './offers.ts';
import { keyOf, wordsOf } from './words.ts';
import { isValue } from '../schema.ts';

const lastWord = (name: string): string => wordsOf(name).at(-1)?.toLowerCase() ?? '';

/** `color`, `hexColor`, `color_code`. */
export const isColour = (name: string): boolean => /colou?r$/.test(lastWord(name.replace(/_?(hex|code)$/i, '')));

const isPhone = (name: string): boolean => /^(phone|telephone|tel|mobile)$/.test(lastWord(name.replace(/_?(number|no)$/i, '')));

/** How a text is shown, by its name and scalar; addresses that are no web or mail address stay texts. */
export function widgetOfText(name: string, kind: ValueKind, scalar = 'String'): string | undefined {
  if (kind !== 'text' && kind !== 'url') return undefined;
  if (/(image|avatar|photo|thumbnail|thumb|logo|picture|icon|cover|banner)(_?(url|uri|src|href|link))?$/i.test(name)) return 'image';
  if (kind === 'url') return undefined;
  if (/(^|[a-z_])e?_?mail(_?address)?$/i.test(name)) return 'email';
  if (/(url|uri|website|homepage|web_?site)$/i.test(name)) return 'url';
  if (/^(iso_?8601_?)?duration$/i.test(scalar)) return 'duration';
  if (isColour(name)) return 'colour';
  if (isPhone(name)) return 'phone';
  return isLong(name) ? 'multiline' : undefined;
}

/** `taxPercent`, `timeoutMs`; angles have minutes and seconds too. */
export function widgetOfNumber(name: string): string | undefined {
  if (/^(percent|percentage|pct)$/.test(lastWord(name))) return 'percent';
  return durationUnit(name) !== undefined && !/(^|_)(arc|lat|lon|lng)|latitude|longitude/i.test(name) ? 'duration' : undefined;
}

const amounts = new Set(['amount', 'value', 'centamount', 'minoramount', 'units']);
const currencies = new Set(['currency', 'currencycode', 'currencyiso']);

/** Amount and currency of an object that holds little else: `{ amount currencyCode }`. */
export function moneyOf(api: Api, type: string): { amount: string; currency: string } | undefined {
  const held = heldBy(api, type);
  const find = (keys: ReadonlySet<string>): string | undefined =>
    held.find(({ name, shape }) => keys.has(keyOf(name)) && isValue(shape) && !shape.list)?.name;
  const amount = find(amounts);
  const currency = find(currencies);
  return held.length <= 4 && amount !== undefined && currency !== undefined ? { amount, currency } : undefined;
}
