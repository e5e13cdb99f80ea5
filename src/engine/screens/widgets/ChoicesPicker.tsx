import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import type { ControlProps } from './Control.tsx';
import { PickerBox } from './PickerBox.tsx';

export function ChoicesPicker(control: ControlProps) {
  const { id, field, value, onChange, onBlur, disabled } = control;
  const translate = useTranslate();
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const choices = field.choices ?? [];
  return (
    <Autocomplete
      id={id}
      multiple
      disableCloseOnSelect
      limitTags={2}
      size="small"
      options={choices.map((choice) => choice.id)}
      value={chosen}
      getOptionLabel={(option) => translate(choices.find((choice) => choice.id === option)?.label ?? option, { _: option })}
      onChange={(_, next) => onChange(next)}
      onBlur={onBlur}
      // Inside the form's landmark.
      disablePortal
      disabled={disabled ?? false}
      readOnly={field.readOnly ?? false}
      noOptionsText={translate('screens.reference.none')}
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderInput={(params) => (
        <PickerBox
          {...control}
          params={params}
          placeholder={chosen.length > 0 ? '' : (control.empty ?? translate('screens.reference.choose'))}
        />
      )}
    />
  );
}
