import { Control } from '../../../engine/screens/widgets/Control.tsx';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { known } from '../../../engine/screens/values/formValues.ts';
import { StageCards } from '../Stages.tsx';
import { useWorkflows, type Workflow } from './useWorkflows.ts';
import { WorkflowBox } from './WorkflowBox.tsx';

export function WorkflowPicker(props: InputProps) {
  const { field, value, onChange, errorAt } = props;
  const list = useWorkflows();
  const held = (value ?? null) as Workflow | null;
  // The list knows more of it, the names of packages for one, than is sent.
  const chosen = list.workflows.find(({ _id }) => _id === held?._id) ?? held;
  const error = props.error ?? errorAt?.('_id') ?? errorAt?.('name') ?? errorAt?.('stages');
  return (
    <>
      <Control {...props} {...(error && { error })}>
        {(control) => (
          <WorkflowBox {...list} control={control} chosen={chosen} onChoose={(next) => onChange(next ? known(field, next) : undefined)} />
        )}
      </Control>
      {chosen && <StageCards stages={chosen.stages} />}
    </>
  );
}
