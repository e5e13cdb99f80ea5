import Link from '@mui/material/Link';
import type { FieldProps } from '../values/field.ts';
import { Raw } from './Raw.tsx';

/** Plain text in a list, so that a click opens the row and doesn't call anybody. */
export function TelephoneField(props: FieldProps) {
  const { value, dense } = props;
  const number = dense || typeof value !== 'string' ? undefined : dialled(value);
  return number === undefined ? <Raw {...props} /> : <Link href={`tel:${number}`}>{String(value)}</Link>;
}

/** E.164 allows 15 digits; shorter ones than 6 are extensions or codes. */
function dialled(text: string): string | undefined {
  if (!/^\+?[\d\s()./-]{6,40}$/.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  return digits.length >= 6 && digits.length <= 15 ? `${text.startsWith('+') ? '+' : ''}${digits}` : undefined;
}
