import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { columns, gap, rowHeight, type Layout } from './layout.ts';

/** Cards where they stand at first, while it is read how they were arranged. */
export function GridSkeleton({ layout, across }: { layout: Layout; across?: 1 | 2 }) {
  const rows = (h: number) => ({ height: h * (rowHeight + gap) - gap });
  return (
    <Places aria-busy style={{ gridTemplateColumns: `repeat(${across ?? columns}, minmax(0, 1fr))` }}>
      {layout.map(({ i, w, h }) => (
        <Skeleton
          key={i}
          variant="rounded"
          animation={false}
          style={{ ...rows(across && h > 4 ? 6 : h), gridColumn: `span ${across ? (w > 4 ? across : 1) : w}` }}
        />
      ))}
    </Places>
  );
}

const Places = styled('div')({ display: 'grid', gap });
