import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { later } from '../values/later.tsx';
import { usePageCommand } from '../values/pageCommands.ts';
import type { Collection } from './useCollection.ts';

export function FilterButton({ collection }: { collection: Collection }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  usePageCommand({ id: 'filters', label: translate('screens.list.filters'), run: () => setAnchor(button.current) });
  const count = Object.keys(collection.state.filters).length;
  return (
    <>
      <Button
        ref={button}
        variant="text"
        color="inherit"
        startIcon={<FilterList />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void FilterPanel.preload()}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ flexShrink: 0 }}
      >
        {count > 0 ? translate('screens.list.filtersSet', { smart_count: count }) : translate('screens.list.filters')}
      </Button>
      {anchor && <FilterPanel collection={collection} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

const FilterPanel = later(async () => (await import('./FilterPanel.tsx')).FilterPanel);
