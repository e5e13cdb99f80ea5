import { useTranslate } from 'ra-core';
import type { FieldPlan } from '../../../engine/plan/Plan.ts';
import { Cells, RowFrame, RowHead, RowTools } from '../../../engine/screens/form/rows/Row.tsx';
import { Option } from '../../../engine/screens/widgets/Choice.tsx';
import { Control } from '../../../engine/screens/widgets/Control.tsx';
import { TextInput } from '../../../engine/screens/widgets/Text.tsx';
import type { useWorkflows, Workflow } from './useWorkflows.ts';
import { WorkflowBox } from './WorkflowBox.tsx';

/** A workflow as a set offers it (`WorkflowOptionInput`). */
export interface WorkflowOption {
  workflowId: string;
  displayName: string;
  isDefault: boolean;
}

interface Props {
  field: FieldPlan;
  option: WorkflowOption;
  index: number;
  count: number;
  /** The workflows that no other row has. */
  list: ReturnType<typeof useWorkflows>;
  chosen: Workflow | null;
  onChange: (option: WorkflowOption) => void;
  onDefault: () => void;
  onRemove: (() => void) | undefined;
  onMove: (to: number) => void;
  errorAt: (path: string) => string | undefined;
}

export function WorkflowOptionRow({ field, option, index, count, list, chosen, onChange, onDefault, onRemove, onMove, errorAt }: Props) {
  const translate = useTranslate();
  const path = `${field.name}.${index}`;
  const label = translate('screens.form.rows.label', { one: translate('screens.form.workflowOptions.one'), number: index + 1, count });
  const inner = (name: string): FieldPlan => ({
    kind: 'text',
    ...field.fields?.find((each) => each.name === name),
    required: true,
    name: `${path}.${name}`,
    label: `screens.form.workflowOptions.${name}`,
    help: `screens.form.workflowOptions.help.${name}`,
  });
  const input = (name: 'workflowId' | 'displayName') => ({
    field: inner(name),
    value: option[name],
    error: errorAt(name),
    onBlur: () => undefined,
    focusRef: () => undefined,
    onChange: (value: unknown) => onChange({ ...option, [name]: String(value ?? '') }),
  });
  /** The language of a workflow's first stage, by its name: what candidates choose by (specification 3 §5). */
  const named = (workflow: Workflow | null): string => {
    const language = workflow?.stages[0]?.language ?? 'en-US';
    return workflow ? translate(`enums.StageLanguage.${language}`, { _: language }).slice(0, inner('displayName').maxLength) : '';
  };
  const choose = (workflow: Workflow | null) => {
    // Typed names stay; names filled in from the last choice are replaced.
    const untouched = option.displayName.trim() === '' || option.displayName === named(chosen);
    onChange({ ...option, workflowId: workflow?._id ?? '', ...(untouched && { displayName: named(workflow) }) });
  };
  return (
    <RowFrame role="group" aria-label={label} tabIndex={-1} data-field={path}>
      <RowHead>
        <span aria-hidden>{label}</span>
        <RowTools label={label} index={index} count={count} onMove={onMove} onRemove={onRemove} />
      </RowHead>
      <Cells>
        <Control {...input('workflowId')}>
          {(control) => <WorkflowBox {...list} control={control} chosen={chosen} onChoose={choose} />}
        </Control>
        <TextInput {...input('displayName')} onBlur={() => onChange({ ...option, displayName: option.displayName.trim() })} />
      </Cells>
      <Option>
        <input type="radio" name={`${field.name}-default`} checked={option.isDefault} onChange={onDefault} />
        {translate('screens.form.workflowOptions.isDefault')}
      </Option>
    </RowFrame>
  );
}
