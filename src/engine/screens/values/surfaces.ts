import type { CSSObject, Theme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** Bars that stay in place, and heads of tables. */
    bar: string;
  }
}

/** Lies on the page's ground: a card, a table, a form. */
export const raised = ({ palette, shape, shadows }: Theme): CSSObject => ({
  backgroundColor: palette.background.paper,
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  boxShadow: shadows[1],
});
