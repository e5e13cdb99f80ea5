import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Values } from '../../engine/plan/sources.ts';
import { at } from '../../engine/plan/sources.ts';
import type { FieldProps } from '../../engine/screens/values/field.ts';
import { Missing } from '../../engine/screens/widgets/Missing.tsx';

/** The assessment package of each stage (specification 3 §2 “stage assessment package”). */
export function StagePackagesField({ record }: Pick<FieldProps, 'record'>) {
  const translate = useTranslate();
  const stages = at(record, 'workflow.stages');
  if (!Array.isArray(stages) || stages.length === 0) return <Missing />;
  return (
    <Lines>
      {(stages as Values[]).map(({ _id, name, assessmentPackageName }, index) => (
        <li key={String(_id ?? index)}>
          <span>{name ? String(name) : translate('screens.stages.untitled', { number: index + 1 })}</span>{' '}
          {assessmentPackageName ? String(assessmentPackageName) : <Missing />}
        </li>
      ))}
    </Lines>
  );
}

const Lines = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(0.25),
  '& span:first-of-type': { color: theme.palette.text.secondary, marginInlineEnd: theme.spacing(0.5) },
}));
