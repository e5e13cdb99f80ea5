import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closureOf, labelsFor, rightsByLabel, rightsFor, rightsIn, sectionsOf, tick, untick } from '../../src/domain/permissionLabels.ts';
import type { Sections } from '../../src/domain/permissionLabels.ts';
import { all, labelsOf, numRuns, seed, tab, tabs } from './permissions.ts';

/** Ticked labels with some more, of one editor. */
const chosen = tab.chain((name) =>
  fc.tuple(fc.constant(tabs[name]), labelsOf(tabs[name]), fc.array(fc.constantFrom(...rightsByLabel(tabs[name]).keys()), { maxLength: 5 })),
);
const check = (test: (sections: Sections, ticked: string[], more: string[]) => void) =>
  fc.assert(
    fc.property(chosen, ([sections, ticked, more]) => test(sections, ticked, more)),
    { numRuns, seed },
  );

/** The labels whose rights are all in a set, worked out without the functions that are tried. */
const shown = (sections: Sections, rights: ReadonlySet<string>) =>
  Object.entries(sections).flatMap(([section, actions]) =>
    Object.entries(actions).flatMap(([action, own]) => (own.every((right) => rights.has(right)) ? [`${section} - ${action}`] : [])),
  );
const behind = (sections: Sections, labels: readonly string[]) =>
  new Set(labels.flatMap((label) => rightsByLabel(sections).get(label) ?? []));

describe('the labels of both editors', () => {
  it('are all labels, each in one of them', () => {
    const names = [...rightsByLabel(tabs.console).keys(), ...rightsByLabel(tabs.talentHub).keys()];
    expect(names.toSorted()).toEqual([...rightsByLabel(all).keys()].toSorted());
    expect([...rightsByLabel(tabs.talentHub).keys()][0]).toBe('Portal Access - Access to Talent Insights');
    expect(rightsIn(tabs.talentHub).every((right) => right.startsWith('ti:'))).toBe(true);
    expect(sectionsOf(tabs.console, 'talentHub')).toEqual({});
  });
});

describe('ticking', () => {
  it('ticks what was ticked with all that its rights make up, whatever the order and however often', () => {
    check((sections, ticked, more) => {
      const after = tick(ticked, more, sections);
      expect(after).toEqual(shown(sections, behind(sections, [...ticked, ...more])));
      for (const label of [...ticked, ...more]) if (!after.includes(label)) expect.fail(`${label} is not ticked`);
      expect(tick(more.toReversed(), ticked, sections)).toEqual(after);
      expect(tick(after, more, sections)).toEqual(after);
      expect(more.reduce((before, label) => tick(before, [label], sections), closureOf(ticked, sections))).toEqual(after);
    });
  });

  it('ticks labels that share all their rights together', () => {
    const [one, ...others] = ['Resend Link', 'Update Candidate Status', 'Progress Candidate'].map(
      (name) => `Vacancy & Application Management - ${name}`,
    );
    const after = tick([], [one ?? ''], tabs.console);
    for (const other of others) expect(after).toContain(other);
    expect(after).toContain('Vacancy & Application Management - View Application Details');
  });
});

describe('unticking', () => {
  it('unticks what was unticked and whatever cannot be without its rights, and keeps all else', () => {
    check((sections, some, fewer) => {
      const ticked = closureOf(some, sections);
      const after = untick(ticked, fewer, sections);
      const goes = (label: string) =>
        fewer.some((gone) => (rightsByLabel(sections).get(gone) ?? []).every((right) => behind(sections, [label]).has(right)));
      expect(after).toEqual(ticked.filter((label) => !goes(label)));
      for (const label of fewer) if (after.includes(label)) expect.fail(`${label} is still ticked`);
      expect(untick(ticked, fewer.toReversed(), sections)).toEqual(after);
      expect(untick(after, fewer, sections)).toEqual(after);
      expect(fewer.reduce((before, label) => untick(before, [label], sections), ticked)).toEqual(after);
      // The rest stands by itself: no unticked right is still granted in full.
      expect(labelsFor(rightsFor(after, sections), sections)).toEqual(after);
    });
  });
});
