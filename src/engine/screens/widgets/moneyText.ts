import { at } from '../../plan/sources.ts';
import { isEmpty, type CellText } from '../values/field.ts';

/** An amount with the currency of the same object. */
export const moneyText: CellText = ({ value, column, record }, { locale }) => {
  if (isEmpty(value)) return null;
  const currency = at(record, column.also?.[0] ?? '');
  const amount = Number(value);
  // Cents and micros are no amounts of the currency.
  const isWhole = !/cent|minor|micro/i.test(column.path);
  if (!Number.isFinite(amount) || typeof currency !== 'string') return [value, currency].filter((part) => !isEmpty(part)).join(' ');
  try {
    if (isWhole) return amount.toLocaleString(locale, { style: 'currency', currency });
  } catch {
    // No currency that the browser knows.
  }
  return `${amount.toLocaleString(locale)} ${currency}`;
};
