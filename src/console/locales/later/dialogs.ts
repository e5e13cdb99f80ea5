import type { Catalogue } from '../../../engine/texts/translate.ts';

/** The product's own words in dialogs of the engine. */
export const dialogs: Catalogue = {
  screens: {
    tried: {
      spared_one: '{{number}} row is left out: already hired, or made an offer.',
      spared_other: '{{number}} rows are left out: already hired, or made an offer.',
    },
    views: { share: 'Everyone at this customer can see it' },
  },
};
