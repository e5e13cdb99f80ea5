import type { CellText, FieldProps } from '../values/field.ts';
import { Missing } from './Missing.tsx';
import { TextField } from './Text.tsx';

export function PlaceField({ value, ...props }: FieldProps) {
  const address = addressOf(value);
  return address === undefined ? <Missing /> : <TextField {...props} value={address} />;
}

function addressOf(value: unknown): string | undefined {
  const address = typeof value === 'object' && value !== null && 'address' in value ? value.address : value;
  return typeof address === 'string' ? address : undefined;
}

export const placeText: CellText = ({ value }) => addressOf(value) || null;
