import { anyPlace, type Rule } from '../../domain/permissionRules.ts';
import { listed, joined, type WordingOptions } from './abilities.ts';

/** Some rights, and where one gains, loses or holds them, as the platform answers it. */
export interface AccessPart {
  rights: string[];
  whole: boolean;
  below: readonly { _id: string; name: string }[];
  alone: readonly { _id: string; name: string }[];
}

interface Names {
  departmentName: (id: string) => string | undefined;
  customerName: (id: string) => string | undefined;
}

/** “Sales and below”, “Head office alone”, “all of Acme”. */
export function placesOfPart(
  { whole, below, alone }: Omit<AccessPart, 'rights'>,
  customer: string | undefined,
  telling: WordingOptions,
): string {
  const { translate } = telling;
  const places = [
    ...(whole ? [customer ? translate('access.places.whole', { customer }) : translate('access.places.wholeOwn')] : []),
    ...(below.length > 0 ? [andBelow(departments(below.map(named), telling), telling)] : []),
    ...(alone.length > 0
      ? [translate('access.places.alone', { names: listed(departments(alone.map(named), telling), telling.locale) })]
      : []),
  ];
  return joined(places, translate) || translate('access.places.nowhere');
}

/** With preposition: “of Sales and below”, “in all of Acme”; empty without places. */
export function placesOfRule(rule: Pick<Rule, 'customers' | 'otherResources'>, names: Names, telling: WordingOptions): string {
  const { translate } = telling;
  const { customers, otherResources } = rule;
  if (customers.some(({ customerId }) => customerId === anyPlace))
    return translate('access.places.in', { places: translate('access.places.any') });
  const whole = customers.filter(({ hierarchyIds }) => hierarchyIds.includes(anyPlace));
  const parts = customers.filter(({ hierarchyIds }) => hierarchyIds.length > 0 && !hierarchyIds.includes(anyPlace));
  const others = new Set(otherResources).size;
  const places = [
    ...parts.map(({ customerId, hierarchyIds }) => {
      const within = andBelow(departments(hierarchyIds.map(names.departmentName), telling), telling);
      const customer = customers.length > 1 ? names.customerName(customerId) : undefined;
      return customer ? translate('access.places.inCustomer', { places: within, customer }) : within;
    }),
    ...wholeCustomers(
      whole.map(({ customerId }) => names.customerName(customerId)),
      telling,
    ),
    ...(others > 0 ? [translate('access.places.other', { smart_count: others })] : []),
  ];
  if (places.length === 0) return '';
  const preposition = whole.length === 0 && others === 0 ? 'of' : 'in';
  return translate(`access.places.${preposition}`, { places: joined(places, translate) });
}

function wholeCustomers(names: readonly (string | undefined)[], telling: WordingOptions): string[] {
  const { translate, locale } = telling;
  const known = names.filter((name) => name !== undefined && name !== '') as string[];
  const unknown = names.length - known.length;
  const [shown, more] = known.length > most ? [known.slice(0, most - 1), known.length - most + 1] : [known, 0];
  const words = [...shown, ...(more > 0 ? [translate('access.places.moreCustomers', { smart_count: more })] : [])];
  return [
    ...(words.length > 0 ? [translate('access.places.whole', { customer: listed(words, locale) })] : []),
    ...(unknown > 0 ? [translate('access.places.unknownCustomer', { smart_count: unknown })] : []),
  ];
}

/** Up to three by name, of more the first two; those without a name are counted. */
function departments(names: readonly (string | undefined)[], { translate }: WordingOptions): string[] {
  const known = names.filter((name) => name !== undefined && name !== '') as string[];
  const unknown = names.length - known.length;
  const shown = known.length > most ? known.slice(0, most - 1) : known;
  const more = known.length - shown.length + (known.length > 0 ? unknown : 0);
  return [
    ...shown,
    ...(more > 0 ? [translate('access.places.more', { smart_count: more })] : []),
    ...(known.length === 0 && unknown > 0 ? [translate('access.places.unknown', { smart_count: unknown })] : []),
  ];
}

const andBelow = (names: string[], { translate, locale }: WordingOptions): string =>
  translate(`access.places.${names.length > 1 ? 'belowMany' : 'below'}`, { names: listed(names, locale) });

const named = ({ name }: { name: string }): string => name;

const most = 3;
