import { isEmpty, type CellText, type FieldProps } from '../values/field.ts';
import { Missing } from './Missing.tsx';
import { useCellWords } from './useCellWords.ts';

export const BooleanField = (props: FieldProps) => booleanText(props, useCellWords()) ?? <Missing />;

export const booleanText: CellText = ({ value }, { translate }) =>
  isEmpty(value) ? null : translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
