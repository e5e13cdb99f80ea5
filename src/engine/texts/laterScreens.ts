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
    },
  },
  search: {
    all: 'All results in {{name}}',
    filtered: '{{name}}: “{{text}}”',
    searching: 'Searching…',
    none: 'Nothing matches “{{text}}”. Check the spelling, or try another word.',
    count_one: '{{count}} result',
    count_other: '{{count}} results',
    failed: 'We couldn’t search {{names}}. Try again in a moment.',
    askMore_one: 'Search 1 more list',
    askMore_other: 'Search {{count}} more lists',
    words: {
      console: {
        undo: 'undo, revert, take back',
        shortcuts: 'help, hotkeys, keys, keyboard',
        why: 'why, greyed out, not allowed, missing button',
        support: 'help, contact, support',
        theme: 'dark mode, light mode, night, appearance, colour scheme',
        language: 'locale, translation, change language',
        logout: 'sign out, sign off, logout, leave',
      },
    },
  },
};
