import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { barHeight, topBarHeight } from '../../../engine/screens/values/measures.ts';
import { sticks } from '../../../engine/screens/values/sticks.ts';
import { raised } from '../../../engine/screens/values/surfaces.ts';

/** Height of a line of the tree, and of what stands below a name that cannot be saved. */
export const lineHeight = 38;
export const faultHeight = 22;
/** Below this width a line has no room for more than its name. */
export const narrow = '@media (max-width: 699.95px)';

export const Surface = styled('div')(({ theme }) => ({
  minWidth: 0,
  ...raised(theme),
}));

export const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  ...sticks({ top: topBarHeight }),
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minHeight: barHeight,
  padding: theme.spacing(1, 1.5),
  backgroundColor: theme.palette.background.bar,
  borderBottom: `1px solid ${theme.palette.divider}`,
  borderRadius: `${theme.shape.borderRadius}px ${theme.shape.borderRadius}px 0 0`,
  '@media print': { display: 'none' },
  [narrow]: { '& > [role=search]': { flex: '1 1 100%' } },
}));

export function TreeSkeleton() {
  return (
    <Lines aria-busy>
      {levels.map((level, index) => (
        // A line has no other name than its place.
        // oxlint-disable-next-line react/no-array-index-key
        <Skeleton key={index} width={140 + ((index * 53) % 120)} height={24} animation={false} sx={{ ml: `${level * 20}px` }} />
      ))}
    </Lines>
  );
}

const levels = [0, 1, 2, 2, 1, 2, 3, 1];

const Lines = styled('div')(({ theme }) => ({ display: 'grid', gap: 14, padding: theme.spacing(2.5, 3) }));
