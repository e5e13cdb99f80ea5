import { useState } from 'react';
import type { Values } from '../../../plan/sources.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { useKinds, type Kind } from './kinds.ts';
import { forget, keepTab, lastTab, remember, useRecent } from './recent.ts';
import type { Combobox } from './useCombobox.ts';
import type { SearchRequest } from './useGlobalSearch.ts';
import { useSearch } from './useSearch.ts';
import { useDebouncedText } from '../../values/useDebouncedText.ts';

export type Option = { id: string; run: (apart: boolean) => void } & (
  | { what: 'row'; kind: Kind; row: Values }
  | { what: 'more'; loading: boolean }
  | { what: 'recent'; text: string }
  | { what: 'forget' }
  | { what: 'elsewhere'; kind: Kind }
  | { what: 'again' }
);

interface OptionsInput {
  box: Combobox;
  request: SearchRequest;
  go: (to: string, apart: boolean) => void;
}

export function useOptions({ box: { text, setText }, request, go }: OptionsInput) {
  const { base, userId } = useScreens();
  const whose = `${userId} ${base}`;
  const recent = useRecent(whose);
  const kinds = useKinds();
  const [chosen, setChosen] = useState({ times: request.times, name: request.kind ?? lastTab(whose) });
  // A repeated request may name a tab.
  const name = request.kind !== undefined && request.times !== chosen.times ? request.kind : chosen.name;
  const kind = kinds.find((one) => one.name === name) ?? kinds[0];
  const setKind = (next: string) => {
    keepTab(whose, next);
    setChosen({ times: request.times, name: next });
    setPlace({ of: '', at: 0 });
  };
  const { debounced, now } = useDebouncedText(text.trim());
  const search = useSearch(kind, debounced);
  const { rows, more, askingMore } = search;
  // Rows of an older text are shown, but not opened: they may be somebody else's.
  const stale = search.stale || debounced !== text.trim();

  const options: Option[] = [];
  if (debounced === '') {
    options.push(
      ...recent.map((one, index): Option => ({ id: `recent-${index}`, what: 'recent', text: one, run: () => setText(one) })),
      ...(recent.length > 0 ? [{ id: 'forget', what: 'forget' as const, run: () => forget(whose) }] : []),
    );
  } else if (kind && rows) {
    const open = (row: Values) => (apart: boolean) => {
      if (stale) return now();
      remember(whose, debounced);
      go(kind.to(row), apart);
    };
    options.push(...rows.map((row): Option => ({ id: `row-${String(row['_id'])}`, what: 'row', kind, row, run: open(row) })));
    if (more) options.push({ id: 'more', what: 'more', loading: askingMore, run: more });
    if (rows.length === 0 && !stale)
      options.push(
        ...kinds
          .filter((one) => one !== kind)
          .map((one): Option => ({ id: `elsewhere-${one.name}`, what: 'elsewhere', kind: one, run: () => setKind(one.name) })),
      );
  } else if (search.error) options.push({ id: 'again', what: 'again', run: search.again });

  // A new text or tab starts at its first line; more rows keep the position.
  const of = `${kind?.name ?? ''} ${debounced}`;
  const [place, setPlace] = useState({ of, at: 0 });
  const at = place.of === of ? Math.min(place.at, Math.max(0, options.length - 1)) : 0;
  return {
    ...search,
    kinds,
    kind,
    setKind,
    sought: debounced,
    settle: now,
    stale,
    recent: recent.length > 0,
    options,
    at,
    setAt: (next: number) => setPlace({ of, at: next }),
  };
}

export type SearchOptions = ReturnType<typeof useOptions>;
