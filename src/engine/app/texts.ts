import { fields } from '../texts/fields.ts';
import { kinds } from '../texts/kinds.ts';
import { palette } from '../texts/palette.ts';
import { tools } from '../texts/tools.ts';
import { merged } from '../texts/merged.ts';
import { ra } from '../texts/ra.ts';
import { refusals, screens } from '../texts/screens.ts';
import { common, reasons, shell } from '../texts/shell.ts';
import type { Catalogue } from '../texts/translate.ts';
import { validation } from '../texts/validation.ts';
import { anyApi } from '../texts/externalApi.ts';
import { laterScreens } from '../texts/laterScreens.ts';

/** The texts of the screens themselves; those of the resources come from the API's schema, one by one. */
export const texts: Catalogue = [tools, kinds, fields, palette, laterScreens, anyApi].reduce(merged, {
  ...{ common, ra, reasons, refusals, screens, shell, validation },
});

/** A text made of what somebody else wrote, as it is: nothing in it is filled in but a number of records. */
export function asWritten(input: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [key, typeof value === 'string' ? closed(value) : asWritten(value)]),
  );
}

/** Between the two signs that would open a place to fill in stands one that nobody sees. */
const closed = (text: string): string => text.replace(/\{\{(?!count\}\})/g, '{\u2060{').replaceAll('$t(', '$\u2060t(');
