import type { CSSObject } from '@mui/material/styles';
import type { Palette } from './palettes.ts';

/** Styles by class for parts that a list has by the hundred: a styled component takes longer than all that it styles. */
export const plainStyles = (colours: Palette): Record<string, CSSObject> => ({
  '.muted': { color: colours.inkSoft },
  '.ellipsis': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden', overflowWrap: 'anywhere' },
  '.row-link': {
    display: 'block',
    width: 'fit-content',
    maxWidth: '100%',
    color: colours.ink,
    fontWeight: 600,
    textDecoration: 'none',
    borderRadius: 2,
    ':is(tr, li):hover &': { color: colours.accent },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${colours.accent}`, outlineOffset: 2 },
  },
  // As large as a small icon button.
  '.row-tool': {
    display: 'inline-flex',
    padding: 5,
    borderRadius: 8,
    color: colours.inkSoft,
    fontSize: '1.125rem',
    verticalAlign: 'middle',
    transition: 'background-color 150ms',
    '&:hover': { backgroundColor: `color-mix(in srgb, ${colours.ink} 5%, transparent)` },
    '& svg': { width: '1em', height: '1em', fill: 'currentColor' },
  },
  // Larger touch target than the 16 visible pixels.
  '.select-box': {
    display: 'flex',
    width: 'fit-content',
    padding: 8,
    margin: -8,
    cursor: 'pointer',
    '& input': { width: 16, height: 16, margin: 0, cursor: 'inherit', accentColor: colours.accent },
    '& input:focus-visible': { outline: `2px solid ${colours.accent}`, outlineOffset: 2 },
    '&:has(input:disabled)': { cursor: 'default' },
  },
});
