import type { I18nProvider } from 'ra-core';
import { createStore } from '../../engine/app/frame/store.ts';
import { addTexts, createI18n } from '../../engine/texts/i18n.ts';
import type { Catalogue } from '../../engine/texts/translate.ts';
import { en } from './en.ts';
import { nouns } from './nouns.ts';

export const createConsoleI18n = (locale: string, brandName: string): Promise<I18nProvider> => createI18n(en, locale, brandName, { nouns });

/** Number of changes that `npm run dev` has made to the texts on the page. */
export const textChanges = createStore(0);

export function changeTexts(texts: Catalogue): void {
  addTexts(texts);
  textChanges.set(textChanges.get() + 1);
}

if (import.meta.hot) {
  import.meta.hot.accept('./en.ts', (next) => {
    if (next) changeTexts((next as unknown as { en: Catalogue }).en);
  });
}
