import { ra } from './ra.ts';
import { forms, resources } from './resources.ts';
import { refusals, screens } from './screens.ts';
import { common, menu, reasons, regions, shell } from './shell.ts';
import { signIn } from './signIn.ts';
import type { Catalogue } from './translate.ts';
import { validation } from './validation.ts';

/** Every text of the console, once; the nouns that differ by country are interpolated (nouns.ts). */
export const en: Catalogue = { common, forms, menu, ra, reasons, refusals, regions, resources, screens, shell, signIn, validation };
