import { fields } from '../../engine/texts/fields.ts';
import { kinds } from '../../engine/texts/kinds.ts';
import { logs } from './areas/logs.ts';
import { palette } from '../../engine/texts/palette.ts';
import { settings } from './areas/settings.ts';
import { tools } from '../../engine/texts/tools.ts';
import { vacancies } from './areas/vacancies.ts';
import { merged } from '../../engine/texts/merged.ts';
import { ra } from '../../engine/texts/ra.ts';
import { forms, resources } from './resources.ts';
import { refusals, screens } from '../../engine/texts/screens.ts';
import { common, reasons, shell } from '../../engine/texts/shell.ts';
import { lists } from './areas/lists.ts';
import { frame } from './areas/frame.ts';
import { menu, regions } from './areas/menu.ts';
import { widgets } from './areas/widgets.ts';
import { signIn } from './signIn.ts';
import type { Catalogue } from '../../engine/texts/translate.ts';
import { validation } from './validation.ts';

/** The texts of the console, each once, but for those that come later (`later/`); the nouns that differ by country are interpolated (nouns.ts). Each area of the product adds its own. */
export const en: Catalogue = [vacancies, lists, logs, tools, kinds, fields, widgets, palette, frame, settings].reduce(merged, {
  ...{ common, forms, menu, ra, reasons, refusals, regions, resources, screens, shell, signIn, validation },
});
