import type { Catalogue } from './translate.ts';

/** Texts of the command palette, the list of shortcuts, and “Why is this disabled?”. */
export const palette: Catalogue = {
  palette: {
    placeholder: 'Search for people, records, pages or actions',
    shortcuts: 'Keyboard shortcuts',
    why: 'Why is this disabled?',
    undo: 'Undo the last action',
    support: 'Contact support',
    whyHelp: 'Every control on this page, and the flag, right, state or rule that hides or disables it for you.',
    groups: {
      page: 'On this page',
      recent: 'Recent',
      settings: 'Settings',
      pages: 'Pages',
      actions: 'Actions',
      scopes: 'Switch to',
      logs: 'Messages',
      everywhere: 'Everywhere',
    },
    keys: {
      shortcuts: 'Show the keyboard shortcuts',
      next: 'Next control',
      close: 'Close the open dialog or menu, or clear the search',
      globalSearch: 'Search for anything',
      undo: 'Undo the last action',
      toast: 'Go to the message on the screen, and back',
      search: 'Search this list',
      rows: 'Move between rows',
      select: 'Select the row, on its name',
    },
    controls: {
      list: 'List',
      archive: 'Archive list',
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
      right_one: 'You don’t have the right {{names}}.',
      right_other: 'You don’t have the rights {{names}}.',
      contract: 'This resource has no operation for it.',
    },
  },
};
