import { apps } from './areas/apps.ts';
import { fields } from './areas/fields.ts';
import { kinds } from './areas/kinds.ts';
import { logs } from './areas/logs.ts';
import { palette } from './areas/palette.ts';
import { people } from './areas/people.ts';
import { settings } from './areas/settings.ts';
import { tools } from './areas/tools.ts';
import { vacancies } from './areas/vacancies.ts';
import { merged } from './merged.ts';
import { ra } from './ra.ts';
import { forms, resources } from './resources.ts';
import { refusals, screens } from './screens.ts';
import { common, menu, reasons, regions, shell } from './shell.ts';
import { signIn } from './signIn.ts';
import type { Catalogue } from './translate.ts';
import { validation } from './validation.ts';

/** The texts of the console, each once, but for those that come later (`later/`); the nouns that differ by country are interpolated (nouns.ts). Each area of the product adds its own. */
export const en: Catalogue = [people, vacancies, apps, logs, tools, kinds, fields, palette, settings].reduce(merged, {
  ...{ common, forms, menu, ra, reasons, refusals, regions, resources, screens, shell, signIn, validation },
});
