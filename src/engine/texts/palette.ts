import type { Catalogue } from './translate.ts';

/** Texts of the command palette and the list of shortcuts. */
export const palette: Catalogue = {
  palette: {
    placeholder: 'Search for people, records, pages or actions',
    shortcuts: 'Keyboard shortcuts',
    why: 'Why is this disabled?',
    undo: 'Undo the last action',
    support: 'Contact support',
    groups: {
      page: 'On this page',
      favourites: 'Favourites',
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
      peek: 'See the row beside the list, on its name',
    },
  },
};
