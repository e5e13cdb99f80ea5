import type { Catalogue } from './translate.ts';

/** Texts of logs, tabs, lists below a record, unfolding rows and the widgets that show values (specifications 1 §2.8, 2 §2, 3 §2; decisions §1). */
export const kinds: Catalogue = {
  screens: {
    list: {
      editRow: 'Edit {{name}}',
      unnamedTab: 'Number {{number}}',
      unfold: 'Show the contents of {{name}}',
      copy: 'Create Copy',
      copyOne: 'Select exactly one row to copy it.',
    },
    log: {
      search: 'Search',
      clear: 'Clear',
      begin: 'What are you looking for?',
      beginHelp: 'Enter your search above, then press Search.',
      wrong: 'This search isn’t valid',
      correct: 'Fix the fields marked above.',
      allFields: 'All fields',
      fewerFields: 'Fewer fields',
      countsBy: 'Results by {{label}}',
      moreCounts: '{{count}} more',
      fewerCounts: 'Fewer',
      empty: 'Nothing found',
      emptyHelp: 'Try a longer period, or remove something from the search.',
      more: 'Show more ({{shown}} of {{total}})',
    },
    show: { overview: 'Overview', activity: 'Activity', duplicate: 'Duplicate', allRows: 'Show all {{count, number}}' },
  },
};
