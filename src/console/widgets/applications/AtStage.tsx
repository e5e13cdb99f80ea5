import { createElement } from 'react';
import { DateTimeField, dateTimeText } from '../../../engine/screens/widgets/DateTime.tsx';
import type { CellText, FieldProps } from '../../../engine/screens/values/field.ts';
import { assessmentOf } from './assessmentOf.ts';

/** A moment of the assessment at the application's stage: when it was made, or submitted. */
export function AtStageField(props: FieldProps) {
  return createElement(DateTimeField, { ...props, value: atStage(props) });
}

export const atStageText: CellText = (cell, words) => dateTimeText({ ...cell, value: atStage(cell) }, words);

/** The field at the end of the column's path, of the assessment at the stage. */
export const atStage = (cell: FieldProps): unknown => assessmentOf(cell)?.[cell.column.path.slice(cell.column.path.lastIndexOf('.') + 1)];
