import MiniSearch from 'minisearch';
import type { Command } from '../../values/commands.ts';
import { folded, rankOf } from './ranks.ts';

export interface Ranked<Entry extends Command = Command> {
  entry: Entry;
  rank: number;
}

/** Finds pages and actions by their names, the places they belong to and their other words, with mistypings. */
export function createIndex(entries: readonly Command[]) {
  const index = new MiniSearch<{ id: number; label: string; words: string; context: string }>({
    fields: ['label', 'words', 'context'],
    processTerm: (term) => folded(term) || null,
    searchOptions: {
      boost: { label: 3, words: 2 },
      combineWith: 'AND',
      prefix: true,
      // Three letters are too few to tell a mistyping from another word.
      fuzzy: (term) => term.length > 3 && 0.25,
    },
  });
  index.addAll(entries.map(({ label, words = '', context = '' }, id) => ({ id, label, words, context })));
  const phrases = entries.map(({ label, words = '', context = '' }) => ({
    names: [label, `${context} ${label}`, `${label} ${context}`],
    others: words.split(','),
  }));

  return (text: string): Ranked[] => {
    const scores = new Map(index.search(text).map(({ id, score }) => [Number(id), score]));
    const found = entries.flatMap((entry, place) => {
      const { names = [], others = [] } = phrases[place] ?? {};
      const near = scores.get(place);
      // A name comes before another word for something else.
      const rank = Math.max(rankOf(names, text), Math.min(rankOf(others, text), 4), near === undefined ? 0 : 1);
      return rank > 0 ? [{ entry, rank, score: near ?? 0 }] : [];
    });
    return found.toSorted((one, other) => other.rank - one.rank || other.score - one.score);
  };
}
