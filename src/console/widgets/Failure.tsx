import { useTranslate } from 'ra-core';
import { Missing } from '../../engine/screens/widgets/Missing.tsx';
import { isEmpty, type FieldProps } from '../../engine/screens/values/field.ts';

/** Why a message did not arrive and, where there is room, what to do about it. */
export function FailureField({ value, dense }: Pick<FieldProps, 'value' | 'dense'>) {
  const translate = useTranslate();
  if (isEmpty(value)) return <Missing />;
  const reason = translate(`enums.MessageFailure.${String(value)}`, { _: String(value) });
  return <>{dense ? reason : `${reason} ${translate(`screens.timeline.advice.${String(value)}`, { _: '' })}`.trim()}</>;
}
