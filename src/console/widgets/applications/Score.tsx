import { styled } from '@mui/material/styles';
import type { FieldProps } from '../../../engine/screens/values/field.ts';
import { Tag } from '../../../engine/screens/widgets/Tag.tsx';
import { useCellWords } from '../../../engine/screens/widgets/useCellWords.ts';
import { scoreParts } from '../cells.ts';

/**
 * The score of an assessment with what it recommends, in words and in a colour that repeats them (specification 3 §2 “one score column per
 * stage”). While there is no result it says how far the assessment is.
 */
export function ScoreField(props: FieldProps) {
  const { score, recommendation, status, tone } = scoreParts(props, useCellWords());
  if (status !== undefined) return <Muted>{status}</Muted>;
  return (
    <Line>
      {score !== undefined && <span>{score}</span>}
      {score !== undefined && recommendation !== undefined && ' '}
      {recommendation !== undefined && <Tag tone={tone}>{recommendation}</Tag>}
    </Line>
  );
}

const Line = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  fontVariantNumeric: 'tabular-nums',
  '& > span:first-of-type': { minWidth: '2.5ch' },
}));

const Muted = styled('span')(({ theme }) => ({ color: theme.palette.text.secondary }));
