import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { BreakdownPlan, Exploration } from '../../../plan/BreakdownPlan.ts';
import { sticks } from '../../values/sticks.ts';
import type { Figures } from './figures.ts';
import { tableOf, type TableRow } from './tableOf.ts';

interface Props {
  figures: Figures;
  exploration: Exploration;
  breakdown: BreakdownPlan;
  title: string;
  resource: string;
  linkOf: (keys: readonly (string | null)[]) => string | undefined;
}

/** The figures, each with the way to its rows. */
export function ExploreTable({ figures, exploration, breakdown, title, resource, linkOf }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { heads, named, rows, last } = useMemo(
    () => tableOf(figures, exploration, breakdown, resource, translate),
    [figures, exploration, breakdown, resource, translate],
  );
  const write = (value: number | null) => value?.toLocaleString(locale, { maximumFractionDigits: 2 }) ?? '–';
  const row = ({ id, names, cells }: TableRow) => (
    <tr key={id}>
      {names.map((name, index) => (
        <th key={heads[index]} scope="row">
          {name}
        </th>
      ))}
      {cells.map(({ value, keys, there }, index) => {
        const to = there && keys ? linkOf(keys) : undefined;
        const head = heads[named + index] ?? '';
        // Columns of the second field name the group, together with the row.
        const what = [...names, ...(keys && keys.length > named ? [head] : [])].filter(Boolean).join(', ');
        const text = write(value);
        return (
          <td key={head}>
            {to ? (
              <Link to={to} aria-label={`${text}, ${translate('screens.explore.rowsOf', { what })}`}>
                {text}
              </Link>
            ) : value === null || (!there && id !== 'all') ? (
              <span className="nothing">{value === null ? (id === 'all' && keys === undefined && !there ? '' : '–') : text}</span>
            ) : (
              text
            )}
          </td>
        );
      })}
    </tr>
  );
  return (
    // It scrolls, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Scroll role="group" aria-label={title} tabIndex={0}>
      <table aria-label={title}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(row)}</tbody>
        <tfoot>{row(last)}</tfoot>
      </table>
    </Scroll>
  );
}

const Scroll = styled('div')(({ theme }) => ({
  maxHeight: 'max(360px, 70dvh)',
  overflow: 'auto',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
  '& table': { ...theme.typography.body2, width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    padding: theme.spacing(0.75, 1.5),
    textAlign: 'end',
    whiteSpace: 'nowrap',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& th': { fontWeight: 400 },
  '& thead th': {
    ...sticks({ top: 0 }),
    fontWeight: 600,
    color: theme.palette.text.secondary,
    backgroundColor: theme.palette.background.paper,
  },
  '& tbody th': { minWidth: 100, maxWidth: 360, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  // On a phone the names stay while the figures scroll.
  '& tr > :first-of-type': { ...sticks({ left: 0 }), backgroundColor: theme.palette.background.paper },
  '& thead tr > :first-of-type': { zIndex: 1 },
  '& th[scope=row], & thead th:first-of-type': { textAlign: 'start' },
  '& tbody tr:hover > td': { backgroundColor: theme.palette.action.hover },
  '& tfoot > tr > *': { fontWeight: 600, borderBottom: 0 },
  '& a': { color: theme.palette.primary.main, textUnderlineOffset: 3 },
  '& .nothing': { color: theme.palette.text.secondary },
  '@media print': { maxHeight: 'none', overflow: 'visible' },
}));
