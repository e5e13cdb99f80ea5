import type { NewsEntry } from '../engine/screens/values/HelpParts.ts';

/** Entries of “What's new”, newest first; texts in locales/later/news.ts. An id is never used twice. */
export const news: readonly NewsEntry[] = (
  [
    ['favourites', '2026-11-27'],
    ['cells', '2026-11-27'],
    ['liveEverywhere', '2026-11-27'],
    ['look', '2026-11-27'],
    ['editField', '2026-11-27'],
    ['live', '2026-11-27'],
    ['explore', '2026-11-27'],
    ['holds', '2026-11-26'],
    ['importing', '2026-11-26'],
    ['boards', '2026-11-25'],
    ['searching', '2026-11-25'],
  ] as const
).map(([id, date]) => ({ id, date, title: `news.${id}.title`, text: `news.${id}.text` }));
