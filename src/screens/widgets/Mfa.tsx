import { useTranslate } from 'ra-core';
import type { FieldProps } from './field.ts';
import { valuesOf } from './inList.ts';

/** Whether a code is asked for at sign-in, and how it comes: 'ON; {method}' or 'OFF' (specification 3 §2). */
export function MfaField({ value, column, record }: FieldProps) {
  const translate = useTranslate();
  if (value !== true) return <>{translate('screens.account.mfaOff')}</>;
  const [, method] = valuesOf({ column, record });
  if (typeof method !== 'string') return <>{translate('screens.account.mfaOn')}</>;
  return <>{translate('screens.account.mfaBy', { method: translate(`enums.MfaMethod.${method}`, { _: method }) })}</>;
}
