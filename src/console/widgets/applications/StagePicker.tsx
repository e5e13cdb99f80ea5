import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import { Control } from '../../../engine/screens/widgets/Control.tsx';
import type { FieldProps } from '../../../engine/screens/values/field.ts';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { PickerBox } from '../../../engine/screens/widgets/PickerBox.tsx';
import { pickedOf, useStages, type PickedStage } from './useStages.ts';

/** Stages of all workflows; the value is their ids. */
export function StagePicker(props: InputProps) {
  const { value, onChange } = props;
  const translate = useTranslate();
  const { stages, loading, error } = useStages();
  return (
    <Control {...props}>
      {(control) => (
        <Autocomplete<PickedStage, true>
          id={control.id}
          multiple
          options={stages}
          loading={loading}
          getOptionLabel={({ name }) => name ?? translate('screens.stages.unknown')}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          value={pickedOf(value, stages)}
          onChange={(_, next) => onChange(next.map(({ id }) => id))}
          onBlur={control.onBlur}
          autoHighlight
          disablePortal
          disabled={control.disabled ?? false}
          loadingText={translate('ra.message.loading')}
          noOptionsText={translate(error ? 'screens.reference.failed' : 'screens.reference.none')}
          clearText={translate('ra.action.clear_input_value')}
          openText={translate('ra.action.open')}
          closeText={translate('ra.action.close')}
          renderInput={(params) => <PickerBox {...control} params={params} placeholder={translate('screens.reference.choose')} />}
        />
      )}
    </Control>
  );
}

export function StageNamesField({ value }: Pick<FieldProps, 'value'>) {
  const translate = useTranslate();
  const { stages, loading } = useStages();
  return (
    <>
      {pickedOf(value, stages)
        .map(({ name }) => name ?? (loading ? '…' : translate('screens.stages.unknown')))
        .join(', ')}
    </>
  );
}
