import { fallbackLocale, locales, type Locale } from './locales.ts';

const storageKey = 'appearance.locale';

export interface LocaleHints {
  /** The user's own choice on this browser. */
  chosen?: string | null;
  /** The browser's languages, the preferred one first. */
  languages: readonly string[];
  region?: string | null;
}

/** The choice, else the browser's language where it names a country, else the region's (spec 1 §9). */
export function detectLocale({ chosen, languages, region }: LocaleHints): Locale {
  const own = locales.find((locale) => locale === chosen);
  if (own) return own;
  const preferred = languages[0]?.toLowerCase();
  if (preferred === 'en-us') return 'en-US';
  if (preferred === 'en-gb') return 'en-GB';
  if (region === 'us-east-1') return 'en-US';
  if (region === 'ap-southeast-2' || region === 'eu-west-1') return 'en-GB';
  return fallbackLocale;
}

/** The same from what this browser knows. */
export function currentLocale(region?: string | null): Locale {
  return detectLocale({ chosen: localStorage.getItem(storageKey), languages: navigator.languages ?? [navigator.language], region });
}

/** Keeps the user's choice for the next visit, a sign-out included. */
export function rememberLocale(locale: Locale): void {
  localStorage.setItem(storageKey, locale);
}
