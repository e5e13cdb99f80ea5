import type { ReactNode } from 'react';
import { later } from '../../engine/screens/values/later.tsx';
import { RecordSkeleton } from '../../engine/screens/layout/RecordSkeleton.tsx';
import { loadLaterTexts } from './laterTexts.ts';

/** What is shown once the texts are here that the first list does without. */
export const WithLaterTexts = later<{ children: ReactNode }>(
  async () => {
    await loadLaterTexts();
    return ({ children }) => children;
  },
  <RecordSkeleton />,
);
