import AutoMode from '@mui/icons-material/AutoModeOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { isEmpty, type FieldProps } from '../field.ts';
import { assessmentOf } from './assessmentOf.ts';

/** Whether somebody looked at the report of the assessment (specification 3 §2 «Viewed»). */
export function ViewedField(props: FieldProps) {
  const translate = useTranslate();
  const viewed = assessmentOf(props)?.['isViewed'];
  if (typeof viewed !== 'boolean') return <Mark words={translate('common.notAvailable')}>–</Mark>;
  const words = translate(`marks.viewed.${viewed ? 'yes' : 'no'}`);
  return <Mark words={words}>{viewed ? <Visibility fontSize="small" /> : <VisibilityOff fontSize="small" />}</Mark>;
}

/** Who brought the application to its stage: somebody, or a rule of the workflow (specification 3 §2 «Progressed»). */
export function ProgressedField({ value }: Pick<FieldProps, 'value'>) {
  const translate = useTranslate();
  if (isEmpty(value)) return <Mark words={translate('marks.progressedBy.none')}>–</Mark>;
  const words = translate(`marks.progressedBy.${value === true ? 'manual' : 'automatic'}`);
  return <Mark words={words}>{value === true ? <PersonOutlined fontSize="small" /> : <AutoMode fontSize="small" />}</Mark>;
}

/** A sign with its words, for those who do not see it and for those who rest on it. */
function Mark({ words, children }: { words: string; children: ReactNode }) {
  return (
    <Sign role="img" aria-label={words} title={words}>
      {children}
    </Sign>
  );
}

const Sign = styled('span')(({ theme }) => ({ display: 'inline-flex', verticalAlign: 'middle', color: theme.palette.text.secondary }));
