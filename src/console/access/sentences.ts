import type { Rule } from '../../domain/permissionRules.ts';
import { abilitiesOf, type WordingOptions } from './abilities.ts';
import { placesOfPart, placesOfRule, type AccessPart } from './places.ts';

export type { AccessPart } from './places.ts';

export interface SentenceOptions extends WordingOptions {
  who: string;
  rights: readonly string[];
  /** The name of a department; undefined where it is not known. */
  departmentName: (id: string) => string | undefined;
  customerName: (id: string) => string | undefined;
}

/** A rule as a sentence: “Recruiters of Sales and below may create and archive vacancies.” */
export function sentenceOf(rule: Rule, options: SentenceOptions): string {
  const { translate, who } = options;
  const what = abilitiesOf([...options.rights, ...rule.otherActions], options);
  const places = placesOfRule(rule, options, options);
  if (what === '' || places === '') {
    if (rule.effect === 'deny') return translate('access.sentence.emptyDeny');
    const missing = what === places ? 'emptyAllow' : what === '' ? 'emptyActions' : 'emptyPlaces';
    return translate(`access.sentence.${missing}`);
  }
  return translate(`access.sentence.${rule.effect}`, { who: who.trim() || translate('access.sentence.the'), places, what });
}

export function partWords(
  { rights, ...places }: AccessPart,
  customer: string | undefined,
  telling: WordingOptions,
): { what: string; where: string } {
  const what = abilitiesOf(rights, telling);
  return { what: `${what.slice(0, 1).toLocaleUpperCase(telling.locale)}${what.slice(1)}`, where: placesOfPart(places, customer, telling) };
}
