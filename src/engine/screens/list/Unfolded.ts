import { later } from '../values/later.tsx';

/** Few lists unfold rows, so that the code loads with the first one. */
export const Unfolded = later(async () => (await import('./Expanded.tsx')).Expanded);
