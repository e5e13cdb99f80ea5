import dayjs from 'dayjs';
import Tooltip from '@mui/material/Tooltip';
import { Control } from './Control.tsx';
import { useDateFormats } from './dates.ts';
import type { FieldProps } from './field.ts';
import type { InputProps } from './input.ts';
import { Missing } from './Missing.tsx';
import { TextBox } from './TextBox.tsx';

/** A moment: a list shows its day, a record its day and time; the whole, with its offset from UTC, is told on hover (decisions §1). */
export function DateTimeField({ value, dense }: FieldProps) {
  const { date, dateTime, long } = useDateFormats();
  const text = dense ? date(value) : dateTime(value);
  if (text === null) return <Missing />;
  const whole = long(value) ?? '';
  // A list of a hundred rows carries no hundred tooltips: the browser's own does there.
  if (dense)
    return (
      <time dateTime={String(value)} title={whole}>
        {text}
      </time>
    );
  return (
    <Tooltip title={whole} placement="bottom-start">
      <time dateTime={String(value)}>{text}</time>
    </Tooltip>
  );
}

/** A moment to the minute wherever it stands: in a log the day alone says too little. */
export function MomentField({ value }: Pick<FieldProps, 'value'>) {
  const { dateTime, long } = useDateFormats();
  const text = dateTime(value);
  if (text === null) return <Missing />;
  return (
    <time dateTime={String(value)} title={long(value) ?? ''}>
      {text}
    </time>
  );
}

/** Asked in the reader's own time zone, sent as an instant. */
export function DateTimeInput(props: InputProps) {
  return (
    <Control {...props}>
      {(control) => (
        <TextBox
          {...control}
          type="datetime-local"
          parse={(text) => (text ? dayjs(text).toISOString() : undefined)}
          format={(value) => (value && dayjs(value as string).isValid() ? dayjs(value as string).format('YYYY-MM-DDTHH:mm') : '')}
        />
      )}
    </Control>
  );
}
