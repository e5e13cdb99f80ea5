import type { Locale } from './locales.ts';
import type { Catalogue } from './translate.ts';

const spellings: readonly [RegExp, string][] = [
  [/\b([Cc]ol|[Ff]av)our/g, '$1or'],
  [/\b([Cc]ustom|[Rr]ecogn|[Aa]uthor)is(e|ed|es|ing|ation)\b/g, '$1iz$2'],
  [/\b([Cc]ancel)l(ed|ing)\b/g, '$1$2'],
];

/** Converts a catalogue to the spelling of a locale; names in `{{…}}` stay unchanged. */
export function spelled(catalogue: Catalogue, locale: Locale): Catalogue {
  if (locale === 'en-GB') return catalogue;
  const known = converted.get(catalogue) ?? convert(catalogue);
  converted.set(catalogue, known);
  return known;
}

const converted = new WeakMap<Catalogue, Catalogue>();

const convert = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, typeof text === 'string' ? american(text) : convert(text)]));

const american = (text: string): string =>
  text
    .split(/(\{\{[^}]*\}\})/)
    .map((part, index) => (index % 2 === 1 ? part : spellings.reduce((all, [british, other]) => all.replace(british, other), part)))
    .join('');
