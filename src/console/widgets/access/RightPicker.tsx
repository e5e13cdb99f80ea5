import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { Control } from '../../../engine/screens/widgets/Control.tsx';
import { PickerBox } from '../../../engine/screens/widgets/PickerBox.tsx';
import { rightKey, wordedRights } from '../../access/rightWords.ts';

/** Rights by their names in the permission editors. */
export function RightPicker(props: InputProps) {
  const { value, onChange } = props;
  const translate = useTranslate();
  const names = useMemo(() => new Map(wordedRights.map((right) => [right, translate(rightKey(right), { _: right })])), [translate]);
  const chosen = (Array.isArray(value) ? value : [value]).filter((right): right is string => typeof right === 'string' && right !== '');
  const nameOf = (right: string) => names.get(right) ?? right;
  return (
    <Control {...props}>
      {(control) => (
        <Autocomplete<string, true>
          multiple
          disableCloseOnSelect
          autoHighlight
          disablePortal
          id={control.id}
          options={[...names.keys()].toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))}
          value={chosen}
          getOptionLabel={nameOf}
          getOptionKey={(right) => right}
          onBlur={control.onBlur}
          disabled={control.disabled ?? false}
          readOnly={control.field.readOnly ?? false}
          noOptionsText={translate('screens.reference.none')}
          clearText={translate('ra.action.clear_input_value')}
          openText={translate('ra.action.open')}
          closeText={translate('ra.action.close')}
          onChange={(_, next) => onChange(next.length > 0 ? next : undefined)}
          renderInput={(params: AutocompleteRenderInputParams) => (
            <PickerBox {...control} params={params} placeholder={translate('screens.reference.choose')} />
          )}
        />
      )}
    </Control>
  );
}
