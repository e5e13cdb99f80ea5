import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import type { KeyboardEvent } from 'react';
import type { ControlProps } from './Control.tsx';
import { Box } from './TextBox.tsx';

/** The box of a picker: what is typed into it narrows the choices. */
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
      // The form focuses the first wrong field through it; the picker keeps its own ref in inputProps.
      inputRef={focusRef}
      placeholder={placeholder}
      sx={{ flexWrap: 'wrap', gap: 0.5, pr: 8, '& .MuiInputBase-input': { minWidth: 80, width: 0, flexGrow: 1 } }}
    />
  );
}

/** Enter takes a choice; pressed before the choices have come, it must not send the form. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
