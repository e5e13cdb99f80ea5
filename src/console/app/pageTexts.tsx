import type { ReactNode } from 'react';
import { later } from '../../engine/screens/values/later.tsx';
import { RecordSkeleton } from '../../engine/screens/layout/RecordSkeleton.tsx';
import { addTexts } from '../../engine/texts/i18n.ts';
import type { Catalogue } from '../../engine/texts/translate.ts';
import { changeTexts } from '../locales/i18nProvider.ts';

let loading: Promise<void> | undefined;

/** Loads, once, the texts of logs, settings and bespoke pages, which plain lists do without. */
export const loadPageTexts = (): Promise<void> => (loading ??= loadTexts());

async function loadTexts(): Promise<void> {
  try {
    addTexts((await import('../locales/later/index.ts')).later);
  } catch (fault) {
    // The next try asks again: the network may be back.
    loading = undefined;
    throw fault;
  }
}

if (import.meta.hot) {
  import.meta.hot.accept('../locales/later/index.ts', (next) => {
    if (next) changeTexts((next as unknown as { later: Catalogue }).later);
  });
}

/** A route that loads those texts before it shows its page. */
export const WithPageTexts = later<{ children: ReactNode }>(
  async () => {
    await loadPageTexts();
    return ({ children }) => children;
  },
  <RecordSkeleton />,
);
