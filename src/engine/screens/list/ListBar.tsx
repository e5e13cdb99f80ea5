import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { FilterButton } from './FilterButton.tsx';
import { offeredFilters } from './offeredFilters.ts';
import { barHeight, cardsBelow, topBarHeight } from '../values/measures.ts';
import { SearchField } from './SearchField.tsx';
import { SelectBox } from './SelectBox.tsx';
import type { Collection } from './useCollection.ts';
import { sticks } from '../values/sticks.ts';

interface Props {
  collection: Collection;
  begin?: ReactNode;
  actions: ReactNode;
  tools?: ReactNode;
  selectable: boolean;
  footed?: boolean;
  denied?: boolean;
}

export function ListBar({ collection, begin, actions, tools, selectable, footed = false, denied = false }: Props) {
  const { plan, state, narrow, selection, rows } = collection;
  const translate = useTranslate();
  const { count } = selection;
  const ids = rows?.map(({ id }) => id) ?? [];
  return (
    <Bar className="screen-only" data-selecting={count > 0 || undefined} data-selectable={selectable || undefined}>
      {begin}
      {plan.search && (
        <SearchField
          search={state.search}
          label={translate(`resources.${plan.name}.search`, {
            _: translate('screens.list.search', { name: translate(`resources.${plan.name}.name`) }),
          })}
          onSearch={(search) => narrow({ search }, { replace: true })}
        />
      )}
      {/* Logs are filtered by their search form. */}
      {offeredFilters(plan, state.filters).length > 0 && plan.kind !== 'log' && !denied && <FilterButton collection={collection} />}
      {selectable && (
        <All>
          <SelectBox
            checked={ids.length > 0 && ids.every((id) => selection.selected.includes(id))}
            some={count > 0}
            disabled={ids.length === 0}
            label={translate('ra.action.select_all')}
            onChange={() => selection.togglePage(ids)}
          />
          {count === 0 && <span aria-hidden>{translate('ra.action.select_all_button')}</span>}
        </All>
      )}
      <Selection role="status">
        {count > 0 && !footed && (
          <>
            {translate('screens.list.selected', { smart_count: count })}
            <IconButton
              size="small"
              onClick={selection.clear}
              aria-label={translate('ra.action.unselect')}
              title={translate('ra.action.unselect')}
            >
              <Close fontSize="inherit" />
            </IconButton>
          </>
        )}
      </Selection>
      <Actions>{actions}</Actions>
      {tools && <Tools>{tools}</Tools>}
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  ...sticks({ top: topBarHeight }),
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: barHeight,
  padding: theme.spacing(1, 1.5),
  backgroundColor: theme.palette.background.bar,
  borderBottom: `1px solid ${theme.palette.divider}`,
  borderRadius: `${theme.shape.borderRadius}px ${theme.shape.borderRadius}px 0 0`,
  [`@media (max-width: ${cardsBelow - 0.05}px)`]: {
    flexWrap: 'wrap',
    // The search has its own line, followed by the list's tools, then by actions on rows.
    '& > [role=search]': { flex: '1 1 100%', order: -3 },
    '& > button': { order: -2 },
    '& button': { flexShrink: 0 },
    '&[data-selectable]::before': { content: '""', flexBasis: '100%', order: -1, marginTop: theme.spacing(-1) },
  },
}));

const Actions = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  minWidth: 0,
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  padding: 3,
  margin: -3,
}));

const Tools = styled('span')({
  display: 'inline-flex',
  [`@media (max-width: ${cardsBelow - 0.05}px)`]: { order: -2, marginInlineStart: 'auto' },
});

/** Cards have no header with a box for all. */
const All = styled('span')(({ theme }) => ({
  display: 'none',
  [`@media (max-width: ${cardsBelow - 0.05}px)`]: { display: 'inline-flex', gap: theme.spacing(1), padding: theme.spacing(0, 0.5) },
}));

const Selection = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  marginInlineStart: 'auto',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  [`@media (max-width: ${cardsBelow - 0.05}px)`]: { marginInlineStart: 0, flex: 1 },
}));
