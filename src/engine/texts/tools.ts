import type { Catalogue } from './translate.ts';

/** Texts of the tools that every list shows at once; those of their dialogs are in laterTools.ts. */
export const tools: Catalogue = {
  reasons: {
    COUNT_CHANGED: 'The list has changed: {{count, number}} rows match now. Nothing was changed. Please select the rows again.',
    CHANGED_OTHERWISE:
      'You selected {{selected, number}}, but {{changed, number}} were changed. Please check what happened to the other rows before you go on.',
    NO_KEY: 'Nothing was changed: the request didn’t name a row.',
    TOO_MANY_ROWS: 'You can change at most 10,000 rows at once. Nothing was changed: filter the list first.',
  },
  screens: {
    tools: {
      rowActions: 'Actions: {{name}}',
      peek: 'See beside the list',
      actions: 'Actions',
      more: 'More',
      selectFirst: 'Select at least one row first.',
      notByFilter: 'Select rows one by one for this. It doesn’t work with all that match.',
      archived: 'This is archived. Restore it first.',
      archivedParent: 'This page’s record is archived. Restore it first.',
      otherState: 'Its current state doesn’t allow this.',
      noChoice: 'There’s nothing to choose that fits every selected row.',
      nothingDone: 'There was nothing to change.',
      facet_one: '{{count, number}} row',
      facet_other: '{{count, number}} rows',
      matching: {
        page_one: '{{number}} row is selected.',
        page_other: 'All {{number}} rows of this page are selected.',
        selectMatching_one: 'Select the {{number}} that matches',
        selectMatching_other: 'Select all {{number}} that match',
        selectAll_one: 'Select the {{number}} row of this list',
        selectAll_other: 'Select all {{number}} rows of this list',
        selected_one: '{{number}} row is selected, on all pages.',
        selected_other: 'All {{number}} rows are selected, on all pages.',
        tooMany: 'The list has {{number}} rows. You can select at most {{most}} at once: search or filter the list first.',
      },
      refused: {
        notice_one: '{{count, number}} row couldn’t be changed and stays selected.',
        notice_other: '{{count, number}} rows couldn’t be changed and stay selected.',
        show: 'Show reasons',
        andMore_one: '{{names}} and {{count, number}} more',
        andMore_other: '{{names}} and {{count, number}} more',
        moreReasons_one: 'Plus {{count, number}} more reason.',
        moreReasons_other: 'Plus {{count, number}} more reasons.',
      },
    },
    views: {
      label: 'Views',
      none: 'none',
      button: 'Views, open: {{name}}',
      buttonChanged: 'Views, open: {{name}}, with unsaved changes',
      changed: 'Unsaved changes',
      all: 'All {{name}}',
      showAll: 'Show all {{name}}',
      misfit: 'The view “{{name}}” no longer fits this list. You’re seeing the list without it.',
      gone: 'This view no longer exists or isn’t shared with you. You’re seeing the list without it.',
    },
    export: {
      noRight: 'You don’t have the right to export. Ask your administrator for it.',
      nothing: 'There’s nothing to export.',
    },
    import: { open: 'Import' },
  },
};
