import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import { useEffect, type HTMLAttributes, type Key } from 'react';
import { Control, type ControlProps } from '../../../engine/screens/widgets/Control.tsx';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { PickerBox } from '../../../engine/screens/widgets/PickerBox.tsx';
import { idsIn, useDepartments, type Department } from './useDepartments.ts';

export function DepartmentPicker(props: InputProps) {
  const { field, value, onChange } = props;
  const { departments, common } = usePicker();
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
      {(control) => <Autocomplete<Department> {...common(control)} value={chosen} onChange={(_, next) => onChange(next?._id ?? '')} />}
    </Control>
  );
}

export function DepartmentsPicker(props: InputProps) {
  const { value, onChange } = props;
  const translate = useTranslate();
  const { departments, common } = usePicker();
  const unknown = translate('screens.reference.gone');
  return (
    <Control {...props}>
      {(control) => (
        <Autocomplete<Department, true>
          {...common(control)}
          multiple
          disableCloseOnSelect
          value={idsIn(value).map((_id) => departments.find((each) => each._id === _id) ?? { _id, name: unknown, depth: 0 })}
          onChange={(_, next) => onChange(next.length > 0 ? next.map(({ _id }) => _id) : undefined)}
        />
      )}
    </Control>
  );
}

function usePicker() {
  const translate = useTranslate();
  const { departments, loading, failed, mayAsk } = useDepartments();
  const common = (control: ControlProps) => ({
    id: control.id,
    options: departments,
    loading,
    getOptionLabel: ({ name }: Department) => name,
    getOptionKey: ({ _id }: Department) => _id,
    isOptionEqualToValue: (option: Department, other: Department) => option._id === other._id,
    onBlur: control.onBlur,
    autoHighlight: true,
    disablePortal: true,
    disabled: control.disabled ?? false,
    readOnly: (control.field.readOnly ?? false) || !mayAsk,
    loadingText: translate('ra.message.loading'),
    noOptionsText: translate(failed ? 'screens.reference.failed' : 'screens.reference.none'),
    clearText: translate('ra.action.clear_input_value'),
    openText: translate('ra.action.open'),
    closeText: translate('ra.action.close'),
    renderOption: ({ key, ...option }: HTMLAttributes<HTMLLIElement> & { key: Key }, { name, depth }: Department) => (
      <li key={key} {...option} style={{ paddingLeft: 16 + depth * 20 }}>
        {name}
      </li>
    ),
    renderInput: (params: AutocompleteRenderInputParams) => (
      <PickerBox {...control} params={params} placeholder={translate('screens.reference.choose')} />
    ),
  });
  return { departments, common };
}
