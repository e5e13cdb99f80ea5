import { createInstance, type i18n } from 'i18next';
import type { I18nProvider } from 'ra-core';
import { getI18nProvider } from 'ra-i18n-i18next';
import { spelled } from './american.ts';
import { rememberLocale } from './detect.ts';
import { merged } from './merged.ts';
import { fallbackLocale, locales, offeredLocales, type Locale } from './locales.ts';
import type { Catalogue } from './translate.ts';

let instance: i18n | undefined;

/** Adds texts that are fetched later than the rest, for all locales. `asWritten` keeps their spelling. What a language says itself stays. */
export function addTexts(texts: Catalogue, { asWritten = false } = {}): void {
  for (const locale of locales) put(locale, merged(asWritten ? texts : spelled(texts, locale), own[locale]?.texts ?? {}));
}

/** Texts that stand in every language, over whatever it says. */
export function fixTexts(texts: Catalogue): void {
  fixed = merged(fixed, texts);
  for (const tag of new Set([...locales, ...Object.keys(own)])) put(tag, {});
}

function put(tag: string, texts: Catalogue): void {
  // Put together here: i18next would write into the catalogue that all locales share.
  const all = merged(merged(instance?.getResourceBundle(tag, 'translation') as Catalogue, texts), fixed);
  instance?.addResourceBundle(tag, 'translation', all, false, true);
}

let own: Languages = {};
let fixed: Catalogue = {};

/** Words that differ by locale, which texts interpolate by name. */
type Nouns = Partial<Record<Locale, Record<string, string>>>;

/** Further languages by their tag; texts that one lacks are English. */
export type Languages = Readonly<Record<string, { name: string; texts: Catalogue }>>;

/** react-admin's translations by i18next: one catalogue for all locales, in the spelling of each, whose nouns are default variables of the locale. */
export async function createI18n(
  texts: Catalogue,
  locale: string,
  brandName: string,
  { nouns = {}, languages = {} }: { nouns?: Nouns; languages?: Languages } = {},
): Promise<I18nProvider> {
  const i18n = createInstance();
  instance = i18n;
  own = languages;
  fixed = {};
  const variables = (of: string) => ({ ...nouns[of as Locale], brand: brandName });
  const further = Object.entries(languages);
  const provider = await getI18nProvider(
    i18n,
    {
      lng: locale,
      fallbackLng: fallbackLocale,
      resources: Object.fromEntries([
        ...locales.map((each) => [each, { translation: spelled(texts, each) }]),
        ...further.map(([tag, language]) => {
          const known = locales.find((each) => each === tag);
          return [tag, { translation: known === undefined ? language.texts : merged(spelled(texts, known), language.texts) }];
        }),
      ]),
      // Whole sentences pass through here, too, such as a server's message: a colon in them is a colon.
      nsSeparator: false,
      interpolation: { escapeValue: false, defaultVariables: variables(locale) },
      react: { useSuspense: false },
    },
    [...offeredLocales.filter(({ locale: tag }) => !(tag in languages)), ...further.map(([tag, { name }]) => ({ locale: tag, name }))],
  );
  document.documentElement.lang = locale;
  return {
    ...provider,
    changeLocale: async (next: string) => {
      const known = [...locales, ...Object.keys(languages)].find((each) => each === next) ?? fallbackLocale;
      i18n.options.interpolation = { ...i18n.options.interpolation, defaultVariables: variables(known) };
      await provider.changeLocale(known);
      document.documentElement.lang = known;
      rememberLocale(known);
    },
  };
}
