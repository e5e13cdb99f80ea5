import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import type { Values } from '../../../engine/plan/sources.ts';
import { useDateFormats } from '../../../engine/screens/values/dates.ts';
import type { FieldProps } from '../../../engine/screens/values/field.ts';
import { Missing } from '../../../engine/screens/widgets/Missing.tsx';
import type { Tone } from '../../../engine/screens/values/registry.ts';
import { Tag } from '../../../engine/screens/widgets/Tag.tsx';
import { stagedOf } from './stagesOf.ts';

/** How each stage went: what is recommended, the score, and what was noticed of the answers (specification 3 §3; decisions §8). */
export function StageResultsField({ record }: Pick<FieldProps, 'record'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { dateTime } = useDateFormats();
  const staged = stagedOf(record, translate);
  if (staged.length === 0) return <Missing />;
  return (
    <Stages>
      {staged.map(({ assessment, stage }) => {
        const { status, product, submittedAt } = assessment;
        const recommendation = resultOf(assessment, 'recommendation');
        const score = resultOf(assessment, 'recommendationScore');
        const flags = flagsOf(assessment);
        const submitted = dateTime(submittedAt);
        return (
          <li key={String(assessment['stageId'])}>
            <header>
              <strong>{stage}</strong>
              <small>{typeof product === 'string' && translate(`enums.AssessmentProduct.${product}`, { _: product })}</small>
              <Tag tone={progress[String(status)]}>{translate(`enums.AssessmentStatus.${String(status)}`, { _: String(status) })}</Tag>
            </header>
            {(typeof score === 'number' || typeof recommendation === 'string') && (
              <p>
                {typeof score === 'number' && (
                  <b>{translate('screens.candidate.score', { score: score.toLocaleString(locale, { maximumFractionDigits: 1 }) })}</b>
                )}
                {typeof recommendation === 'string' && (
                  <Tag tone={tones[recommendation]}>{translate(`enums.Recommendation.${recommendation}`, { _: recommendation })}</Tag>
                )}
              </p>
            )}
            {flags.length > 0 && (
              <p>
                {flags.map((flag) => (
                  <Tag key={flag} tone="warning">
                    {translate(`screens.candidate.flags.${flag}`, { _: flag })}
                  </Tag>
                ))}
              </p>
            )}
            {submitted && <small>{translate('screens.candidate.submitted', { at: submitted })}</small>}
          </li>
        );
      })}
    </Stages>
  );
}

const tones: Record<string, Tone | undefined> = { YES: 'success', MAYBE: 'warning', NO: 'error' };
const progress: Record<string, Tone | undefined> = {
  APPS_ASSESSMENT_INPROGRESS: 'info',
  APPS_ASSESSMENT_COMPLETED: 'success',
  APPS_ASSESSMENT_DROPPED_OUT: 'error',
};

const resultOf = ({ results }: Values, name: string): unknown =>
  Array.isArray(results) ? (results as Values[]).find(({ fieldName }) => fieldName === name)?.['fieldValue'] : undefined;

const flagsOf = (assessment: Values): string[] =>
  ['isProfanity', 'isPlagiarism', 'isLowTextQuality', 'isOutlier', 'isAgc'].filter((name) => resultOf(assessment, name) === true);

const Stages = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > li': {
    display: 'grid',
    gap: theme.spacing(1),
    padding: theme.spacing(1.5, 2),
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
  },
  '& header': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), alignItems: 'center' },
  '& header > :last-child': { marginInlineStart: 'auto' },
  '& strong': { overflowWrap: 'anywhere', minWidth: 0 },
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& p': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), alignItems: 'center', margin: 0 },
  '& b': { ...theme.typography.h6, fontVariantNumeric: 'tabular-nums' },
}));
