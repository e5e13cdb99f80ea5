import { matcherOf } from './statements.ts';

// The labels of the permission editors and the rights behind them (decisions §4). A label is ticked when all its rights are granted: labels
// that share rights imply one another.

/** Section → action name → the rights behind it, as CommonGetPermissionTabState answers it. */
export type Sections = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export type Tab = 'console' | 'talentHub';

export const labelOf = (section: string, action: string): string => `${section} - ${action}`;

/** The action of a label, without its section. */
export const actionIn = (label: string): string => label.slice(label.indexOf(' - ') + 3);

/** The sections of one editor: the Talent Hub's has what is granted by rights of the service `ti` alone, the console's all else. */
export function sectionsOf(all: Sections, tab: Tab): Sections {
  const isOf = (rights: readonly string[]) => rights.every((right) => right.startsWith('ti:')) === (tab === 'talentHub');
  const kept = Object.entries(all).map(([section, actions]) => [
    section,
    Object.fromEntries(Object.entries(actions).filter(([, rights]) => isOf(rights))),
  ]);
  return Object.fromEntries(kept.filter(([, actions]) => Object.keys(actions as object).length > 0)) as Sections;
}

export const rightsByLabel = remembered(
  (sections): Map<string, readonly string[]> =>
    new Map(
      Object.entries(sections).flatMap(([section, actions]) =>
        Object.entries(actions).map(([action, rights]): [string, readonly string[]] => [labelOf(section, action), rights]),
      ),
    ),
);

/** All rights that an editor has labels for, each once. */
export const rightsIn = remembered((sections): string[] => [...new Set([...rightsByLabel(sections).values()].flat())]);

/** The labels whose rights all are among these patterns, in the order of the sections: of labels with the same rights all or none. */
export function labelsFor(granted: readonly string[], sections: Sections): string[] {
  const isGranted = matcherOf(granted);
  return [...rightsByLabel(sections)].filter(([, rights]) => rights.every(isGranted)).map(([label]) => label);
}

/** The rights behind labels, each once; unknown labels have none. */
export function rightsFor(labels: readonly string[], sections: Sections): string[] {
  const behind = rightsByLabel(sections);
  return [...new Set(labels.flatMap((label) => behind.get(label) ?? []))];
}

export const closureOf = (labels: readonly string[], sections: Sections): string[] => labelsFor(rightsFor(labels, sections), sections);

export const tick = (labels: readonly string[], more: readonly string[], sections: Sections): string[] =>
  closureOf([...labels, ...more], sections);

/** The labels after some were unticked: with each goes every other one that cannot be without its rights. */
export function untick(labels: readonly string[], fewer: readonly string[], sections: Sections): string[] {
  const behind = rightsByLabel(sections);
  const gone = fewer.map((label) => behind.get(label) ?? []).filter((rights) => rights.length > 0);
  const holds = (rights: readonly string[]) => gone.some((taken) => taken.every((right) => rights.includes(right)));
  return closureOf(
    labels.filter((label) => !holds(behind.get(label) ?? [])),
    sections,
  );
}

/** Sections never change: what follows from them is worked out once. */
function remembered<Value>(work: (sections: Sections) => Value): (sections: Sections) => Value {
  const known = new WeakMap<Sections, Value>();
  return (sections) => {
    const value = known.get(sections) ?? work(sections);
    known.set(sections, value);
    return value;
  };
}
