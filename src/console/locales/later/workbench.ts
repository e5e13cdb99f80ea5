import type { Catalogue } from '../translate.ts';

/** Texts of a record's page that is mainly about a list, and of lists with switches. */
export const workbench: Catalogue = {
  screens: {
    show: { details: 'Details' },
    list: {
      total_one: '{{number}} result',
      total_other: '{{number}} results',
      order: { noFirst: '{{column}}, no first', yesFirst: '{{column}}, yes first' },
      clearSelection: 'Clear',
      from: 'From {{day}}',
      until: 'Until {{day}}',
    },
  },
};
