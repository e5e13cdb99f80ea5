import type { CSSObject } from '@mui/material/styles';

/** Below this height, such as at 400 % zoom, bars that stay in sight would leave no room for what they belong to. */
export const tall = '@media (min-height: 500.05px)';
export const low = '@media (max-height: 500px)';

/** Stays in sight at an edge of the window or its box, where there is room for it. */
export const sticks = (edge: { top: number } | { bottom: number }): CSSObject => ({ [tall]: { position: 'sticky', ...edge } });
