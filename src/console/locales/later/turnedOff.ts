import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Texts above the page where a platform elsewhere doesn't fit the console. */
export const turnedOff: Catalogue = {
  turnedOff: {
    whole: 'This platform and the console don’t fit together, so these pages are off: {{names}}.',
    part: 'Some of what these pages do is off: {{names}}.',
    other: 'This platform and the console don’t fit together, so some tools are off.',
  },
};
