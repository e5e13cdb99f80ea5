import { getCountries, getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

export type Country = CountryCode;

/** The country of the scope's region (specification 3 §5). */
export const homeCountry = (base: string): Country => homes[/^\/region\/([^/]+)/.exec(base)?.[1] ?? ''] ?? 'AU';

const homes: Record<string, Country | undefined> = { 'ap-southeast-2': 'AU', 'eu-west-1': 'GB', 'us-east-1': 'US' };

export const callingCode = (country: Country): string => getCountryCallingCode(country);

/** The country of a number with its calling code; none where it cannot be told (yet). */
export const countryOf = (number: string): Country | undefined =>
  number.startsWith('+') ? parsePhoneNumberFromString(number)?.country : undefined;

/** A number as people of its country write it; what is not whole stays as it is. */
export function national(number: string): string {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.country ? parsed.formatNational() : number;
}

/** What was typed as it is sent, `+61412345678`; nothing where nothing was typed, and what is no number stays for the rule to say so. */
export function international(typed: string, country: Country): string {
  const text = typed.trim();
  if (text === '') return '';
  const parsed = parsePhoneNumberFromString(text, country);
  if (parsed) return parsed.number;
  if (text.startsWith('+') || !/^[\d\s().-]+$/.test(text)) return text;
  return `+${callingCode(country)}${text.replace(/\D/g, '')}`;
}

/** All countries by their names in the reader's language. */
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
