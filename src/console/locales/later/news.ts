import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Texts of “What's new”, by the ids of console/news.ts. */
export const news: Catalogue = {
  news: {
    favourites: {
      title: 'Favourites',
      text: 'Star a record on its page or in its row’s menu. Ctrl+K shows your favourites, and what you opened last.',
    },
    cells: {
      title: 'Edit and read without leaving the list',
      text: 'Press F2 on a row, or the pencil in a cell, to change a value in its place. Space shows the record beside the list; x selects the row.',
    },
    liveEverywhere: {
      title: 'See what candidates do as they do it',
      text: 'Lists, panels and settings now tell you within a second when a candidate moves on, and when somebody deletes a row or changes a setting.',
    },
    look: {
      title: 'A clearer look, and help on every page',
      text: 'Lists show more rows on wide screens. Beside a record you see what happened to it last. The question mark at the top has the keys of the page, and says why something is disabled.',
    },
    editField: {
      title: 'Edit a field of many rows at once',
      text: 'Select rows and press E. Every row is checked first, and you can undo it.',
    },
    live: {
      title: 'See what others change, and who else is here',
      text: 'Lists, records and forms tell you within a second. Nothing on your page moves until you say so.',
    },
    explore: {
      title: 'Explore any list',
      text: 'Group, count and sum its rows, and see them as bars, a line or a table. Each figure leads to its rows.',
    },
    holds: {
      title: 'Messages to candidates wait five minutes',
      text: 'When you decline or move a candidate, you see what we’ll send. Undo takes back the decision and the message.',
    },
    importing: {
      title: 'Import from CSV and Excel',
      text: 'We guess the columns, check every row before anything is saved, and give you the failed rows as a file.',
    },
    boards: {
      title: 'Boards and calendars',
      text: 'See applications by status or stage and move them by dragging, and see interviews in a calendar.',
    },
    searching: {
      title: 'Search for anything',
      text: 'Press / or Ctrl+K to find people, records, pages and actions.',
    },
  },
};
