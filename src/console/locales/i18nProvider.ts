import type { I18nProvider } from 'ra-core';
import { en } from './en.ts';
import { nouns } from './nouns.ts';
import { createI18n } from '../../engine/texts/i18n.ts';
import type { Locale } from '../../engine/texts/locales.ts';

export const createConsoleI18n = (locale: Locale, brandName: string): Promise<I18nProvider> => createI18n(en, locale, brandName, nouns);
