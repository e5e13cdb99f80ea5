import { createInstance, type i18n } from 'i18next';
import type { I18nProvider } from 'ra-core';
import { getI18nProvider } from 'ra-i18n-i18next';
import { spelled } from './american.ts';
import { rememberLocale } from './detect.ts';
import { merged } from './merged.ts';
import { fallbackLocale, languageName, locales, offeredLocales, type Locale } from './locales.ts';
import type { Catalogue } from './translate.ts';

let instance: i18n | undefined;
/** Texts as written: finding one takes as long as rendering a cell, and a list asks for the same ones in each row. */
const found = new Map<string, string>();

/** Adds texts that are fetched later than the rest, for all locales. `asWritten` keeps their spelling. What a language says itself stays. */
export function addTexts(texts: Catalogue, { asWritten = false } = {}): void {
  const said = own;
  for (const locale of locales) put(locale, () => merged(asWritten ? texts : spelled(texts, locale), said[locale] ?? {}));
}

/** Texts that stand in every language, over whatever it says. */
export function fixTexts(texts: Catalogue): void {
  fixed = merged(fixed, texts);
  for (const tag of new Set([...locales, ...Object.keys(own)])) put(tag, () => ({}));
}

/** Texts in locales that nobody reads yet: putting them together takes a slow machine 100 ms. */
const waiting = new Map<string, (() => Catalogue)[]>();

function put(tag: string, texts: () => Catalogue): void {
  if (isRead(tag, instance?.language ?? '')) write(tag, texts());
  else waiting.set(tag, [...(waiting.get(tag) ?? []), texts]);
}

/** English stands in for what another language lacks. */
const isRead = (tag: string, language: string): boolean => tag === language || (tag === fallbackLocale && !isEnglish(language));

function write(tag: string, texts: Catalogue): void {
  if (!instance) return;
  // Put together here: i18next would write into the catalogue that all locales share. Its own way in copies all texts.
  const all = merged(merged(instance.getResourceBundle(tag, 'translation') as Catalogue, texts), fixed);
  instance.store.data[tag] = { translation: all };
  found.clear();
}

/** The texts that languages say themselves, by tag. */
let own: Readonly<Record<string, Catalogue>> = {};
let fixed: Catalogue = {};

/** Words that differ by locale, which texts interpolate by name. */
type Nouns = Partial<Record<Locale, Record<string, string>>>;

/** Further languages by their tag, and texts of the English ones; `en` stands for all of these. Texts that one lacks are English. */
export type Languages = Readonly<Record<string, { name?: string; texts: Catalogue }>>;

function textsBy(languages: Languages): Record<string, Catalogue> {
  const english = languages['en']?.texts ?? {};
  const all = { ...Object.fromEntries(locales.map((each) => [each, { texts: english }])), ...languages };
  return Object.fromEntries(
    Object.entries(all).map(([tag, { texts }]) => [tag, withFilters(isEnglish(tag) ? merged(english, texts) : texts)]),
  );
}

const isEnglish = (tag: string): tag is Locale => locales.some((each) => each === tag);

/** The name of a field is that of its filter, too, unless this has one of its own. */
function withFilters(texts: Catalogue): Catalogue {
  const { resources } = texts;
  if (typeof resources !== 'object') return texts;
  const named = Object.entries(resources).map(([name, said]): [string, string | Catalogue] => {
    const fields = typeof said === 'object' ? said['fields'] : undefined;
    return [name, typeof said === 'object' && typeof fields === 'object' ? merged({ filters: fields }, said) : said];
  });
  return { ...texts, resources: Object.fromEntries(named) };
}

/** react-admin's translations by i18next: one catalogue for all locales, in the spelling of each, whose nouns are default variables of the locale. */
export async function createI18n(
  texts: Catalogue,
  locale: string,
  brandName: string,
  { nouns = {}, languages = {} }: { nouns?: Nouns; languages?: Languages } = {},
): Promise<I18nProvider> {
  const i18n = createInstance();
  instance = i18n;
  own = textsBy(languages);
  fixed = {};
  waiting.clear();
  const variables = (of: string) => ({ ...nouns[of as Locale], brand: brandName });
  let defaults: Record<string, unknown> = variables(locale);
  const catalogues = Object.entries(own).map(([tag, said]) => {
    const all = () => (isEnglish(tag) ? merged(spelled(texts, tag), said) : said);
    return [tag, all] as const;
  });
  for (const [tag, all] of catalogues) if (!isRead(tag, locale)) waiting.set(tag, [all]);
  const further = Object.keys(languages).filter((tag) => !isEnglish(tag));
  const provider = await getI18nProvider(
    i18n,
    {
      lng: locale,
      fallbackLng: fallbackLocale,
      resources: Object.fromEntries(catalogues.filter(([tag]) => isRead(tag, locale)).map(([tag, all]) => [tag, { translation: all() }])),
      // Whole sentences pass through here, too, such as a server's message: a colon in them is a colon.
      nsSeparator: false,
      interpolation: { escapeValue: false, defaultVariables: defaults },
      react: { useSuspense: false },
    },
    [...offeredLocales, ...further.map((tag) => ({ locale: tag, name: languageName(tag) }))].map((offered) => ({
      ...offered,
      name: languages[offered.locale]?.name ?? offered.name,
    })),
  );
  document.documentElement.lang = locale;
  found.clear();
  return {
    ...provider,
    translate: (key, variables) => {
      if (variables && !Object.keys(variables).every(isPlain)) return provider.translate(key, variables);
      const text = found.get(key) ?? i18n.t(key, { skipInterpolation: true });
      found.set(key, text);
      if (!text.includes('{{') && !text.includes('$t(')) return text;
      return variables && /^(?:[^{$]|\{\{\w+\}\})*$/.test(text)
        ? text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(variables[name] ?? defaults[name] ?? ''))
        : provider.translate(key, variables);
    },
    changeLocale: async (next: string) => {
      const known = [...locales, ...further].find((each) => each === next) ?? fallbackLocale;
      defaults = variables(known);
      i18n.options.interpolation = { ...i18n.options.interpolation, defaultVariables: defaults };
      for (const tag of [known, fallbackLocale]) {
        for (const texts of waiting.get(tag) ?? []) write(tag, texts());
        waiting.delete(tag);
      }
      await provider.changeLocale(known);
      found.clear();
      document.documentElement.lang = known;
      rememberLocale(known);
    },
  };
}

/** Other names are options of i18next or react-admin. */
const isPlain = (name: string): boolean =>
  !/^(?:_|smart_count|count|ordinal|context|defaultValue|lngs?|ns|replace|returnObjects)$/.test(name);
