import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { RecordContextProvider, useListContext, useTranslate } from 'ra-core';
import { Value } from '../widgets/Value.tsx';
import { ConditionsText } from './conditions/laterConditions.ts';
import type { Plan } from '../../plan/Plan.ts';

export function FilterChips({ plan }: { plan: Plan }) {
  const { filterValues, hideFilter } = useListContext();
  const translate = useTranslate();
  const set = plan.filters.filter(({ name }) => filterValues[name] !== undefined);
  if (set.length === 0 && !filterValues.q) return null;
  return (
    <Line className={set.length === 0 ? 'print-only' : undefined}>
      {filterValues.q && <span className="print-only">{translate('screens.list.searchedFor', { text: filterValues.q })}</span>}
      {set.map((filter) => (
        <Chip
          key={filter.name}
          size="small"
          label={
            <>
              {translate(filter.label)}:{' '}
              {filter.conditions ? (
                <ConditionsText conditions={filter.conditions} value={filterValues[filter.name]} />
              ) : (
                <RecordContextProvider value={filterValues}>
                  <Value column={{ path: filter.name, ...filter }} value={filterValues[filter.name]} />
                </RecordContextProvider>
              )}
            </>
          }
          onDelete={() => hideFilter(filter.name)}
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
