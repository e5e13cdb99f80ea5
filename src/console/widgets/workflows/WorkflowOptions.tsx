import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRecordContext, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { Group, Help, Legend } from '../../../engine/screens/widgets/fieldset.ts';
import { focusAt } from '../../../engine/screens/form/focusAt.ts';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { useWorkflows, type Workflow } from './useWorkflows.ts';
import { WorkflowOptionRow, type WorkflowOption } from './WorkflowOptionRow.tsx';

/** The workflows of a set with the names that candidates see; exactly one of them is the default (specification 3 §4, §5 “Workflow set”). */
export function WorkflowOptions({ field, value, onChange, error, errorAt }: InputProps) {
  const translate = useTranslate();
  const { resetField } = useFormContext();
  const list = useWorkflows();
  // A workflow that was archived since is in no list; the set still knows its name.
  const saved = (useRecordContext()?.['workflows'] ?? []) as Workflow[];
  const options = Array.isArray(value) ? (value as WorkflowOption[]) : [];
  const { length } = options;
  useEffect(() => {
    if (length === 0) resetField(field.name, { defaultValue: [{ workflowId: '', displayName: '', isDefault: true }] });
  }, [length, field.name, resetField]);

  const known = (id: string) => [...list.workflows, ...saved].find(({ _id }) => _id === id);
  const taken = new Set(options.map(({ workflowId }) => workflowId));
  const change = (index: number, next: WorkflowOption) => onChange(options.map((each, at) => (at === index ? next : each)));
  const full = length >= (field.maxItems ?? Infinity) ? translate('screens.form.rows.full', { limit: field.maxItems }) : undefined;
  const add = () => {
    onChange([...options, { workflowId: '', displayName: '', isDefault: length === 0 }]);
    focusAt(`${field.name}.${length}.workflowId`);
  };
  const remove = (index: number) => {
    const left = options.filter((_, at) => at !== index);
    // Without its default, a set has its first workflow as the default.
    onChange(left.some(({ isDefault }) => isDefault) ? left : left.map((each, at) => ({ ...each, isDefault: at === 0 })));
    focusAt([`${field.name}.${index}`, `${field.name}.${index - 1}`]);
  };
  const move = (from: number, to: number) => {
    const moved = options.filter((_, at) => at !== from);
    moved.splice(to, 0, ...options.slice(from, from + 1));
    onChange(moved);
    focusAt(`${field.name}.${to}`);
  };
  return (
    <Group data-field={field.name}>
      <Legend data-required={field.required || undefined}>{translate(field.label)}</Legend>
      <Help>{translate(field.help, { _: '' })}</Help>
      {options.map((option, index) => (
        <WorkflowOptionRow
          // A row is its place: its workflow may change.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          field={field}
          option={option}
          index={index}
          count={length}
          list={{ ...list, workflows: list.workflows.filter(({ _id }) => _id === option.workflowId || !taken.has(_id)) }}
          chosen={option.workflowId ? (known(option.workflowId) ?? { _id: option.workflowId, name: option.workflowId, stages: [] }) : null}
          onChange={(next) => change(index, next)}
          onDefault={() => onChange(options.map((each, at) => ({ ...each, isDefault: at === index })))}
          onRemove={length > 1 ? () => remove(index) : undefined}
          onMove={(to) => move(index, to)}
          errorAt={(path) => errorAt?.(`${index}.${path}`)}
        />
      ))}
      <Foot>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={add}
          disabled={full !== undefined}
          aria-describedby={full && `${field.name}-full`}
        >
          {translate('screens.form.workflowOptions.add')}
        </Button>
        {full && <Help id={`${field.name}-full`}>{full}</Help>}
      </Foot>
      {error && <Wrong role="alert">{error}</Wrong>}
    </Group>
  );
}

const Foot = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1, 1.5) }));

const Wrong = styled('span')(({ theme }) => ({ ...theme.typography.caption, color: theme.palette.error.main }));
