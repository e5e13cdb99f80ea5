import { abilitiesOf, listed, type WordingOptions } from '../../access/abilities.ts';
import { nounsOfRights } from '../../access/rightWords.ts';
import { isRowKind, rowKinds, type Kind } from './kinds.ts';
import type { Explanation } from './useExplanation.ts';

/** The answer in a sentence: “Ada Byron can see and edit this vacancy.” */
export function headlineOf(kind: Kind, who: string, { name, decisions }: Explanation, telling: WordingOptions): string {
  const { translate, locale } = telling;
  const allowed = decisions.filter((decision) => decision.allowed).map(({ right }) => right);
  if (!isRowKind(kind)) {
    const place = kind === 'CUSTOMER' ? translate('access.why.wholeOf', { name }) : name;
    if (allowed.length === 0) return translate('access.why.mayNot', { who, place });
    // Only what can be held here counts for “everything”.
    const what = allowed.length === decisions.length ? translate('access.sentence.everything') : abilitiesOf(allowed, telling);
    return translate('access.why.may', { who, what, place });
  }
  const subject = translate(`access.why.these.${kind}`);
  const verbs = verbsOf(rowKinds[kind].noun, new Set(allowed));
  if (verbs.length > 0) {
    const labels = verbs.map((verb) => translate(`access.why.verbs.${verb}`));
    return translate('access.why.can', { who, subject, verbs: listed(labels, locale) });
  }
  const around = allowed.some((right) => right !== 'edge:access');
  return translate(around ? 'access.why.onlyAround' : 'access.why.cannot', { who, subject });
}

function verbsOf(noun: string, allowed: ReadonlySet<string>): string[] {
  const own = nounsOfRights.filter((each) => each.noun === noun).flatMap(({ rights }) => Object.entries(rights));
  const verbs = own.filter(([, right]) => allowed.has(right)).map(([verb]) => verb);
  if (!verbs.includes('list') || !verbs.includes('open')) return verbs;
  return ['see', ...verbs.filter((verb) => verb !== 'list' && verb !== 'open')];
}
