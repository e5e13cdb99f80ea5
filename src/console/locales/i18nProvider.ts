import type { I18nProvider } from 'ra-core';
import { en } from './en.ts';
import { createI18n } from './i18n.ts';
import type { Locale } from './nouns.ts';

export const createConsoleI18n = (locale: Locale, brandName: string): Promise<I18nProvider> => createI18n(en, locale, brandName);

export { addTexts } from './i18n.ts';
