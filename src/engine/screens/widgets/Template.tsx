import Autocomplete from '@mui/material/Autocomplete';
import { useResourceContext, useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import type { Values } from '../../plan/sources.ts';
import { useTemplateChoice } from '../values/TemplateChoice.ts';
import { Control } from './Control.tsx';
import type { InputProps } from '../values/input.ts';
import { PickerBox } from './PickerBox.tsx';

/** Read-only for existing records. */
export function Template(props: InputProps) {
  const translate = useTranslate();
  const { templates, loading, failed, current, choose } = useTemplateChoice();
  const resource = useResourceContext();
  const { getValues } = useFormContext<Values>();
  const { field, value, onBlur, disabled } = props;
  const words = (part: string, general: string) =>
    translate(`resources.${resource}.template.${field.name}.${part}`, { _: translate(general) });
  const fixed = field.readOnly ?? false;
  const chosen = current ?? (value ? { id: String(value), value: String(value), label: String(value) } : null);
  return (
    <Control {...props}>
      {(control) => (
        <Autocomplete
          id={control.id}
          options={templates}
          loading={loading}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ label }) => label}
          isOptionEqualToValue={(option, other) => option.id === other.id}
          value={chosen}
          onChange={(_, next) => next && choose(next, getValues())}
          onBlur={onBlur}
          autoHighlight
          disableClearable={chosen !== null}
          disablePortal
          disabled={fixed || (disabled ?? false)}
          loadingText={translate('ra.message.loading')}
          noOptionsText={failed ? words('failed', 'screens.reference.failed') : translate('screens.reference.none')}
          clearText={translate('ra.action.clear_input_value')}
          openText={translate('ra.action.open')}
          closeText={translate('ra.action.close')}
          renderInput={(params) => <PickerBox {...control} params={params} placeholder={words('choose', 'screens.reference.choose')} />}
        />
      )}
    </Control>
  );
}
