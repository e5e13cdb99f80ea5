import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import type { Card } from '../cards.ts';
import { changeOf } from './figures.ts';
import { Hidden } from './Hidden.tsx';
import { shortSpan } from './readings.ts';
import type { Trend } from './useTrends.ts';

interface Props {
  card: Card;
  value: number | null;
  before: Trend['before'];
}

/** Comparison with the previous period; better and worse are words, not colours alone. */
export function ChangeLine({ card, value, before }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const change = changeOf(card, value, before.value, locale);
  const period = shortSpan(before.period, { translate, locale });
  if (!change) return before.value === null && value !== null ? <Line>{translate(text('none'), { period })}</Line> : null;
  const { direction, unit, verdict } = change;
  const amount = translate(text(`units.${unit}`), { amount: change.amount });
  const words = direction === 'same' ? translate(text('same'), { period }) : translate(text(direction), { amount, period });
  const sign = direction === 'up' ? '+' : '−';
  return (
    <Line>
      <Hidden>{verdict ? translate(text('judged'), { words, verdict: translate(text(verdict)) }) : words}</Hidden>
      <span aria-hidden>
        {direction === 'same' ? (
          translate(text('unchanged'))
        ) : (
          <b data-verdict={verdict}>
            {direction === 'up' ? <ArrowUpward /> : <ArrowDownward />}
            {sign}
            {amount}
            {verdict && ` · ${translate(text(verdict))}`}
          </b>
        )}{' '}
        <span>{translate(text('against'), { period })}</span>
      </span>
    </Line>
  );
}

const text = (key: string) => `pages.dashboard.card.change.${key}`;

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'relative',
  margin: 0,
  color: theme.palette.text.secondary,
  '& b': { fontWeight: 600, whiteSpace: 'nowrap', color: theme.palette.text.primary },
  '& b[data-verdict=better]': { color: theme.palette.success.main },
  '& b[data-verdict=worse]': { color: theme.palette.error.main },
  // The words against what stay together.
  '& span > span': { whiteSpace: 'nowrap' },
  '& svg': { fontSize: '0.95rem', verticalAlign: '-0.15em', marginInlineEnd: 2 },
}));
