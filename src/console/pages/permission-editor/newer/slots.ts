import { anyPlace } from '../../../../domain/permissionRules.ts';
import { sameContent, type EditorRule } from '../rules/editorRules.ts';

/** A rule as opened, as edited here, and as saved by someone else; undefined where it doesn't exist. */
export interface Slot {
  key: string;
  opened?: EditorRule | undefined;
  mine?: EditorRule | undefined;
  theirs?: EditorRule | undefined;
  changedHere: boolean;
}

/** The three versions rule by rule. Places say which rule is which here; of the other's save only its contents do. */
export function slotsOf(opened: readonly EditorRule[], mine: readonly EditorRule[], theirs: readonly EditorRule[]): Slot[] {
  const taken = alignment(opened, theirs);
  const known = opened.map((before, index): Slot => {
    // The basic rule cannot go: whatever is first stands for it.
    const own = mine.find((rule) => rule.of === before.of && rule.of !== undefined) ?? (index === 0 ? mine[0] : undefined);
    return { key: before.key, opened: before, mine: own, theirs: taken.get(before), changedHere: !sameContent(own, before) };
  });
  const theirsOnly = theirs
    .filter((rule) => ![...taken.values()].includes(rule))
    .map((rule): Slot => ({ key: `their ${rule.key}`, theirs: rule, changedHere: false }));
  const used = new Set(known.map((slot) => slot.mine));
  const mineOnly = mine.filter((rule) => !used.has(rule)).map((rule): Slot => ({ key: rule.key, mine: rule, changedHere: true }));
  return [...known, ...theirsOnly, ...mineOnly];
}

export const differing = (slots: readonly Slot[]): Slot[] => slots.filter(({ mine, theirs }) => !sameContent(mine, theirs));

/** Own rule on top of the newer version; recreates what the other person removed, as far as this editor can. */
export function asSaved({ mine, theirs }: Slot): EditorRule | undefined {
  if (!mine) return undefined;
  if (theirs)
    return { ...mine, effect: theirs.effect, of: theirs.of, otherActions: theirs.otherActions, otherResources: theirs.otherResources };
  return { ...mine, of: undefined, otherActions: [], otherResources: [] };
}

/** A refusal that somebody has removed cannot be made again here. */
export const mayKeep = ({ mine, theirs }: Slot): boolean => mine?.effect !== 'deny' || theirs !== undefined;

/** The rules as they were chosen, each with a key of its own; `theirs` names the slots whose newer version is taken. */
export const resolvedRules = (slots: readonly Slot[], theirs: ReadonlySet<string>): EditorRule[] =>
  slots
    .flatMap((slot) => (theirs.has(slot.key) || !mayKeep(slot) ? slot.theirs : asSaved(slot)) ?? [])
    .map((rule) => ({ ...rule, key: typeof rule.of === 'number' ? `rule${rule.of}` : `kept ${rule.key}` }));

/** Matches opened rules with newer ones: equal ones first, then the most similar. */
function alignment(opened: readonly EditorRule[], theirs: readonly EditorRule[]): Map<EditorRule, EditorRule> {
  const pairs = new Map<EditorRule, EditorRule>();
  const left = new Set(theirs.slice(1));
  if (opened[0] && theirs[0]) pairs.set(opened[0], theirs[0]);
  const rest = opened.slice(1);
  for (const fits of [sameContent, isLike])
    for (const before of rest) {
      const found = pairs.has(before) ? undefined : [...left].find((rule) => fits(before, rule));
      if (!found) continue;
      pairs.set(before, found);
      left.delete(found);
    }
  return pairs;
}

const isLike = (one: EditorRule, other: EditorRule): boolean =>
  one.effect === other.effect &&
  (sameContent({ ...one, actions: [], otherActions: [] }, { ...other, actions: [], otherActions: [] }) ||
    sameContent({ ...one, customers: [], otherResources: [] }, { ...other, customers: [], otherResources: [] }) ||
    one.customers.some((here) =>
      other.customers.some((there) => here.customerId === there.customerId && share(here.hierarchyIds, there.hierarchyIds)),
    ));

const share = (one: readonly string[], other: readonly string[]): boolean => one.some((each) => other.includes(each));

/** Difference in departments: sentences name only a few and count the rest. */
export function onlyIn(one: EditorRule | undefined, other: EditorRule | undefined): { hierarchyIds: string[]; actions: string[] } {
  if (!one || !other) return { hierarchyIds: [], actions: [] };
  const ids = ({ customers }: EditorRule) => customers.flatMap(({ hierarchyIds }) => hierarchyIds).filter((id) => id !== anyPlace);
  return {
    hierarchyIds: ids(one).filter((id) => !ids(other).includes(id)),
    actions: one.actions.filter((label) => !other.actions.includes(label)),
  };
}
