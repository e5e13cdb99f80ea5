import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import type { Control } from 'react-hook-form';
import type { FieldPlan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';

export interface FieldInForm {
  field: FieldPlan;
  control: Control<Values>;
  onLeave: (field: FieldPlan, value: unknown) => void;
  /** Text of the empty choice. @default 'Please choose', or 'None' for optional fields */
  empty?: string;
}

export interface Compound extends FieldInForm {
  field: FieldPlan & { fields: FieldPlan[] };
  Field: ComponentType<FieldInForm>;
}

/** Shown fields of a row or group, by their whole path. */
export const below = (path: string, fields: readonly FieldPlan[]): FieldPlan[] =>
  fields.filter(({ hidden }) => !hidden).map((field) => ({ ...field, name: `${path}.${field.name}` }));

export const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& + &': { marginTop: theme.spacing(1.5) },
}));

export const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  padding: 0,
  marginBottom: theme.spacing(1),
  '&[data-required]::after': { content: ['" *"', '" *" / ""'], color: theme.palette.error.main },
}));

export const Help = styled('span')(({ theme }) => ({ ...theme.typography.caption, color: theme.palette.text.secondary }));
