/** The languages of the console (spec 1 §9); `en` stands for a reader whose language says no country. */
export const locales = ['en-GB', 'en-US', 'en'] as const;
export type Locale = (typeof locales)[number];

/** Fallback when neither browser nor region decides (spec 1 §9). */
export const fallbackLocale: Locale = 'en-US';

/** The two that a user chooses between; `en` is only ever detected. */
export const offeredLocales: { locale: Locale; name: string }[] = [
  { locale: 'en-GB', name: 'English (UK)' },
  { locale: 'en-US', name: 'English (US)' },
];

/** A language's own name: `Deutsch`, `Français`. A tag that is none is its own name. */
export function languageName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    return `${name.charAt(0).toLocaleUpperCase(tag)}${name.slice(1)}`;
  } catch {
    return tag;
  }
}
