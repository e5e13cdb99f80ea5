import { actionMatches } from '../../domain/statements.ts';
import { nounsOfRights, wordedRights, widerThan } from './rightWords.ts';

export type Translate = (key: string, args?: Record<string, unknown>) => string;

export interface WordingOptions {
  translate: Translate;
  /** How lists are joined. @default 'en-GB' */
  locale?: string | undefined;
}

interface Clause {
  verbs: readonly string[];
  nouns: readonly string[];
}

/** The same of so many things at most, and how many more there are. */
export function abilitiesInShort(rights: readonly string[], telling: WordingOptions, limit: number): { what: string; more: number } {
  let left = limit;
  let more = 0;
  const what = abilitiesOf(rights, telling, <Thing>(things: readonly Thing[]) => {
    const kept = things.slice(0, left);
    left -= kept.length;
    more += things.length - kept.length;
    return kept;
  });
  return { what, more };
}

type Cut = <Thing>(things: readonly Thing[]) => readonly Thing[];

/** Rights in words: “create and archive vacancies, and see candidates”; empty without rights. Patterns count as all rights they match. */
export function abilitiesOf(rights: readonly string[], { translate, locale }: WordingOptions, cut: Cut = (things) => things): string {
  const held = new Set(wordedRights.filter((right) => rights.some((pattern) => actionMatches(pattern, right))));
  const unnamed = new Set(rights.filter((pattern) => !wordedRights.some((right) => actionMatches(pattern, right)))).size;
  if (held.size === wordedRights.length) return translate('access.sentence.everything');
  const [allOfPortal, allOfRest, allTopics] = clausesOf(held);
  const cutNouns = (clauses: readonly Clause[]) =>
    clauses.map((clause) => ({ ...clause, nouns: cut(clause.nouns) })).filter(({ nouns }) => nouns.length > 0);
  // Everybody has some of the portal: it tells least, and is the first to be cut.
  const topics = cut(allTopics);
  const rest = cutNouns(allOfRest);
  const portal = cutNouns(allOfPortal);
  const list = (words: readonly string[]) => listed(words, locale);
  const sentenceOf = ({ verbs, nouns }: Clause) =>
    translate('access.sentence.what', {
      verbs: list(verbs.map((verb) => translate(`access.verbs.${verb}`))),
      nouns: list(nouns.map((noun) => translate(`access.nouns.${noun}`))),
    });
  const about =
    topics.length > 0 && translate('access.sentence.about', { topics: list(topics.map((topic) => translate(`access.topics.${topic}`))) });
  return joined(
    [
      ...portal.map(sentenceOf),
      ...(about ? [about] : []),
      ...rest.map(sentenceOf),
      ...(unnamed > 0 ? [translate('access.sentence.unnamed', { smart_count: unnamed })] : []),
    ],
    translate,
  );
}

export function listed(words: readonly string[], locale = 'en-GB'): string {
  const format = formats.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  formats.set(locale, format);
  return format.format(words);
}

/** Cached: formats are slow to create, and previews name hundreds of people. */
const formats = new Map<string, Intl.ListFormat>();

/** Clauses that are lists themselves: “a and b, and c”, and with commas within them “a, b and c; and d”. */
export function joined(clauses: readonly string[], translate: Translate): string {
  const last = clauses.at(-1) ?? '';
  if (clauses.length < 2) return last;
  const many = clauses.some((clause) => clause.includes(','));
  const before = clauses.slice(0, -1).join(many ? '; ' : ', ');
  return translate(`access.sentence.${many ? 'lastOfMany' : 'last'}`, { before, last });
}

function clausesOf(held: ReadonlySet<string>): [portal: Clause[], rest: Clause[], topics: string[]] {
  const all = [...new Set(nounsOfRights.map(({ topic }) => topic))].filter((topic) => topic !== 'portal');
  const whole = all.filter((topic) =>
    nounsOfRights.every((noun) => noun.topic !== topic || Object.values(noun.rights).every((right) => held.has(right))),
  );
  const nouns = new Map<string, { portal: boolean; verbs: string[] }>();
  for (const { topic, noun, rights } of nounsOfRights) {
    if (whole.includes(topic)) continue;
    const verbs = verbsOf(rights, held);
    const known = nouns.get(noun);
    if (known) known.verbs.push(...verbs);
    else if (verbs.length > 0) nouns.set(noun, { portal: topic === 'portal', verbs });
  }
  const clauses = (portal: boolean) => {
    const byVerbs = new Map<string, { verbs: string[]; nouns: string[] }>();
    for (const [noun, { verbs, portal: isPortal }] of nouns) {
      if (isPortal !== portal) continue;
      const key = verbs.join(' ');
      const clause = byVerbs.get(key);
      if (clause) clause.nouns.push(noun);
      else byVerbs.set(key, { verbs, nouns: [noun] });
    }
    return [...byVerbs.values()];
  };
  return [clauses(true), clauses(false), whole];
}

function verbsOf(rights: Readonly<Record<string, string>>, held: ReadonlySet<string>): string[] {
  const verbs = Object.entries(rights)
    .filter(([, right]) => held.has(right) && !held.has(widerThan[right] ?? ''))
    .map(([verb]) => verb);
  return verbs.includes('list') && verbs.includes('open') ? ['see', ...verbs.filter((verb) => verb !== 'list' && verb !== 'open')] : verbs;
}
