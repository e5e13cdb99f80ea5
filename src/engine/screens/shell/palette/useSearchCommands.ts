import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useKinds, type Kind } from '../search/kinds.ts';
import { useSearch } from '../search/useSearch.ts';
import { useDebouncedText } from '../../values/useDebouncedText.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import type { Command } from '../../values/commands.ts';

const named = 3;

export function useSearchCommands(text: string, search: ((text?: string, kind?: string) => void) | undefined): Command[] {
  const translate = useTranslate();
  const { base, loadTexts } = useScreens();
  const [worded, setWorded] = useState(loadTexts === undefined);
  useEffect(() => {
    const shown = () => setWorded(true);
    void loadTexts?.().then(shown, shown);
  }, [loadTexts]);
  const kinds = useKinds();
  const requested = search && worded ? text.trim() : '';
  // A single letter would find almost everything.
  const { debounced } = useDebouncedText(requested.length > 1 ? requested : '');
  const [first, second] = kinds;
  const found = [useSearch(first, debounced), useSearch(second, debounced)];
  if (!search || !requested) return [];
  return kinds.flatMap((kind, index): Command[] => {
    const { rows = [], stale = true } = found[index] ?? {};
    return [
      ...(stale || debounced !== requested ? [] : rows.slice(0, named).map((row) => commandOf(kind, row))),
      {
        id: `search.${kind.name}`,
        group: 'found',
        label: translate(`search.command.${kind.name}`, { text: requested }),
        run: () => search(requested, kind.name),
      },
    ];
  });

  function commandOf(kind: Kind, row: Record<string, unknown>): Command {
    const { title, marked, subtitle } = kind.texts(row);
    return {
      id: `found.${kind.name}.${String(row['_id'])}`,
      group: 'found',
      label: `${translate(`search.found.${kind.name}`)}: ${title}`,
      hint: subtitle ?? marked,
      to: `${base}${kind.to(row)}`,
    };
  }
}
