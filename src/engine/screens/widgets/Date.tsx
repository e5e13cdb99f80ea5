import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Control } from './Control.tsx';
import { useDateFormats } from '../values/dates.ts';
import { DateTimeField, DateTimeInput } from './DateTime.tsx';
import { DayBox } from './DayBox.tsx';
import type { CellText, FieldProps } from '../values/field.ts';
import type { InputProps } from '../values/input.ts';
import { Missing } from './Missing.tsx';

/** A time of day, which scalars called a date may have; midnight in UTC is how APIs write a day alone. */
const hasTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T(?!00:00(:00(\.0+)?)?(Z|[+-]00:00)?$)/.test(value);

/** Decisions §1. */
export function DateField(props: FieldProps) {
  return hasTime(props.value) ? <DateTimeField {...props} /> : <Day {...props} />;
}

function Day({ value }: FieldProps) {
  const { date } = useDateFormats();
  const text = date(value);
  return text === null ? <Missing /> : <time dateTime={String(value)}>{text}</time>;
}

export const dateText: CellText = ({ value }, { dates }) => dates.date(value);

/** Shows a box for the time once the value has had one, so that no time of day is lost. */
export function DateInput(props: InputProps) {
  const [timed, setTimed] = useState(false);
  if (!timed && hasTime(props.value)) setTimed(true);
  return timed ? <DateTimeInput {...props} /> : <DayInput {...props} />;
}

function DayInput(props: InputProps) {
  const translate = useTranslate();
  return (
    <Control {...props}>
      {({ id, field, value, onChange, onBlur, focusRef, disabled, ...control }) => (
        <DayBox
          id={id}
          label={translate(field.label)}
          fullWidth
          name={field.name}
          disabled={disabled ?? false}
          readOnly={field.readOnly ?? false}
          error={control['aria-invalid'] === true}
          value={typeof value === 'string' ? value.replace(/T00:00[^T]*$/, '') : ''}
          onChange={(day) => onChange(day || undefined)}
          onBlur={onBlur}
          inputRef={focusRef}
          inputProps={{
            'aria-describedby': control['aria-describedby'],
            'aria-invalid': control['aria-invalid'],
            'aria-required': control['aria-required'],
          }}
        />
      )}
    </Control>
  );
}
