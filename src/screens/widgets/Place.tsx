import type { FieldProps } from './field.ts';
import { Missing } from './Missing.tsx';
import { TextField } from './Text.tsx';

/** A place by its address. */
export function PlaceField({ value, ...props }: FieldProps) {
  const address = typeof value === 'object' && value !== null && 'address' in value ? value.address : value;
  return typeof address === 'string' ? <TextField {...props} value={address} /> : <Missing />;
}
