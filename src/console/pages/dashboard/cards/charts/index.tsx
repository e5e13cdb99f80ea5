import Skeleton from '@mui/material/Skeleton';
import { later } from '../../../../../engine/screens/values/later.tsx';

// The drawing library comes in a chunk of its own, with the first card that draws.

const fallback = <Skeleton variant="rounded" animation={false} sx={{ flex: '1 1 auto', height: 'auto', minHeight: 80 }} />;

export const Bars = later(async () => (await import('./drawn.ts')).Bars, fallback);
export const Pie = later(async () => (await import('./drawn.ts')).Pie, fallback);
