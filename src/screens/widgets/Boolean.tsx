import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Control } from './Control.tsx';
import { isEmpty, type FieldProps } from './field.ts';
import type { InputProps } from './input.ts';
import { Missing } from './Missing.tsx';

/** Yes or no. */
export function BooleanField({ value }: FieldProps) {
  const translate = useTranslate();
  if (isEmpty(value)) return <Missing />;
  return <>{translate(value ? 'ra.boolean.true' : 'ra.boolean.false')}</>;
}

export function BooleanInput(props: InputProps) {
  const translate = useTranslate();
  return (
    <Control {...props}>
      {({ id, field, value, onChange, onBlur, focusRef, disabled, ...aria }) => (
        <Line>
          <Switch
            checked={value === true}
            onChange={(_, on) => onChange(on)}
            onBlur={onBlur}
            disabled={(disabled ?? false) || (field.readOnly ?? false)}
            size="small"
            slotProps={{
              input: {
                id,
                ref: focusRef,
                name: field.name,
                'aria-describedby': aria['aria-describedby'],
                'aria-invalid': aria['aria-invalid'],
              },
            }}
          />
          {translate(value ? 'ra.boolean.true' : 'ra.boolean.false')}
        </Line>
      )}
    </Control>
  );
}

/** The same for a declaration that asks for `widget: 'toggle'`: on or off, as a setting is. */
export function ToggleInput(props: InputProps) {
  return <BooleanInput {...props} />;
}

const Line = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
}));
