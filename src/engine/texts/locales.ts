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
