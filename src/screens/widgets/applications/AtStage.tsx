import { createElement } from 'react';
import { DateTimeField } from '../DateTime.tsx';
import type { FieldProps } from '../field.ts';
import { assessmentOf } from './assessmentOf.ts';

/** A moment of the assessment at the application's stage: when it was made, or submitted. */
export function AtStageField(props: FieldProps) {
  const name = props.column.path.slice(props.column.path.lastIndexOf('.') + 1);
  return createElement(DateTimeField, { ...props, value: assessmentOf(props)?.[name] });
}
