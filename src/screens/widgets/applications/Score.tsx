import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import type { Values } from '../../../plan/sources.ts';
import type { FieldProps } from '../field.ts';
import { Tag, type Tone } from '../Tag.tsx';
import { assessmentOf } from './assessmentOf.ts';

/**
 * The score of an assessment with what it recommends, in words and in a colour that repeats them (specification 3 §2 «one score column per
 * stage»). While there is no result it says how far the assessment is.
 */
export function ScoreField({ column, record }: FieldProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const assessment = assessmentOf({ column, record });
  if (!assessment) return <Muted>{translate('common.notAvailable')}</Muted>;
  const score = resultOf(assessment, 'recommendationScore');
  const recommendation = resultOf(assessment, 'recommendation');
  if (typeof score !== 'number' && typeof recommendation !== 'string')
    return <Muted>{translate(`enums.AssessmentStatus.${String(assessment['status'])}`)}</Muted>;
  return (
    <Line>
      {typeof score === 'number' && <span>{score.toLocaleString(locale)}</span>}
      {typeof recommendation === 'string' && (
        <Tag tone={tones[recommendation]}>{translate(`enums.Recommendation.${recommendation}`, { _: recommendation })}</Tag>
      )}
    </Line>
  );
}

const tones: Record<string, Tone | undefined> = { YES: 'success', MAYBE: 'warning', NO: 'error' };

function resultOf({ results }: Values, name: string): unknown {
  return Array.isArray(results) ? (results as Values[]).find(({ fieldName }) => fieldName === name)?.['fieldValue'] : undefined;
}

const Line = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  fontVariantNumeric: 'tabular-nums',
  '& > span:first-of-type': { minWidth: '2.5ch' },
}));

const Muted = styled('span')(({ theme }) => ({ color: theme.palette.text.secondary }));
