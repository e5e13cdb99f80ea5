import { apps } from './areas/apps.ts';
import { fields } from './areas/fields.ts';
import { kinds } from './areas/kinds.ts';
import { logs } from './areas/logs.ts';
import { palette } from './areas/palette.ts';
import { people } from './areas/people.ts';
import { sso } from './areas/sso.ts';
import { tools } from './areas/tools.ts';
import { vacancies } from './areas/vacancies.ts';
import { ra } from './ra.ts';
import { forms, resources } from './resources.ts';
import { refusals, screens } from './screens.ts';
import { common, menu, reasons, regions, shell } from './shell.ts';
import { signIn } from './signIn.ts';
import type { Catalogue } from './translate.ts';
import { validation } from './validation.ts';

/** Every text of the console, once; the nouns that differ by country are interpolated (nouns.ts). Each area of the product adds its own. */
export const en: Catalogue = [people, vacancies, apps, logs, tools, kinds, fields, palette, sso].reduce(merged, {
  ...{ common, forms, menu, ra, reasons, refusals, regions, resources, screens, shell, signIn, validation },
});

function merged(one: Catalogue, other: Catalogue): Catalogue {
  const result = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const own = result[key];
    result[key] = typeof own === 'object' && typeof value === 'object' ? merged(own, value) : value;
  }
  return result;
}
