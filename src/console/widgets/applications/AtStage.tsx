import { createElement } from 'react';
import { DateTimeField } from '../../../engine/screens/widgets/DateTime.tsx';
import type { FieldProps } from '../../../engine/screens/values/field.ts';
import { atStage } from '../cells.ts';

/** A moment of the assessment at the application's stage: when it was made, or submitted. */
export function AtStageField(props: FieldProps) {
  return createElement(DateTimeField, { ...props, value: atStage(props) });
}
