import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRecordContext, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { focusAt } from '../../../engine/screens/form/focusAt.ts';
import { Group, Help, Legend } from '../../../engine/screens/widgets/fieldset.ts';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { blankStage, type Stage } from './stage.ts';
import { StageCard } from './StageCard.tsx';

const most = 2;

/** The one or two stages of a workflow: what can't be done says why (specification 3 §5 “Workflow”). */
export function Stages({ field, value, onChange, error, errorAt }: InputProps) {
  const translate = useTranslate();
  const { resetField } = useFormContext();
  const saved = (useRecordContext()?.['stages'] ?? []) as (Stage & { assessmentPackageName?: string })[];
  const stages = Array.isArray(value) ? (value as Stage[]) : [];
  const { length } = stages;
  useEffect(() => {
    // There is always a first stage, and being there it is no change of the user's.
    if (length === 0) resetField(field.name, { defaultValue: [blankStage()] });
  }, [length, field.name, resetField]);

  const change = (index: number, stage: Stage) => onChange(stages.map((each, at) => (at === index ? stage : each)));
  const add = () => {
    onChange([...stages, { ...blankStage(), product: 'SI' }]);
    focusAt(`${field.name}.${length}`);
  };
  const remove = (index: number) => {
    onChange(stages.filter((_, at) => at !== index));
    focusAt(`${field.name}.${index - 1}`);
  };
  const full =
    length >= most
      ? translate('screens.form.stages.full', { limit: most })
      : stages[0]?.product === 'SI'
        ? translate('screens.form.stages.videoAlone')
        : undefined;
  return (
    <Group data-field={field.name}>
      <Legend data-required={field.required || undefined}>{translate(field.label)}</Legend>
      {stages.map((stage, index) => {
        const known = saved.find(({ _id }) => _id && _id === stage._id);
        return (
          <StageCard
            key={stage._id ?? index}
            field={field}
            stage={stage}
            index={index}
            count={length}
            saved={known}
            onChange={(next) => change(index, next)}
            onRemove={index > 0 ? () => remove(index) : undefined}
            errorAt={(path) => errorAt?.(`${index}.${path}`)}
          />
        );
      })}
      <Foot>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={add}
          disabled={full !== undefined}
          aria-describedby={`${field.name}-full`}
        >
          {translate('screens.form.stages.add')}
        </Button>
        <Help id={`${field.name}-full`}>{full}</Help>
      </Foot>
      {error && <Wrong>{error}</Wrong>}
    </Group>
  );
}

const Foot = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1, 1.5) }));

const Wrong = styled('span')(({ theme }) => ({ ...theme.typography.caption, color: theme.palette.error.main }));
