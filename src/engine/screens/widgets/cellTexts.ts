import { at, type Values } from '../../plan/sources.ts';
import type { ColumnPlan } from '../../plan/Plan.ts';
import { booleanText } from './Boolean.tsx';
import { choiceText } from './choiceText.ts';
import { choicesText } from './Choices.tsx';
import { countOf, countText } from './countText.ts';
import { dateText } from './Date.tsx';
import { dateTimeText, momentText } from './DateTime.tsx';
import { widgetOf } from '../values/registry.ts';
import type { CellForm, CellWords, FieldProps, ShownColumn, Typed } from '../values/field.ts';
import { jsonText } from './Json.tsx';
import { memberRaw, memberText } from './memberText.ts';
import { moneyText } from './moneyText.ts';
import { numberText } from './Number.tsx';
import { placeText } from './Place.tsx';
import { referenceText } from './referenceText.ts';
import { rowsText } from './Rows.tsx';
import { textText } from './Text.tsx';
import { titleText } from './titleText.ts';

const day = ({ value }: FieldProps): Typed => ({ time: value, shows: 'day' });
const moment = ({ value }: FieldProps): Typed => ({ time: value, shows: 'moment' });
const number = ({ value }: FieldProps): Typed => ({ number: typeof value === 'number' ? value : Number.NaN });

const text: CellForm = { text: textText };
const quantity: CellForm = { text: textText, typed: (cell) => (typeof cell.value === 'number' ? number(cell) : undefined) };

/** The same names as in `fields.ts`. */
const forms: Record<string, CellForm | undefined> = {
  text,
  multiline: text,
  email: text,
  url: text,
  id: text,
  copyId: text,
  number: { text: numberText, typed: number },
  boolean: { text: booleanText },
  date: { text: dateText, typed: day },
  dateTime: { text: dateTimeText, typed: day },
  choice: { text: choiceText },
  choices: { text: choicesText },
  reference: { text: referenceText },
  references: { text: referenceText },
  json: { text: jsonText },
  count: { text: countText, typed: ({ value }) => ({ number: countOf(value) ?? Number.NaN }) },
  moment: { text: momentText, typed: moment },
  place: { text: placeText },
  rows: { text: rowsText },
  image: text,
  money: { text: moneyText, typed: number },
  colour: text,
  phone: text,
  percent: quantity,
  duration: quantity,
  member: { text: memberText, raw: memberRaw },
  status: { text: choiceText },
  title: { text: titleText, raw: titleText },
};

const formOf = ({ widget, kind }: ColumnPlan): CellForm => (widget && (widgetOf(widget)?.cell ?? forms[widget])) || forms[kind] || text;

export const hasText = ({ widget, kind }: ColumnPlan): boolean =>
  (widget !== undefined && widgetOf(widget)?.cell !== undefined) || forms[widget ?? kind] !== undefined;

const cellOf = (column: ShownColumn, record: Values): FieldProps => ({ value: at(record, column.path), column, record, dense: true });

export const cellText = (column: ShownColumn, record: Values, words: CellWords): string =>
  formOf(column).text(cellOf(column, record), words) ?? words.translate('common.notAvailable');

export const cellTyped = (column: ShownColumn, record: Values): Typed | undefined => formOf(column).typed?.(cellOf(column, record));

export function cellRaw(column: ShownColumn, record: Values): unknown {
  const cell = cellOf(column, record);
  return formOf(column).raw?.(cell) ?? (formOf(column).raw ? null : (cell.value ?? null));
}
