import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import type { ControlProps } from '../../../engine/screens/widgets/Control.tsx';
import { PickerBox } from '../../../engine/screens/widgets/PickerBox.tsx';
import type { useWorkflows, Workflow } from './useWorkflows.ts';

interface Props extends ReturnType<typeof useWorkflows> {
  control: ControlProps;
  chosen: Workflow | null;
  onChoose: (workflow: Workflow | null) => void;
}

export function WorkflowBox({ control, workflows, loading, failed, chosen, onChoose }: Props) {
  const translate = useTranslate();
  return (
    <Autocomplete<Workflow>
      id={control.id}
      options={workflows}
      loading={loading}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ _id }) => _id}
      isOptionEqualToValue={(option, other) => option._id === other._id}
      value={chosen}
      onChange={(_, next) => onChoose(next)}
      onBlur={control.onBlur}
      autoHighlight
      disablePortal
      disabled={control.disabled ?? false}
      readOnly={control.field.readOnly ?? false}
      loadingText={translate('ra.message.loading')}
      noOptionsText={translate(failed ? 'screens.reference.failed' : 'screens.reference.none')}
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderInput={(params) => <PickerBox {...control} params={params} placeholder={translate('screens.reference.choose')} />}
    />
  );
}
