import { Control } from './Control.tsx';
import { useDateFormats } from './dates.ts';
import type { FieldProps } from './field.ts';
import type { InputProps } from './input.ts';
import { Missing } from './Missing.tsx';
import { TextBox } from './TextBox.tsx';

/** A day (decisions §1). */
export function DateField({ value }: FieldProps) {
  const { date } = useDateFormats();
  const text = date(value);
  return text === null ? <Missing /> : <time dateTime={String(value)}>{text}</time>;
}

export function DateInput(props: InputProps) {
  return <Control {...props}>{(control) => <TextBox {...control} type="date" parse={(text) => text || undefined} />}</Control>;
}
