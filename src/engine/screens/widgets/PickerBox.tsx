import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import type { KeyboardEvent } from 'react';
import type { ControlProps } from './Control.tsx';
import { Box } from './TextBox.tsx';

export function PickerBox({
  params,
  field,
  focusRef,
  placeholder,
  ...control
}: ControlProps & { params: AutocompleteRenderInputParams; placeholder: string }) {
  const { input, htmlInput } = params.slotProps;
  const described = {
    'aria-describedby': control['aria-describedby'],
    'aria-invalid': control['aria-invalid'],
    'aria-required': control['aria-required'],
  };
  return (
    <Box
      {...input}
      fullWidth
      name={field.name}
      error={control['aria-invalid'] === true}
      disabled={params.disabled}
      inputProps={{ ...htmlInput, ...described, onKeyDown: keepForm }}
      // The form focuses the first wrong field through it; the picker's own ref is in inputProps.
      inputRef={focusRef}
      placeholder={placeholder}
      sx={{ flexWrap: 'wrap', gap: 0.5, pr: 8, '& .MuiInputBase-input': { minWidth: 80, width: 0, flexGrow: 1 } }}
    />
  );
}

/** Pressed before the choices have loaded, Enter must not submit the form. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
