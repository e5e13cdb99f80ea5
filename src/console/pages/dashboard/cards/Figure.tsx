import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import type { Card } from '../cards.ts';
import { ChangeLine } from './ChangeLine.tsx';
import { figureText } from './figures.ts';
import type { Reading } from './readings.ts';
import { Sparkline } from './Sparkline.tsx';
import { trendSummary } from './summary.ts';
import type { Trend } from './useTrends.ts';

interface Props {
  card: Card;
  reading: Reading;
  trend: Trend | undefined;
}

export function Figure({ card, reading: { value = null }, trend }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const written = (figure: number) => figureText(card.kind, figure, locale);
  const of = card.kind === 'rating' || card.kind === 'score' ? translate(`pages.dashboard.card.of.${card.kind}`) : undefined;
  return (
    <>
      <Big>
        {value === null ? translate('pages.dashboard.card.none') : written(value)}
        {value !== null && of && <small> {of}</small>}
      </Big>
      {value === null && <Note>{translate(`pages.dashboard.card.nothing.${card.kind}`)}</Note>}
      {trend && <ChangeLine card={card} value={value} before={trend.before} />}
      {trend && <Sparkline steps={trend.steps} label={trendSummary(trend, written, { translate, locale })} />}
    </>
  );
}

export const Big = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '2rem',
  lineHeight: 1.2,
  fontWeight: 650,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  '& small': { ...theme.typography.caption, fontWeight: 400, letterSpacing: 0, color: theme.palette.text.secondary },
}));

export const Note = styled('p')(({ theme }) => ({ ...theme.typography.caption, margin: 0, color: theme.palette.text.secondary }));
