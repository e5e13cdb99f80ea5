import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { FieldProps } from '../../../engine/screens/values/field.ts';
import { CopyIdField } from '../../../engine/screens/widgets/Id.tsx';
import { Missing } from '../../../engine/screens/widgets/Missing.tsx';
import { stagedOf } from './stagesOf.ts';

/** The candidate's own link to each stage, with a button that copies it (specification 3 §2 “Stage 1 / Stage 2 invite links”). */
export function StageLinksField({ record }: Pick<FieldProps, 'record'>) {
  const translate = useTranslate();
  const staged = stagedOf(record, translate);
  if (staged.length === 0) return <Missing />;
  return (
    <Links>
      {staged.map(({ assessment, stage }) => (
        <div key={String(assessment['stageId'])}>
          <dt>{stage}</dt>
          <dd>
            <CopyIdField value={assessment['assessmentLink']} />
          </dd>
        </div>
      ))}
    </Links>
  );
}

const Links = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0 },
}));
