import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import type { Values } from '../../plan/sources.ts';
import { Help } from './fieldset.ts';
import { Control } from './Control.tsx';
import type { InputProps } from '../values/input.ts';
import { PickerBox } from './PickerBox.tsx';

interface Props extends InputProps {
  more?: readonly string[];
  searching?: boolean;
  onSearch?: (text: string) => void;
}

/** An object with one field gets that field's value. */
export function ChoiceOrNew({ more = [], searching = false, onSearch, ...props }: Props) {
  const { field, onChange, errorAt } = props;
  const translate = useTranslate();
  const inner = field.kind === 'group' ? field.fields?.[0] : undefined;
  const text = inner ? (props.value as Values | undefined)?.[inner.name] : props.value;
  const typed = typeof text === 'string' ? text : '';
  const change = (next: string) => onChange(inner ? (next === '' ? undefined : { [inner.name]: next }) : next);
  const error = props.error ?? (inner && errorAt?.(inner.name));
  const maxLength = field.maxLength ?? inner?.maxLength;
  const own = (inner?.choices ?? field.choices ?? []).map(({ id }) => id);
  const choices = [...own, ...more.filter((each) => !own.includes(each))];
  const isKnown = choices.some((each) => each.toLowerCase() === typed.trim().toLowerCase());
  // Search texts are not added.
  const isNew = props.empty === undefined && typed.trim() !== '' && !isKnown && !searching;
  return (
    <Control {...props} {...(error && { error })} field={{ ...field, ...(maxLength && { maxLength }) }} value={typed}>
      {(control) => (
        <>
          <Autocomplete<string, false, false, true>
            id={control.id}
            freeSolo
            forcePopupIcon
            options={choices}
            // The whole list is one press away, even with a choice made.
            filterOptions={(all, state) => (choices.includes(state.inputValue) ? all : filterOptions(all, state))}
            value={typed || null}
            inputValue={typed}
            onInputChange={(_, next, reason) => {
              if (reason === 'reset') return;
              onSearch?.(next);
              change(next);
            }}
            onChange={(_, next) => change(next ?? '')}
            onBlur={control.onBlur}
            disablePortal
            disabled={control.disabled ?? false}
            readOnly={field.readOnly ?? false}
            clearText={translate('ra.action.clear_input_value')}
            openText={translate('ra.action.open')}
            closeText={translate('ra.action.close')}
            renderInput={(params) => (
              <PickerBox {...control} params={params} placeholder={props.empty ?? translate('screens.form.choiceOrNew.type')} />
            )}
          />
          <Help role="status">{isNew && translate('screens.form.choiceOrNew.isNew', { text: typed.trim() })}</Help>
        </>
      )}
    </Control>
  );
}

const filterOptions = createFilterOptions<string>();
