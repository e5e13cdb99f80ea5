import { useRecordContext } from 'ra-core';
import { createElement } from 'react';
import { at } from '../../plan/sources.ts';
import { fieldOf } from './fields.ts';
import type { FieldProps } from '../values/field.ts';

/** A value of the record in context, shown by the widget of its column. @default value: the one at the column's path */
export function Value(props: Omit<FieldProps, 'value' | 'record'> & { value?: unknown }) {
  const record = useRecordContext() ?? none;
  return createElement(fieldOf(props.column), { value: at(record, props.column.path), record, ...props });
}

const none = {};
