import { styled, useTheme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { chartColours, sliceColour } from './chartColours.ts';
import type { Slice } from './readings.ts';

interface Props {
  slices: readonly Slice[];
  hasRest: boolean;
  /** `80 · 66.7%`. */
  figure: (slice: Slice) => string;
  linkOf: (slice: Slice) => string | undefined;
  nameOf: (slice: Slice) => string;
}

export function Legend({ slices, hasRest, figure, linkOf, nameOf }: Props) {
  const { palette } = useTheme();
  return (
    <List>
      {slices.map((slice, index) => {
        const to = slice.count > 0 ? linkOf(slice) : undefined;
        return (
          <li key={slice.key}>
            <svg viewBox="0 0 10 10" aria-hidden>
              <rect width="10" height="10" rx="2" fill={sliceColour(chartColours[palette.mode], index, hasRest)} />
            </svg>
            <span>{slice.label}</span>
            {to === undefined ? (
              <b>{figure(slice)}</b>
            ) : (
              <b>
                <Link to={to} aria-label={nameOf(slice)}>
                  {figure(slice)}
                </Link>
              </b>
            )}
          </li>
        );
      })}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  listStyle: 'none',
  flex: '0 1 auto',
  display: 'grid',
  alignContent: 'center',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: 0,
  '& li': { display: 'grid', gridTemplateColumns: '10px auto', columnGap: theme.spacing(0.75), alignItems: 'center' },
  '& svg': { width: 10, height: 10 },
  '& span': { color: theme.palette.text.secondary },
  '& b': { gridColumn: 2, fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
}));
