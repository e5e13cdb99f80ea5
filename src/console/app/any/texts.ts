import { fields } from '../../locales/areas/fields.ts';
import { kinds } from '../../locales/areas/kinds.ts';
import { palette } from '../../locales/areas/palette.ts';
import { tools } from '../../locales/areas/tools.ts';
import { merged } from '../../locales/merged.ts';
import { ra } from '../../locales/ra.ts';
import { refusals, screens } from '../../locales/screens.ts';
import { common, menu, reasons, shell } from '../../locales/shell.ts';
import type { Catalogue } from '../../locales/translate.ts';
import { validation } from '../../locales/validation.ts';
import { anyApi } from '../../locales/later/anyApi.ts';
import { later } from '../../locales/later/index.ts';

/** Of what the platform's console fetches later only what screens and widgets say: its resources are no other API's. */
const ofScreens: Catalogue = { screens: later['screens'] ?? {} };

/** The texts of the screens themselves; those of the resources come from the API's schema, one by one. */
export const texts: Catalogue = [tools, kinds, fields, palette, ofScreens, anyApi].reduce(merged, {
  ...{ common, menu, ra, reasons, refusals, screens, shell, validation },
});

/** A text made of what somebody else wrote, as it is: nothing in it is filled in but a number of records. */
export function asWritten(given: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, typeof value === 'string' ? closed(value) : asWritten(value)]),
  );
}

/** Between the two signs that would open a place to fill in stands one that nobody sees. */
const closed = (text: string): string => text.replace(/\{\{(?!count\}\})/g, '{\u2060{').replaceAll('$t(', '$\u2060t(');
