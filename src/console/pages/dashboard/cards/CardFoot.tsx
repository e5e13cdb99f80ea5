import BarChart from '@mui/icons-material/BarChartOutlined';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Card } from '../cards.ts';
import type { DashboardFilterState } from '../filter.ts';
import { useBodySize } from '../grid/cell.ts';
import { useLinks } from './links.ts';
import type { Reading } from './readings.ts';

interface Props {
  card: Card;
  filter: DashboardFilterState;
  reading: Reading;
  title: string;
  table?: { asTable: boolean; setAsTable: (asTable: boolean) => void };
}

/** Below the figure: the applications behind it, and its numbers as a table. */
export function CardFoot({ card, filter, reading, title, table }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { whole } = useLinks(card, filter);
  const isNarrow = (useBodySize()?.width ?? 0) < 320;
  const count = countOf(card, reading);
  const label =
    card.kind === 'days'
      ? translate('pages.dashboard.card.viewCount', { smart_count: count, number: count?.toLocaleString(locale) })
      : translate('pages.dashboard.card.view');
  const words = `pages.dashboard.card.${table?.asTable ? 'asChart' : 'asTable'}`;
  const isEmpty = count === 0 || (reading.value === null && reading.total === undefined);
  return (
    <Foot>
      {whole !== undefined && !isEmpty && (
        <Link to={whole} aria-label={`${label}: ${title}`}>
          {label}
        </Link>
      )}
      {table && (
        <Button
          size="small"
          data-narrow={isNarrow || undefined}
          aria-pressed={table.asTable}
          aria-label={`${translate('pages.dashboard.card.asTable')}: ${title}`}
          title={isNarrow ? translate(words) : undefined}
          onClick={() => table.setAsTable(!table.asTable)}
        >
          {table.asTable ? <BarChart fontSize="small" /> : <TableRows fontSize="small" />}
          {!isNarrow && translate(words)}
        </Button>
      )}
    </Foot>
  );
}

/**
 * How many there are behind the link, where the card's answer tells: a ratio's does not. Only of the days these are applications; any other card
 * counts chat interviews, of which an application may have several.
 */
function countOf({ kind }: Card, { total, slices }: Reading): number | undefined {
  if (kind === 'count' || kind === 'days') return total;
  return kind === 'engagement' ? slices[0]?.count : undefined;
}

const Foot = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1),
  marginTop: 'auto',
  paddingTop: theme.spacing(0.5),
  '& a': { paddingBlock: theme.spacing(0.25) },
  '& .MuiButton-root': {
    marginInlineStart: 'auto',
    minHeight: 28,
    gap: theme.spacing(0.75),
    padding: theme.spacing(0, 1),
    fontSize: 'inherit',
  },
  '& [data-narrow]': { minWidth: 32, padding: 0 },
  '@media print': { display: 'none' },
}));
