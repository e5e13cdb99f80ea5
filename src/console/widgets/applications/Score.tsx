import { styled } from '@mui/material/styles';
import type { Values } from '../../../engine/plan/sources.ts';
import type { CellText, CellWords, FieldProps } from '../../../engine/screens/values/field.ts';
import type { Tone } from '../../../engine/screens/values/registry.ts';
import { Tag } from '../../../engine/screens/widgets/Tag.tsx';
import { useCellWords } from '../../../engine/screens/widgets/useCellWords.ts';
import { assessmentOf } from './assessmentOf.ts';

/**
 * The score of an assessment with what it recommends, in words and in a colour that repeats them (specification 3 §2 “one score column per
 * stage”). While there is no result it says how far the assessment is.
 */
export function ScoreField(props: FieldProps) {
  const { score, recommendation, status, tone } = partsOf(props, useCellWords());
  if (status !== undefined) return <Muted>{status}</Muted>;
  return (
    <Line>
      {score !== undefined && <span>{score}</span>}
      {score !== undefined && recommendation !== undefined && ' '}
      {recommendation !== undefined && <Tag tone={tone}>{recommendation}</Tag>}
    </Line>
  );
}

interface ScoreParts {
  score?: string | undefined;
  recommendation?: string | undefined;
  tone?: Tone | undefined;
  /** In place of a result that is not there. */
  status?: string;
}

function partsOf(cell: FieldProps, { locale, translate }: CellWords): ScoreParts {
  const assessment = assessmentOf(cell);
  if (!assessment) return { status: translate('common.notAvailable') };
  const score = resultOf(assessment, 'recommendationScore');
  const recommendation = resultOf(assessment, 'recommendation');
  const named = typeof recommendation === 'string' ? recommendation : undefined;
  if (typeof score !== 'number' && named === undefined)
    return { status: translate(`enums.AssessmentStatus.${String(assessment['status'])}`) };
  return {
    score: typeof score === 'number' ? score.toLocaleString(locale) : undefined,
    recommendation: named && translate(`enums.Recommendation.${named}`, { _: named }),
    tone: named ? tones[named] : undefined,
  };
}

export const scoreText: CellText = (cell, words) => {
  const { score, recommendation, status } = partsOf(cell, words);
  return status ?? [score, recommendation].filter((part) => part !== undefined).join(' ');
};

export const scoreRaw = (cell: FieldProps): unknown => assessmentOf(cell)?.['results'] ?? null;

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
