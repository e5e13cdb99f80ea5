import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { ColumnPlan } from '../../plan/Plan.ts';
import { OrderPanel } from './tools/OrderPanel.tsx';
import { Option } from '../widgets/Choice.tsx';
import type { Density } from './layout.ts';
import type { Columns } from './useColumns.ts';

interface Props {
  columns: Columns;
  anchor: HTMLElement;
  onClose: () => void;
}

export function ColumnsPanel({ columns, anchor, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { all, density } = columns;
  const columnOf = (name: string) => all.find(({ path }) => path === name);
  const widen = (column: ColumnPlan, by: number) => {
    const width = (columns.widthOf(column) ?? usualWidth) + by;
    columns.resize(column.path, width);
    return translate('screens.columns.widened', { column: translate(column.label), width: Math.max(64, Math.min(800, width)) });
  };
  const items = all.map((column) => {
    const label = translate(column.label);
    const width = columns.widthOf(column);
    return {
      ...{ name: column.path, label, handle: translate('screens.columns.handle', { column: label }) },
      ...{ shown: columns.isVisible(column), fixed: column.primary === true },
      end: width !== undefined && (
        <Width
          type="button"
          onClick={() => columns.resize(column.path, undefined)}
          aria-label={translate('screens.columns.usualWidth', { column: label, width })}
          title={translate('screens.columns.usualWidthHint')}
        >
          {width} px ×
        </Width>
      ),
    };
  });
  return (
    <OrderPanel
      label={translate('ra.action.select_columns')}
      items={items}
      anchor={anchor}
      onClose={onClose}
      onToggle={(name) => {
        const column = columnOf(name);
        if (column) columns.toggle(column);
      }}
      onMove={columns.move}
      moved={({ label }, place) => translate('screens.columns.moved', { column: label, place, all: all.length })}
      onKey={({ name }, key) => {
        const column = columnOf(name);
        const by = widths[key];
        return column && by !== undefined ? widen(column, by) : undefined;
      }}
      help={translate('screens.columns.help')}
      reset={{ label: translate('screens.columns.reset'), disabled: !columns.changed, run: columns.reset }}
    >
      <Densities role="radiogroup" aria-label={translate('screens.columns.density')}>
        {densities.map((each) => (
          <Option key={each}>
            <input type="radio" name={id} checked={density === each} onChange={() => columns.setDensity(each)} />
            {translate(`screens.columns.${each}`)}
          </Option>
        ))}
      </Densities>
    </OrderPanel>
  );
}

const densities: Density[] = ['comfortable', 'compact'];
const widths: Readonly<Record<string, number | undefined>> = { ArrowLeft: -16, ArrowRight: 16 };
const usualWidth = 160;

const Densities = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  paddingTop: theme.spacing(1.5),
  borderTop: `1px solid ${theme.palette.divider}`,
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
