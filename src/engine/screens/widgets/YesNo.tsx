import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Option } from './Choice.tsx';
import { Control } from './Control.tsx';
import type { InputProps } from '../values/input.ts';

/** Unset is neither, and is not sent. */
export function YesNoInput(props: InputProps) {
  const translate = useTranslate();
  return (
    <Control {...props} group>
      {({ id, field, value, onChange, onBlur, focusRef, disabled }) => (
        <Line>
          {choices.map(({ key, is }, index) => (
            <Option key={key}>
              <input
                type="radio"
                name={id}
                checked={typeof value === 'boolean' ? value === is : is === undefined}
                onChange={() => onChange(is)}
                onBlur={onBlur}
                disabled={(disabled ?? false) || (field.readOnly ?? false)}
                ref={index === 0 ? focusRef : undefined}
              />
              {translate(key)}
            </Option>
          ))}
        </Line>
      )}
    </Control>
  );
}

const choices = [
  { key: 'screens.form.notSet', is: undefined },
  { key: 'ra.boolean.true', is: true },
  { key: 'ra.boolean.false', is: false },
];

const Line = styled('span')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.75, 3) }));
