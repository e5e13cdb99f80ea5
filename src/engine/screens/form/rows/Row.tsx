import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { memo, useMemo, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldPlan } from '../../../plan/Plan.ts';
import type { Values } from '../../../plan/sources.ts';
import { below, type Compound } from '../../widgets/fieldset.ts';

interface Props extends Pick<Compound, 'control' | 'onLeave' | 'Field'> {
  name: string;
  fields: FieldPlan[];
  index: number;
  count: number;
  label: string;
  mayRemove: boolean;
  mayMove: boolean;
  onRemove: (index: number, row: Values) => void;
  onMove: (from: number, to: number) => void;
}

export const Row = memo(function Row({
  name,
  fields,
  index,
  count,
  control,
  Field,
  label,
  mayRemove,
  mayMove,
  onLeave,
  onRemove,
  onMove,
}: Props) {
  const { getValues } = useFormContext<Values>();
  const path = `${name}.${index}`;
  const inner = useMemo(() => below(path, fields), [path, fields]);
  return (
    <RowFrame role="group" aria-label={label} tabIndex={-1} data-field={path}>
      <RowHead>
        <span aria-hidden>{label}</span>
        <RowTools
          label={label}
          index={index}
          count={mayMove ? count : 1}
          onMove={(to) => onMove(index, to)}
          onRemove={mayRemove ? () => onRemove(index, getValues(path) as Values) : undefined}
        />
      </RowHead>
      <Cells>
        {inner.map((field) => (
          <Field key={field.name} field={field} control={control} onLeave={onLeave} />
        ))}
      </Cells>
    </RowFrame>
  );
});

interface ToolsProps {
  label: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: (() => void) | undefined;
}

export function RowTools({ label, index, count, onMove, onRemove }: ToolsProps) {
  const translate = useTranslate();
  const tool = (text: string, icon: ReactNode, onClick: () => void, disabled = false) => (
    <IconButton size="small" aria-label={`${text}: ${label}`} title={text} onClick={onClick} disabled={disabled}>
      {icon}
    </IconButton>
  );
  return (
    <span>
      {count > 1 && tool(translate('screens.form.rows.up'), <ArrowUpIcon fontSize="small" />, () => onMove(index - 1), index === 0)}
      {count > 1 &&
        tool(translate('screens.form.rows.down'), <ArrowDownIcon fontSize="small" />, () => onMove(index + 1), index === count - 1)}
      {onRemove && tool(translate('ra.action.remove'), <DeleteIcon fontSize="small" />, onRemove)}
    </span>
  );
}

/** Takes the focus when the focused row is removed. */
export const RowFrame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  minWidth: 0,
  padding: theme.spacing(1, 1.5, 1.5),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  scrollMarginTop: 120,
  scrollMarginBottom: 96,
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
}));

export const RowHead = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 30,
}));

export const Cells = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(168px, 100%), 1fr))',
}));
