import ExploreIcon from '@mui/icons-material/BarChartOutlined';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import BoardIcon from '@mui/icons-material/ViewKanbanOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { createElement } from 'react';
import type { ViewPlan } from '../../../plan/Plan.ts';
import { usePageCommand } from '../../values/pageCommands.ts';
import { useTexts } from '../../values/useTexts.ts';
import type { ShownAs } from '../useShownAs.ts';

const icons = { table: TableIcon, board: BoardIcon, calendar: CalendarIcon, explore: ExploreIcon };

/** Chooses how a list is shown. */
export function ViewKinds({ shownAs: { shown, views, choose } }: { shownAs: ShownAs }) {
  const translate = useTranslate();
  const texts = useTexts(true);
  /** The field, if there are several views of a kind. */
  const fieldOf = (view: ViewPlan): string | undefined =>
    !('label' in view) || views.filter(({ kind }) => kind === view.kind).length === 1 ? undefined : translate(view.label);
  if (!texts) return null;
  return (
    <Group role="group" aria-label={translate('screens.shownAs.label')}>
      {views.map((view) => (
        <Kind key={view.name} view={view} field={fieldOf(view)} chosen={view === shown} onChoose={() => choose(view)} />
      ))}
    </Group>
  );
}

interface KindProps {
  view: ViewPlan;
  field: string | undefined;
  chosen: boolean;
  onChoose: () => void;
}

function Kind({ view, field, chosen, onChoose }: KindProps) {
  const translate = useTranslate();
  const kind = translate(`screens.shownAs.${view.kind}`);
  const label = field === undefined ? kind : translate('screens.shownAs.by', { kind, field });
  usePageCommand({ id: `shownAs.${view.name}`, label: translate('screens.shownAs.show', { kind: label }), run: onChoose });
  return (
    <button type="button" aria-pressed={chosen} aria-label={label} title={label} onClick={onChoose}>
      {createElement(icons[view.kind], { fontSize: 'small' })}
      {field}
    </button>
  );
}

const Group = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  alignSelf: 'center',
  padding: 2,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& button': {
    ...theme.typography.caption,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(0.5),
    minWidth: 32,
    height: 30,
    padding: theme.spacing(0, 0.75),
    whiteSpace: 'nowrap',
    color: theme.palette.text.secondary,
    background: 'none',
    border: 0,
    borderRadius: 4,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&[aria-pressed=true]': { color: theme.palette.primary.main, backgroundColor: theme.palette.action.selected },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
    '@media (forced-colors: active)': { '&[aria-pressed=true]': { outline: '2px solid Highlight', outlineOffset: -2 } },
  },
}));
