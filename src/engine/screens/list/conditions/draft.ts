import { isRule, type Condition, type ConditionField, type ConditionGroup, type ConditionTest } from '../../../plan/conditions.ts';
import { isEmpty } from '../../values/field.ts';

/** Conditions while they are built: each has a key, and its value may still be missing. */
export type Draft = DraftRule | DraftGroup;
export interface DraftRule {
  key: number;
  field: string;
  test: ConditionTest;
  value: unknown;
}
export interface DraftGroup {
  key: number;
  match: ConditionGroup['match'];
  of: Draft[];
}

let keys = 0;
const newKey = (): number => (keys += 1);

export const isGroup = (draft: Draft): draft is DraftGroup => 'of' in draft;

export const newRule = ({ name, tests }: ConditionField): DraftRule => ({
  key: newKey(),
  field: name,
  test: tests[0] ?? 'is',
  value: undefined,
});

export const newGroup = (match: ConditionGroup['match'], of: Draft[]): DraftGroup => ({ key: newKey(), match, of });

export const draftOf = (group: ConditionGroup): DraftGroup =>
  newGroup(
    group.match,
    group.of.map((each): Draft => {
      if (!isRule(each)) return draftOf(each);
      const [field, test, value] = each;
      return { key: newKey(), field, test, value };
    }),
  );

/** The conditions of a draft, without its empty groups; undefined if none is left. */
export function conditionsOf({ match, of }: DraftGroup): ConditionGroup | undefined {
  const kept = of.flatMap((each): Condition[] => {
    if (isGroup(each)) return [conditionsOf(each) ?? []].flat();
    return takesValue(each.test) ? [[each.field, each.test, each.value]] : [[each.field, each.test]];
  });
  return kept.length === 0 ? undefined : { match, of: kept };
}

/** Keys of the rules without a value, in their order. */
export const lacking = (draft: Draft): number[] => {
  if (isGroup(draft)) return draft.of.flatMap(lacking);
  return takesValue(draft.test) && isEmpty(draft.value) ? [draft.key] : [];
};

/** Replaces the draft with this key, or removes it. */
export function changed(group: DraftGroup, key: number, next: Draft | undefined): DraftGroup {
  const of = group.of.flatMap((each): Draft[] => {
    if (each.key === key) return next ? [next] : [];
    return [isGroup(each) ? changed(each, key, next) : each];
  });
  return { ...group, of };
}

/** The rule for another field: its test stays if that field has it, its value if both are of one kind. */
export function withField(rule: DraftRule, before: ConditionField, field: ConditionField): DraftRule {
  const test = field.tests.includes(rule.test) ? rule.test : (field.tests[0] ?? 'is');
  const keeps = before.kind === field.kind && !field.choices && !field.reference;
  return { ...rule, field: field.name, test, value: keeps ? rule.value : undefined };
}

/** The rule for another test: one value and a list of several become each other. */
export function withTest(rule: DraftRule, test: ConditionTest): DraftRule {
  const list = takesList(test);
  if (list === takesList(rule.test) || isEmpty(rule.value)) return { ...rule, test };
  return { ...rule, test, value: list ? [rule.value].flat() : [rule.value].flat()[0] };
}

export const takesValue = (test: ConditionTest): boolean => test !== 'empty' && test !== 'filled';
export const takesList = (test: ConditionTest): boolean => test === 'among' || test === 'notAmong';
