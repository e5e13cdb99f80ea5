import type { Catalogue } from './translate.ts';

/** Texts of screens that the first list does without: they may be fetched later. */
export const laterScreens: Catalogue = {
  screens: {
    show: { details: 'Details' },
    list: {
      anyTime: 'any time',
      total_one: '{{number}} result',
      total_other: '{{number}} results',
      order: { noFirst: '{{column}}, no first', yesFirst: '{{column}}, yes first' },
      clearSelection: 'Clear',
      from: 'From {{day}}',
      until: 'Until {{day}}',
    },
    home: {
      arrange: 'Arrange',
      all_one: 'Open the list',
      all_other: 'All {{number}}',
      open: 'Open the list',
      ofList: '{{all}}: {{list}}',
      failed: 'We couldn’t load this list.',
      none: 'No lists are shown',
      noneHelp: 'Choose some with “Arrange”.',
      handle: 'Move {{list}}',
      moved: '{{list}} is now {{place}} of {{all}}',
      help: 'Drag, or use the arrow keys, to change the order.',
      reset: 'Reset',
      steps: '{{done}} of {{all}} done',
      done: 'Done',
      toDo: 'To do',
    },
    reference: { gone: 'No longer there' },
    form: {
      storedOnly: 'Stored for the provider; no effect in this console.',
      secret: { set: 'Set', keeps: 'A value is set but can’t be shown. Leave this empty to keep it.' },
      unsupported: 'This console can’t edit this kind of setting, so it stays as it is.',
      chips: { add: 'Type and press Enter', remove: 'Remove {{text}}', removed: '{{text}} was removed' },
      emails: { add: 'Type or paste email addresses' },
    },
    panel: {
      next: 'Next',
      previous: 'Previous',
      position: '{{position, number}} of {{total, number}}',
      once: 'This was done a moment ago.',
      more: 'More',
      goOn: 'Go to the next one after each decision',
    },
  },
  search: {
    forget: 'Clear recent searches',
    searching: 'Searching…',
    more: 'Load more',
    again: 'Try again',
    shown: '{{shown}} of {{total}}',
    tooMany: 'Oops, too many results, please refine your search keywords',
    offline: 'You’re offline. The search continues when you’re connected again.',
  },
};
