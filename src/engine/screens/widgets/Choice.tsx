import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Control } from './Control.tsx';
import { choiceText } from './choiceText.ts';
import type { FieldProps } from '../values/field.ts';
import type { InputProps } from '../values/input.ts';
import { Missing } from './Missing.tsx';
import { Box } from './TextBox.tsx';
import { useCellWords } from './useCellWords.ts';

/** Unknown values are shown unchanged. */
export const ChoiceField = (props: FieldProps) => choiceText(props, useCellWords()) ?? <Missing />;

/** Native: opens in one tap, searches by typing, works with every screen reader. */
export function ChoiceInput(props: InputProps) {
  const translate = useTranslate();
  const { required, default: preset, staysFilled } = props.field;
  const mayBeEmpty = props.empty !== undefined || !(required || preset !== undefined || staysFilled);
  return (
    <Control {...props}>
      {({ id, field, value, onChange, onBlur, focusRef, disabled, error, errorAt: _, empty, ...aria }) => (
        <NativeSelect
          input={<Box fullWidth />}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
          onBlur={onBlur}
          disabled={(disabled ?? false) || (field.readOnly ?? false)}
          error={error !== undefined}
          inputRef={focusRef}
          name={field.name}
          inputProps={{ id, ...aria }}
          sx={{ '& .MuiNativeSelect-select': { width: '100%', cursor: 'pointer' } }}
        >
          {(mayBeEmpty || !value) && (
            <option value="" disabled={!mayBeEmpty}>
              {empty ?? translate(mayBeEmpty ? 'screens.form.none' : 'screens.form.choose')}
            </option>
          )}
          {field.choices?.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {translate(choice.label)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Control>
  );
}

export function RadioInput(props: InputProps) {
  const translate = useTranslate();
  return (
    <Control {...props} group>
      {({ id, field, value, onChange, onBlur, focusRef, disabled }) => (
        <Options>
          {field.choices?.map((choice, index) => (
            <Option key={choice.id}>
              <input
                type="radio"
                name={id}
                value={choice.id}
                checked={value === choice.id}
                onChange={() => onChange(choice.id)}
                onBlur={onBlur}
                disabled={(disabled ?? false) || (field.readOnly ?? false)}
                ref={index === 0 ? focusRef : undefined}
              />
              {translate(choice.label)}
            </Option>
          ))}
        </Options>
      )}
    </Control>
  );
}

export const Options = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(0.75) }));

export const Option = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  cursor: 'pointer',
  '& input': { width: 16, height: 16, margin: 0, accentColor: theme.palette.primary.main },
}));
