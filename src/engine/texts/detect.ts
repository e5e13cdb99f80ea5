import { fallbackLocale, locales } from './locales.ts';

const storageKey = 'appearance.locale';

export interface LocaleHints {
  /** The user's own choice on this browser. */
  chosen?: string | null;
  /** The browser's languages, the preferred one first. */
  languages: readonly string[];
  region?: string | null;
  /** Tags of further languages. */
  further?: readonly string[];
}

/** The choice, else the browser's language where it names a country, else the region's (spec 1 §9). */
export function detectLocale({ chosen, languages, region, further = [] }: LocaleHints): string {
  const own = [...locales, ...further].find((locale) => locale === chosen);
  if (own) return own;
  const spoken = further.find((tag) => !locales.some((own) => own === tag) && speaks(languages[0], tag));
  if (spoken) return spoken;
  const preferred = languages[0]?.toLowerCase();
  if (preferred === 'en-us') return 'en-US';
  if (preferred === 'en-gb') return 'en-GB';
  if (region === 'us-east-1') return 'en-US';
  if (region === 'ap-southeast-2' || region === 'eu-west-1') return 'en-GB';
  return fallbackLocale;
}

/** `de-AT` is served by `de`, and `de` by `de-AT`. */
function speaks(language: string | undefined, tag: string): boolean {
  const [own, other] = [language?.toLowerCase() ?? '', tag.toLowerCase()];
  return own === other || own.startsWith(`${other}-`) || other.startsWith(`${own}-`);
}

/** The same from what this browser knows. */
export function currentLocale(region?: string | null, further: readonly string[] = []): string {
  const languages = navigator.languages ?? [navigator.language];
  return detectLocale({ chosen: localStorage.getItem(storageKey), languages, region, further });
}

/** Keeps the user's choice for the next visit, a sign-out included. */
export function rememberLocale(locale: string): void {
  localStorage.setItem(storageKey, locale);
}
