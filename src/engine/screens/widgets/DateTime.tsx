import dayjs from 'dayjs';
import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isDay } from '../values/regionDays.ts';
import { Control } from './Control.tsx';
import { DayBox } from './DayBox.tsx';
import { useDateFormats } from '../values/dates.ts';
import type { CellText, FieldProps } from '../values/field.ts';
import type { InputProps } from '../values/input.ts';
import { Missing } from './Missing.tsx';
import { Box } from './TextBox.tsx';

/** Day in a list, day and time in a record; the offset from UTC on hover (decisions §1). */
export function DateTimeField({ value, dense }: FieldProps) {
  const { date, dateTime, long } = useDateFormats();
  const text = dense ? date(value) : dateTime(value);
  if (text === null) return <Missing />;
  const whole = long(value) ?? '';
  // Native tooltip: a hundred rows must not carry a hundred components.
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

export const dateTimeText: CellText = ({ value, dense }, { dates }) => (dense ? dates.date : dates.dateTime)(value);
export const momentText: CellText = ({ value }, { dates }) => dates.dateTime(value);

/** In the reader's time zone, sent as an instant; a day alone starts at midnight. */
export function DateTimeInput(props: InputProps) {
  const translate = useTranslate();
  const [unread, setUnread] = useState('');
  const moment = typeof props.value === 'string' && dayjs(props.value).isValid() ? dayjs(props.value) : undefined;
  const send = (day: string, time: string) => {
    const read = dayjs(`${day}T${time || '00:00'}`);
    setUnread(day && !isDay(day) ? day : '');
    props.onChange(day === '' ? undefined : isDay(day) && read.isValid() ? read.toISOString() : day);
  };
  const [day, time] = [unread || (moment?.format('YYYY-MM-DD') ?? ''), moment?.format('HH:mm') ?? ''];
  return (
    <Control {...props} group>
      {({ id: _, field, onBlur, focusRef, disabled, ...control }) => {
        const common = { disabled: disabled ?? false, readOnly: field.readOnly ?? false, error: control['aria-invalid'] === true, onBlur };
        const described = { 'aria-describedby': control['aria-describedby'], 'aria-invalid': control['aria-invalid'] };
        const label = (part: string) => ({ 'aria-label': translate(`screens.form.${part}`) });
        return (
          <Parts>
            <DayBox
              {...common}
              label={translate(field.label)}
              value={day}
              onChange={(next) => send(next, time)}
              inputRef={focusRef}
              inputProps={{ ...described, ...label('day'), 'aria-required': control['aria-required'] }}
            />
            <Box
              {...common}
              type="time"
              value={time}
              onChange={({ target }) => send(day, target.value)}
              inputProps={{ ...described, ...label('time') }}
            />
          </Parts>
        );
      }}
    </Control>
  );
}

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(110px, auto)',
  gap: theme.spacing(1),
}));
