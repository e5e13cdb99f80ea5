import { later } from '../values/later.tsx';

/** What a row shows when it is unfolded; few lists have something to unfold, so that its code comes with the first. */
export const Unfolded = later(async () => (await import('./Expanded.tsx')).Expanded);
