import { getCountries, getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

export type Country = CountryCode;

/** The country of the scope's region (specification 3 §5). */
export const homeCountry = (base: string): Country => homes[/^\/region\/([^/]+)/.exec(base)?.[1] ?? ''] ?? 'AU';

const homes: Record<string, Country | undefined> = { 'ap-southeast-2': 'AU', 'eu-west-1': 'GB', 'us-east-1': 'US' };

export const callingCode = (country: Country): string => getCountryCallingCode(country);

/** Undefined while the country is unclear. */
export const countryOf = (number: string): Country | undefined =>
  number.startsWith('+') ? parsePhoneNumberFromString(number)?.country : undefined;

/** Incomplete numbers stay unchanged. */
export function national(number: string): string {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.country ? parsed.formatNational() : number;
}

/** `+61412345678`; other texts stay for the form's rule. */
export function international(typed: string, country: Country): string {
  const text = typed.trim();
  if (text === '') return '';
  const parsed = parsePhoneNumberFromString(text, country);
  if (parsed) return parsed.number;
  if (text.startsWith('+') || !/^[\d\s().-]+$/.test(text)) return text;
  return `+${callingCode(country)}${text.replace(/\D/g, '')}`;
}

export function optionsFor(locale: string): { id: Country; name: string; code: string }[] {
  const known = options.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  const found = getCountries()
    .map((id) => ({ id, name: names.of(id) ?? id, code: callingCode(id) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  options.set(locale, found);
  return found;
}

const options = new Map<string, { id: Country; name: string; code: string }[]>();
