import { addTexts } from './locales/i18nProvider.ts';

let loading: Promise<void> | undefined;

/** Fetches, once, the texts that the first list does without. */
export const loadLaterTexts = (): Promise<void> => (loading ??= fetchTexts());

async function fetchTexts(): Promise<void> {
  try {
    addTexts((await import('./locales/later/index.ts')).later);
  } catch (fault) {
    // The next try asks again: the network may be back.
    loading = undefined;
    throw fault;
  }
}
