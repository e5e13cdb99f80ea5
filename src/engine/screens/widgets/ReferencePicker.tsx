import Autocomplete, { createFilterOptions, type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import type { FilterOptionsState } from '@mui/material/useAutocomplete';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate, type RaRecord } from 'ra-core';
import { useState, type ComponentType, type HTMLAttributes, type Key, type ReactNode } from 'react';
import { failureOf } from '../values/answers.ts';
import type { ControlProps } from './Control.tsx';
import { useCountLater } from '../values/useMoreLater.ts';
import { PickerBox } from './PickerBox.tsx';
import { useReferenceOptions } from './useReferenceOptions.ts';

interface Props extends ControlProps {
  about?: ComponentType<{ id: string }>;
}

/** Stores the id as the API returns it, a text or a number. */
export function ReferencePicker(control: Props) {
  const { value, onChange } = control;
  const { chosen, ...common } = usePicker(control, value ? [String(value)] : []);
  return <Autocomplete {...common} value={chosen[0] ?? null} onChange={(_, record) => onChange(record?.id)} autoHighlight />;
}

export function ReferencesPicker(control: Props) {
  const { value, onChange } = control;
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  const { chosen, ...common } = usePicker(control, values.map(String));
  return (
    <Autocomplete
      {...common}
      multiple
      disableCloseOnSelect
      value={chosen}
      onChange={(_, records) => onChange(records.map(({ id }) => values.find((each) => String(each) === String(id)) ?? id))}
    />
  );
}

function usePicker({ about: About, ...control }: Props, ids: string[]) {
  const { id, field, onBlur, disabled } = control;
  const translate = useTranslate();
  const { options, chosen, name, loading, error, again, answered, look } = useReferenceOptions(field, ids);
  const [isOpen, setOpen] = useState(false);
  const count = useCountLater(isOpen ? options.length : 0);
  return {
    id,
    chosen,
    options,
    loading,
    getOptionLabel: name,
    getOptionKey: (record: RaRecord) => String(record.id),
    renderOption: ({ key, ...props }: HTMLAttributes<HTMLLIElement> & { key: Key }, record: RaRecord) => (
      <li key={key} {...props}>
        <Choice name={name(record)} help={record['description']}>
          {About && <About id={String(record.id)} />}
        </Choice>
      </li>
    ),
    isOptionEqualToValue: (option: RaRecord, other: RaRecord) => String(option.id) === String(other.id),
    // Filter loaded choices until the server responds, so that Enter never takes one of an older search.
    filterOptions: (all: RaRecord[], state: FilterOptionsState<RaRecord>) =>
      (state.inputValue === answered ? all : filterOptions(all, state)).slice(0, count),
    // The name of the choice is no search: opened again, the picker shows all choices.
    onInputChange: (_: unknown, text: string, reason: string) => look(reason === 'input' ? text : ''),
    onBlur,
    // Inside the form's landmark.
    disablePortal: true,
    disabled: disabled ?? false,
    readOnly: field.readOnly ?? false,
    loadingText: translate('ra.message.loading'),
    // The box keeps the focus: opening it again is the way by keyboard.
    onOpen: () => {
      setOpen(true);
      if (error) again();
    },
    onClose: () => setOpen(false),
    noOptionsText: error ? (
      <>
        {translate(field.label.replace('.fields.', '.failed.'), { _: translate('screens.reference.failed', failureOf(error).extensions) })}
        <Button size="small" tabIndex={-1} onMouseDown={(event) => event.preventDefault()} onClick={again}>
          {translate('shell.somethingWrong.retry')}
        </Button>
      </>
    ) : (
      translate('screens.reference.none')
    ),
    clearText: translate('ra.action.clear_input_value'),
    openText: translate('ra.action.open'),
    closeText: translate('ra.action.close'),
    renderInput: (params: AutocompleteRenderInputParams) => (
      <PickerBox {...control} params={params} placeholder={translate('screens.reference.choose')} />
    ),
  };
}

function Choice({ name, help, children }: { name: string; help: unknown; children: ReactNode }) {
  return (
    <Described>
      {name}
      {typeof help === 'string' && help.trim() !== '' && <small>{help}</small>}
      {children}
    </Described>
  );
}

const Described = styled('span')(({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& small': { ...theme.typography.caption, display: 'block', color: theme.palette.text.secondary },
}));

const filterOptions = createFilterOptions<RaRecord>();
