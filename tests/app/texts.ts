import { en } from '../../src/app/locales/en.ts';
import { later } from '../../src/app/locales/later/index.ts';
import { merged } from '../../src/app/locales/merged.ts';
import type { Catalogue } from '../../src/app/locales/translate.ts';

/** Every text of the console, those that come later too. */
export const allTexts: Catalogue = merged(en, later);
