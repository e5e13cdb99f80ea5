import DragIndicator from '@mui/icons-material/DragIndicator';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useState, type KeyboardEvent } from 'react';
import type { ColumnPlan } from '../../plan/Plan.ts';
import { Option } from '../widgets/Choice.tsx';
import type { Density } from './layout.ts';
import { useDragOrder } from './tools/useDragOrder.ts';
import type { Columns } from './useColumns.ts';

interface Props {
  columns: Columns;
  anchor: HTMLElement;
  onClose: () => void;
}

export function ColumnsPanel({ columns, anchor, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  const { all, density } = columns;
  const drag = useDragOrder(columns.move);

  const move = (column: ColumnPlan, to: number) => {
    if (to < 0 || to >= all.length) return;
    columns.move(column.path, to);
    setAnnouncement(translate('screens.columns.moved', { column: translate(column.label), place: to + 1, all: all.length }));
  };
  const widen = (column: ColumnPlan, by: number) => {
    const width = (columns.widthOf(column) ?? usualWidth) + by;
    columns.resize(column.path, width);
    setAnnouncement(translate('screens.columns.widened', { column: translate(column.label), width: Math.max(64, Math.min(800, width)) }));
  };
  const onKey = (event: KeyboardEvent, column: ColumnPlan, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1, Home: -index, End: all.length - 1 - index }[event.key];
    const wider = { ArrowLeft: -step16, ArrowRight: step16 }[event.key];
    if (step === undefined && wider === undefined) return;
    event.preventDefault();
    if (step) move(column, index + step);
    if (wider) widen(column, wider);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { 'aria-label': translate('ra.action.select_columns'), role: 'dialog' } }}
    >
      <Panel>
        <ul ref={drag.list}>
          {all.map((column, index) => {
            const label = translate(column.label);
            const width = columns.widthOf(column);
            return (
              <li key={column.path} data-path={column.path} data-dragged={drag.path === column.path || undefined}>
                <Handle
                  type="button"
                  aria-label={translate('screens.columns.handle', { column: label })}
                  aria-describedby={`${id}-help`}
                  onKeyDown={(event) => onKey(event, column, index)}
                  onPointerDown={(event) => drag.start(event, column.path)}
                >
                  <DragIndicator fontSize="small" />
                </Handle>
                <Option>
                  <input
                    type="checkbox"
                    checked={columns.isVisible(column)}
                    disabled={column.primary === true}
                    onChange={() => columns.toggle(column)}
                  />
                  {label}
                </Option>
                {width !== undefined && (
                  <Width
                    type="button"
                    onClick={() => columns.resize(column.path, undefined)}
                    aria-label={translate('screens.columns.usualWidth', { column: label, width })}
                    title={translate('screens.columns.usualWidthHint')}
                  >
                    {width} px ×
                  </Width>
                )}
              </li>
            );
          })}
        </ul>
        <div role="radiogroup" aria-label={translate('screens.columns.density')}>
          {densities.map((each) => (
            <Option key={each}>
              <input type="radio" name={id} checked={density === each} onChange={() => columns.setDensity(each)} />
              {translate(`screens.columns.${each}`)}
            </Option>
          ))}
        </div>
        <small id={`${id}-help`}>{translate('screens.columns.help')}</small>
        <Button size="small" onClick={columns.reset} disabled={!columns.changed}>
          {translate('screens.columns.reset')}
        </Button>
        <Unseen aria-live="polite">{announcement}</Unseen>
      </Panel>
    </Popover>
  );
}

const densities: Density[] = ['comfortable', 'compact'];
const step16 = 16;
const usualWidth = 160;

const Panel = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2, 2),
  width: 300,
  maxWidth: '100%',
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.5), minHeight: 36, borderRadius: theme.shape.borderRadius },
  '& li[data-dragged]': { backgroundColor: theme.palette.action.selected },
  '& li > label': { flex: 1, minWidth: 0, minHeight: 36 },
  '& [role=radiogroup]': {
    display: 'flex',
    gap: theme.spacing(3),
    paddingTop: theme.spacing(1.5),
    borderTop: `1px solid ${theme.palette.divider}`,
  },
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
}));

const Handle = styled('button')(({ theme }) => ({
  all: 'unset',
  display: 'inline-flex',
  padding: theme.spacing(0.75, 0.25),
  marginInlineStart: theme.spacing(-0.5),
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.secondary,
  cursor: 'grab',
  touchAction: 'none',
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
}));

const Width = styled('button')(({ theme }) => ({
  all: 'unset',
  ...theme.typography.caption,
  padding: theme.spacing(0.25, 0.5),
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.secondary,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '&:hover': { color: theme.palette.text.primary, backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
}));

const Unseen = styled('div')({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
