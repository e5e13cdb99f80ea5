import type { Translate } from '../../engine/texts/translate.ts';
import { emailRule, signIn } from '../locales/signIn.ts';
import { createTranslate, type Catalogue } from '../../engine/texts/translate.ts';
import type { Config } from './settings/config.ts';

/** The sign-in page's translation. None of its texts differs between the kinds of English, so that no locale is looked for here. */
export function signInTranslation(config: Config, more: Catalogue = {}): Translate {
  return createTranslate({ signIn: { ...signIn, ...more }, validation: { email: emailRule } }, { brand: config.brandName });
}
