import { closureOf, labelOf, labelsFor, rightsByLabel, type Sections } from '../../../../domain/permissionLabels.ts';

export interface Section {
  name: string;
  actions: { name: string; label: string }[];
}

export const sectionList = (sections: Sections): Section[] =>
  Object.entries(sections).map(([name, actions]) => ({
    name,
    actions: Object.keys(actions).map((action) => ({ name: action, label: labelOf(name, action) })),
  }));

/** Labels that stand and fall together, and those that each of them brings along. */
export interface Together {
  labels: string[];
  along: string[];
}

/** Labels that are ticked together because they share rights (decisions §4). */
export function togetherIn({ actions }: Section, sections: Sections): Together[] {
  const rights = rightsByLabel(sections);
  const seen = new Set<string>();
  return actions.flatMap(({ label }) => {
    const all = closureOf([label], sections);
    if (all.length < 2 || seen.has(label)) return [];
    const own = rights.get(label)?.length;
    const labels = all.filter((other) => rights.get(other)?.length === own);
    for (const each of labels) seen.add(each);
    return [{ labels, along: all.filter((other) => !labels.includes(other)) }];
  });
}

/** The labels of a role within these sections, with what they imply. */
export const roleLabels = (role: readonly string[], sections: Sections): string[] => closureOf(role, sections);

export const equalsRole = (labels: readonly string[], role: readonly string[], sections: Sections): boolean => {
  const requested = roleLabels(role, sections);
  return requested.length > 0 && requested.length === labels.length && requested.every((label) => labels.includes(label));
};

export const changedAlong = (before: readonly string[], after: readonly string[], pressed: readonly string[]): string[] => [
  ...after.filter((label) => !before.includes(label) && !pressed.includes(label)),
  ...before.filter((label) => !after.includes(label) && !pressed.includes(label)),
];

/** Rights that an editor has no labels for, as the other one names them; what no editor names stays a right. */
export function namedElsewhere(rights: readonly string[], all: Sections): string[] {
  const labels = labelsFor(rights, all);
  const behind = rightsByLabel(all);
  const named = new Set(labels.flatMap((label) => behind.get(label) ?? []));
  return [...labels, ...rights.filter((right) => !named.has(right))];
}
