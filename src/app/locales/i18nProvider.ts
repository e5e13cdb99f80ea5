import { createInstance, type i18n } from 'i18next';
import type { I18nProvider } from 'ra-core';
import { getI18nProvider } from 'ra-i18n-i18next';
import { rememberLocale } from './detect.ts';
import { en } from './en.ts';
import type { Catalogue } from './translate.ts';
import { fallbackLocale, locales, nouns, offeredLocales, type Locale } from './nouns.ts';

/** The instances at work: one in a browser. */
const instances = new Set<i18n>();

/** Adds texts that are fetched later than the rest, for all locales. */
export function addTexts(texts: Catalogue): void {
  for (const instance of instances) for (const locale of locales) instance.addResourceBundle(locale, 'translation', texts, true, true);
}

/** react-admin's translations by i18next: one catalogue for all locales, whose nouns are default variables of the locale. */
export async function createConsoleI18n(locale: Locale, brandName: string): Promise<I18nProvider> {
  const i18n = createInstance();
  instances.add(i18n);
  const variables = (of: Locale) => ({ ...nouns[of], brand: brandName });
  const provider = await getI18nProvider(
    i18n,
    {
      lng: locale,
      fallbackLng: fallbackLocale,
      resources: Object.fromEntries(locales.map((each) => [each, { translation: en }])),
      // Whole sentences pass through here, too, such as a server's message: a colon in them is a colon.
      nsSeparator: false,
      interpolation: { escapeValue: false, defaultVariables: variables(locale) },
      react: { useSuspense: false },
    },
    offeredLocales,
  );
  document.documentElement.lang = locale;
  return {
    ...provider,
    changeLocale: async (next: string) => {
      const known = locales.find((each) => each === next) ?? fallbackLocale;
      i18n.options.interpolation = { ...i18n.options.interpolation, defaultVariables: variables(known) };
      await provider.changeLocale(known);
      document.documentElement.lang = known;
      rememberLocale(known);
    },
  };
}
