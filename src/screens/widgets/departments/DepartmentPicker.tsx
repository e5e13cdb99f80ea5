import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { Control } from '../Control.tsx';
import type { InputProps } from '../input.ts';
import { PickerBox } from '../PickerBox.tsx';
import { useDepartments, type Department } from './useDepartments.ts';

/** One department of the customer's tree, found by its name; the root to begin with. */
export function DepartmentPicker(props: InputProps) {
  const { field, value, onChange } = props;
  const translate = useTranslate();
  const { departments, loading, failed, mayAsk } = useDepartments();
  const [root] = departments;
  const chosen = departments.find(({ _id }) => _id === value) ?? null;
  const isEmpty = value === undefined || value === null || value === '';
  const first = root?._id;
  useEffect(() => {
    if (isEmpty && first !== undefined && field.required) onChange(first);
    // Once: what the user empties stays empty.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [first]);
  return (
    <Control {...props}>
      {(control) => (
        <Autocomplete<Department>
          id={control.id}
          options={departments}
          loading={loading}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ _id }) => _id}
          isOptionEqualToValue={(option, other) => option._id === other._id}
          value={chosen}
          onChange={(_, next) => onChange(next?._id ?? '')}
          onBlur={control.onBlur}
          autoHighlight
          disablePortal
          disabled={control.disabled ?? false}
          readOnly={(field.readOnly ?? false) || !mayAsk}
          loadingText={translate('ra.message.loading')}
          noOptionsText={translate(failed ? 'screens.reference.failed' : 'screens.reference.none')}
          clearText={translate('ra.action.clear_input_value')}
          openText={translate('ra.action.open')}
          closeText={translate('ra.action.close')}
          renderOption={({ key, ...option }, { name, depth }) => (
            <li key={key} {...option} style={{ paddingLeft: 16 + depth * 20 }}>
              {name}
            </li>
          )}
          renderInput={(params) => <PickerBox {...control} params={params} placeholder={translate('screens.reference.choose')} />}
        />
      )}
    </Control>
  );
}
