import { useTranslate } from 'ra-core';
import { useDateFormats } from '../values/dates.ts';
import type { FieldProps } from '../values/field.ts';

export function DateSpanField({ value }: Pick<FieldProps, 'value'>) {
  const translate = useTranslate();
  const { date } = useDateFormats();
  const { gte, lte } = (value ?? {}) as { gte?: string; lte?: string };
  const [from, to] = [date(gte), date(lte)];
  if (from && to) return <>{`${from} – ${to}`}</>;
  return <>{translate(from ? 'screens.list.from' : 'screens.list.until', { day: from ?? to ?? '' })}</>;
}
