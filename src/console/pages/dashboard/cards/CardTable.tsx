import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Slice } from './readings.ts';
import { sticks } from '../../../../engine/screens/values/sticks.ts';

interface Props {
  label: string;
  /** `['Score', 'Candidates', 'Share']`. */
  heads: readonly string[];
  slices: readonly Slice[];
  cells: (slice: Slice) => readonly string[];
  linkOf: (slice: Slice) => string | undefined;
  nameOf: (slice: Slice) => string;
}

/** A chart's numbers, for those who read them better than they see them. */
export function CardTable({ label, heads, slices, cells, linkOf, nameOf }: Props) {
  return (
    // It scrolls, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Scroll role="group" aria-label={label} tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slices.map((slice) => {
            const to = slice.count > 0 ? linkOf(slice) : undefined;
            const [count, ...rest] = cells(slice);
            return (
              <tr key={slice.key}>
                <th scope="row">{slice.name ?? slice.label}</th>
                <td>
                  {to === undefined ? (
                    count
                  ) : (
                    <Link to={to} aria-label={nameOf(slice)}>
                      {count}
                    </Link>
                  )}
                </td>
                {rest.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroll>
  );
}

const Scroll = styled('div')(({ theme }) => ({
  flex: '1 1 0',
  minHeight: 84,
  overflow: 'auto',
  '& table': { ...theme.typography.caption, width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& thead th': {
    ...sticks({ top: 0 }),
    fontWeight: 600,
    color: theme.palette.text.secondary,
    backgroundColor: theme.palette.background.paper,
  },
  '& th, & td': { padding: theme.spacing(0.5, 0.5), textAlign: 'end', borderBottom: `1px solid ${theme.palette.divider}` },
  '& tr > :first-of-type': { textAlign: 'start', paddingInlineStart: 0 },
  '& tbody th': { fontWeight: 400 },
  '@media print': { overflow: 'visible', flex: 'none' },
}));
