import type { ValueKind } from '../../plan/ValueKind.ts';
import { heldBy, isLong } from './fields.ts';
import type { Api } from './offers.ts';
import { keyOf } from './words.ts';
import { isValue } from '../schema.ts';

/** How a text is shown, by its name; addresses that are no web or mail address stay texts. */
export function widgetOfText(name: string, kind: ValueKind): string | undefined {
  if (kind !== 'text' && kind !== 'url') return undefined;
  if (/(image|avatar|photo|thumbnail|thumb|logo|picture|icon|cover|banner)(_?(url|uri|src|href|link))?$/i.test(name)) return 'image';
  if (kind === 'url') return undefined;
  if (/(^|[a-z_])e?_?mail(_?address)?$/i.test(name)) return 'email';
  if (/(url|uri|website|homepage|web_?site)$/i.test(name)) return 'url';
  return isLong(name) ? 'multiline' : undefined;
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
