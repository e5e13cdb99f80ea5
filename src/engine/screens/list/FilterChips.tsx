import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Value } from '../widgets/Value.tsx';
import type { Collection } from './useCollection.ts';

/** What narrows the list, each with its own way out. */
export function FilterChips({ collection }: { collection: Collection }) {
  const { plan, state, narrow } = collection;
  const translate = useTranslate();
  const set = plan.filters.filter(({ name }) => state.filters[name] !== undefined);
  if (set.length === 0 && !state.search) return null;
  const without = (name: string) => Object.fromEntries(Object.entries(state.filters).filter(([key]) => key !== name));
  return (
    <Line className={set.length === 0 ? 'print-only' : undefined}>
      {state.search && <span className="print-only">{translate('screens.list.searchedFor', { text: state.search })}</span>}
      {set.map((filter) => (
        <Chip
          key={filter.name}
          size="small"
          label={
            <>
              {translate(filter.label)}:{' '}
              <Value column={{ path: filter.name, ...filter }} value={state.filters[filter.name]} record={state.filters} />
            </>
          }
          onDelete={() => narrow({ filters: without(filter.name) })}
        />
      ))}
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 1.5),
  borderBottom: `1px solid ${theme.palette.divider}`,
  '@media print': { padding: theme.spacing(0, 0, 0.5), border: 0 },
}));
