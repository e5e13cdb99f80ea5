import type { CSSObject } from '@mui/material/styles';

/** Below this height, such as at 400 % zoom, sticky bars would leave no room for the content. */
export const tall = '@media (min-height: 500.05px)';
export const low = '@media (max-height: 500px)';

export const sticks = (edge: { top: number } | { bottom: number } | { left: number }): CSSObject => ({
  [tall]: { position: 'sticky', ...edge },
});
