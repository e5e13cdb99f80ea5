import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Control } from './Control.tsx';
import { isEmpty, type CellText, type FieldProps } from '../values/field.ts';
import type { InputProps } from '../values/input.ts';
import { Missing } from './Missing.tsx';
import { useCellWords } from './useCellWords.ts';

export const BooleanField = (props: FieldProps) => booleanText(props, useCellWords()) ?? <Missing />;

export const booleanText: CellText = ({ value }, { translate }) =>
  isEmpty(value) ? null : translate(value ? 'ra.boolean.true' : 'ra.boolean.false');

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

export function ToggleInput(props: InputProps) {
  return <BooleanInput {...props} />;
}

const Line = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
}));
