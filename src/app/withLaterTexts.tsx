import type { ReactNode } from 'react';
import { later } from '../screens/later.tsx';
import { RecordSkeleton } from '../screens/show/RecordSkeleton.tsx';
import { addTexts } from './locales/i18nProvider.ts';

/** What is shown once the texts are here that the first list does without. */
export const WithLaterTexts = later<{ children: ReactNode }>(
  async () => {
    addTexts((await import('./locales/later/index.ts')).later);
    return ({ children }) => children;
  },
  <RecordSkeleton />,
);
