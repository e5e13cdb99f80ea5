import { createElement } from 'react';
import { fieldOf } from './fields.ts';
import type { FieldProps } from './field.ts';

/** A value shown by the widget of its column. */
export const Value = (props: FieldProps) => createElement(fieldOf(props.column), props);
