import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { gap, rowHeight, type Layout } from './layout.ts';

interface Props {
  layout: Layout;
  across: 1 | 2;
  wideFrom: number;
  renderCell: (id: string) => ReactNode;
}

/** The cards one after another in reading order, where there is no room for the grid: they have no places of their own to be moved to. */
export function Flow({ layout, across, wideFrom, renderCell }: Props) {
  return (
    <Lines data-across={across}>
      {layout.map(({ i, w, h }) => (
        <div key={i} data-wide={w >= wideFrom || undefined} data-high={h > 4 || undefined}>
          {renderCell(i)}
        </div>
      ))}
    </Lines>
  );
}

const Lines = styled('div')({
  display: 'grid',
  gap,
  gridAutoFlow: 'row dense',
  '&[data-across="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > [data-wide]': { gridColumn: 'span 2' } },
  '& > div': { position: 'relative', minWidth: 0, height: 4 * rowHeight + 2 * gap, breakInside: 'avoid' },
  '& > [data-high], & > [data-wide]': { height: 6 * rowHeight + 5 * gap },
});
