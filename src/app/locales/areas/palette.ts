import type { Catalogue } from '../translate.ts';

/** Texts of the command palette, the list of shortcuts, and «Why is this disabled?». */
export const palette: Catalogue = {
  palette: {
    label: 'Search pages and commands',
    open: 'Go to…',
    placeholder: 'Go to a page, or type what you want to do',
    none: 'Nothing is called “{{text}}”.',
    more_one: 'One more. Type on to narrow the list.',
    more_other: '{{count}} more. Type on to narrow the list.',
    shortcuts: 'Keyboard shortcuts',
    why: 'Why is this disabled?',
    whyHelp: 'Every control of this page, and the flag, right, state or rule that hides or disables it for you.',
    groups: {
      page: 'On this page',
      go: 'Go to',
      create: 'Start',
      customers: 'Switch customer',
      console: 'Console',
      everywhere: 'Everywhere',
    },
    commands: { open: '{{name}}', archive: '{{name}}: Archive', create: '{{name}}: Create New', action: '{{name}}: {{action}}' },
    keys: {
      palette: 'Search pages and commands',
      shortcuts: 'Show the keyboard shortcuts',
      next: 'Next control',
      close: 'Close what is open, or empty the search',
      search: 'Search this list',
      rows: 'Move between rows',
      select: 'Select the row, on its name',
    },
    controls: {
      list: 'List',
      archive: 'List of the archive',
      search: 'Search',
      export: 'Export',
      views: 'Saved views',
      show: 'Details',
      activity: 'Activity',
      create: 'Create New',
      update: 'Edit',
    },
    states: { shown: 'Available', hidden: 'Hidden', disabled: 'Disabled' },
    sections: { now: 'Disabled at the moment', menu: 'Not in the menu' },
    because: {
      flag: 'The flag {{name}} is off.',
      right_one: 'You do not hold the right {{names}}.',
      right_other: 'You do not hold the rights {{names}}.',
      contract: 'This resource offers no operation for it.',
    },
  },
};
