import { useTranslate } from 'ra-core';
import type { FieldProps } from '../../../engine/screens/values/field.ts';
import { Missing } from '../../../engine/screens/widgets/Missing.tsx';
import { stageName } from './stagesOf.ts';

export function StageNameField({ value, record }: Pick<FieldProps, 'value' | 'record'>) {
  const translate = useTranslate();
  return stageName(record, value, translate) ?? <Missing />;
}
