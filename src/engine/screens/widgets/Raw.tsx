import type { FieldProps } from '../values/field.ts';
import { JsonField } from './Json.tsx';
import { NumberField } from './Number.tsx';
import { TextField } from './Text.tsx';

/** A value that is not of the expected kind, as the API sent it. */
export function Raw(props: FieldProps) {
  const { value } = props;
  if (typeof value === 'object') return <JsonField {...props} />;
  const Field = typeof value === 'number' && Number.isFinite(value) ? NumberField : TextField;
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      <Field {...props} />
    </span>
  );
}

/** A decimal that travels as a text is a number too. */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value) ? Number(value) : undefined;
}
