import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { InputProps } from '../values/input.ts';
import { Control } from './Control.tsx';

export function SwitchBox(props: InputProps) {
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

const Line = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
}));
