import { en } from '../../../src/console/locales/en.ts';
import { later } from '../../../src/console/locales/later/index.ts';
import { merged } from '../../../src/engine/texts/merged.ts';
import type { Catalogue } from '../../../src/engine/texts/translate.ts';

/** Every text of the console, those that come later too. */
export const allTexts: Catalogue = merged(en, later);
