import { expect, it } from 'vitest';
import { addTexts } from '../../../src/engine/texts/i18n.ts';
import { createConsoleI18n } from '../../../src/console/locales/i18nProvider.ts';
import { anyApi } from '../../../src/engine/texts/externalApi.ts';
import { signIn } from '../../../src/console/locales/signIn.ts';
import { signInLater } from '../../../src/console/locales/signInLater.ts';
import { signInSso } from '../../../src/console/locales/signInSso.ts';
import { signInAccount } from '../../../src/console/locales/signInAccount.ts';
import { merged } from '../../../src/engine/texts/merged.ts';
import { allTexts } from './texts.ts';

/** Stems of words that the two kinds of English spell differently, British first; each with whatever follows. */
const spellings: [british: RegExp, american: RegExp][] = [
  [
    /\b(behavio|colo|favo|flavo|hono|labo|neighbo|harbo|humo|rumo)ur/i,
    /\b(behavi|col|fav|flav|hon|lab|neighb|harb|hum|rum)or(?!t|n|d|e\b)/i,
  ],
  [
    /\b\w*(organ|custom|recogn|author|summar|categor|priorit|minim|maxim|optim|normal|anonym|initial|real|special|final|synchron|final|util|standard|visual|util|local|central|capital|apolog|emphas|critic|item|personal|serial|general|familiar|modern|character|penal|penal|stabil|equal|monet)is(e|es|ed|er|ing|ation|ations)\b/i,
    /\b\w*(organ|custom|recogn|author|summar|categor|priorit|minim|maxim|optim|normal|anonym|initial|real|special|final|synchron|util|standard|visual|local|central|capital|apolog|emphas|critic|item|personal|serial|general|familiar|modern|character|penal|stabil|equal|monet)iz(e|es|ed|er|ing|ation|ations)\b/i,
  ],
  [/\banalys(e|ed|es|ing)\b/i, /\banalyz/i],
  [/\b(cent|theat|lit|fib|calib|met)re(s|d)?\b/i, /\b(cent|theat|lit|fib|calib)er(s|ed)?\b/i],
  [/\blicence/i, /\blicense(s)?\b(?= (number|key|holder))/i],
  [/\b(de|of)fence\b/i, /\b(de|of)fense\b/i],
  [/\bprogramme/i, /\b(training|degree|tv) programs?\b/i],
  [/\b(en|in)rol(s|ment)?\b/i, /\benroll(s|ment)?\b/i],
  [/\bfulfil(s|ment)?\b/i, /\bfulfill(s|ment)?\b/i],
  [
    /\b(cancel|travel|label|model|signal|level|fuel|channel|total|dial|counsel|market)l(ed|ing|er|ers)\b/i,
    /\b(cancel|travel|label|model|signal|level|fuel|channel|total|dial|counsel)(ed|ing|er|ers)\b/i,
  ],
  [/\b(cata|dia|mono|ana)logue/i, /\b(cata|ana|mono)log(s|ed)?\b/i],
  [/\bgrey/i, /\bgray/i],
  [/\b(judge|acknowledge)ment/i, /\b(judg|acknowledg)ment/i],
  [/\b(whilst|amongst|learnt|spelt|burnt)\b/i, /\bgotten\b/i],
  [/\bcheque|\btyre|\bkerb|\bplough|\bsceptic|\bpyjama|\baeroplane|\baluminium|\bjewellery/i, /\btires?\b|\bcurb|\bskeptic/i],
  [/\bpractis(e|ed|ing)\b/i, /\bpracticing\b/i],
  [/\bpostcode\b|\bmobile number\b|\bfortnight/i, /\bzip code\b|\bcell phone\b/i],
  [/\bvacanc(y|ies)\b/i, /\bjobs?\b/i],
];

/** The field's own term, the name of a header, and what a text is filled in with. */
const sameInBoth = /\bjob family|\bauthorization\b|\{\{\w+\}\}/gi;

const british = spellings.map(([word]) => word);
const american = spellings.map(([, word]) => word);

/** Every text of every catalogue as the reader of a locale sees it. */
async function resolved(locale: 'en-GB' | 'en-US' | 'en'): Promise<[key: string, text: string][]> {
  const { translate } = await createConsoleI18n(locale, 'Edge');
  const texts = [allTexts, anyApi, signIn, signInAccount, signInLater, signInSso].reduce(merged, {});
  addTexts(texts);
  // People may type either spelling in a search.
  const shown = keysOf(texts).filter((key) => !key.startsWith('search.words.'));
  return shown.map((key) => [key, translate(key)]);
}

it.each([
  ['en-US', british],
  ['en', british],
  ['en-GB', american],
] as const)('no text of %s has a word of the other English', async (locale, foreign) => {
  const all = await resolved(locale);
  expect(all.length).toBeGreaterThan(1500);
  const found = all.flatMap(([key, text]) =>
    foreign.flatMap((word) => (word.test(text.replace(sameInBoth, '')) ? [`${key}: ${text}`] : [])),
  );
  expect(found).toEqual([]);
});

function keysOf(node: object, path = ''): string[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [`${path}${key}`],
  );
}
