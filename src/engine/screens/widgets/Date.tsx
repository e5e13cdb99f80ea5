import { useTranslate } from 'ra-core';
import { Control } from './Control.tsx';
import { useDateFormats } from '../values/dates.ts';
import { DayBox } from './DayBox.tsx';
import type { CellText, FieldProps } from '../values/field.ts';
import type { InputProps } from '../values/input.ts';
import { Missing } from './Missing.tsx';

/** Decisions §1. */
export function DateField({ value }: FieldProps) {
  const { date } = useDateFormats();
  const text = date(value);
  return text === null ? <Missing /> : <time dateTime={String(value)}>{text}</time>;
}

export const dateText: CellText = ({ value }, { dates }) => dates.date(value);

export function DateInput(props: InputProps) {
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
          value={typeof value === 'string' ? value : ''}
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
