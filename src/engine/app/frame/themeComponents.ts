import type { Components, Theme } from '@mui/material/styles';
import { iconStyles } from './plainIcon.tsx';
import { printStyles } from './printStyles.ts';
import type { Palette } from './palettes.ts';
import { plainStyles } from './plainStyles.ts';

/** Overrides of the library's components. */
export const components = (colours: Palette): Components<Theme> => {
  const ring = { outline: `2px solid ${colours.accent}`, outlineOffset: 2 };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        // Same focus ring for everything, links included.
        ':focus-visible': ring,
        '#main:focus-visible, h1:focus': { outline: 'none' },
        a: { color: colours.accent },
        ...plainStyles(colours),
        ...iconStyles,
        // Leaves room to scroll the last rows out from under a toast.
        'body:has(.MuiSnackbar-root) main': { paddingBlockEnd: 160 },
        ...printStyles,
        // In forced-colours mode transparent borders appear and backgrounds vanish, along with what marked the selected item.
        '@media (forced-colors: active)': {
          '.MuiButton-root:is(.MuiButton-contained, .MuiButton-outlined), .MuiToggleButton-root': { border: '1px solid ButtonText' },
          '.MuiButton-root.Mui-disabled': { borderColor: 'GrayText', color: 'GrayText' },
          '[role=tab][aria-selected=false]': { borderColor: 'Canvas !important' },
          '[role=tab][aria-selected=true]': { borderColor: 'Highlight !important', color: 'Highlight !important' },
          ':is(nav a[aria-current=page], [role=option][aria-selected=true], .MuiToggleButton-root.Mui-selected)': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight !important',
            color: 'HighlightText !important',
          },
        },
        // Reduced motion: no animation. Use 0 s, since 1 ms would start a transition of every property, and inherited values would arrive
        // one frame per level.
        '@media (prefers-reduced-motion: reduce)': {
          '*, ::before, ::after': { animationDuration: '1ms !important', transitionDuration: '0s !important' },
        },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&.Mui-focusVisible': ring } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 36, paddingInline: 14 },
        sizeSmall: { minHeight: 32, paddingInline: 10 },
        outlined: { borderColor: colours.lineStrong, color: colours.ink },
      },
    },
    MuiIconButton: { styleOverrides: { root: { borderRadius: 8, color: colours.inkSoft } } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' }, rounded: { border: `1px solid ${colours.line}` } },
    },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${colours.line}`, boxShadow: colours.raised } } },
    MuiPopover: { styleOverrides: { paper: { border: `1px solid ${colours.line}`, boxShadow: colours.floating } } },
    MuiMenu: { styleOverrides: { paper: { border: `1px solid ${colours.line}`, boxShadow: colours.floating } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 12, boxShadow: colours.dialog } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 650, padding: '20px 24px 8px' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    MuiTooltip: {
      defaultProps: { arrow: false, enterDelay: 300 },
      styleOverrides: { tooltip: { fontSize: '0.8125rem', backgroundColor: colours.ink, color: colours.paper } },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottomColor: colours.line, padding: '10px 16px', fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' },
        sizeSmall: { padding: '8px 12px' },
        head: { fontWeight: 600, color: colours.inkSoft, backgroundColor: colours.bar, whiteSpace: 'nowrap' },
        paddingCheckbox: { width: 44, padding: '0 4px 0 8px' },
      },
    },
    MuiTableRow: { styleOverrides: { root: { '&:last-child > td': { borderBottom: 0 } } } },
    MuiTableSortLabel: { styleOverrides: { root: { '&:focus-visible': ring } } },
    // The label belongs on the input: the root forbids it, and without it every checkbox is unnamed (stack.md 6).
    MuiCheckbox: { defaultProps: { size: 'small' } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: colours.lineStrong } } },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          minHeight: 36,
          borderColor: colours.lineStrong,
          color: colours.ink,
          '&.Mui-selected': { color: colours.accent, fontWeight: 600 },
        },
      },
    },
    // Above the sticky bars at the window's foot: pagination, Save.
    MuiSnackbar: { styleOverrides: { root: { '&.MuiSnackbar-anchorOriginBottomCenter': { bottom: 80 } } } },
    MuiSnackbarContent: {
      styleOverrides: {
        root: { borderRadius: 8, backgroundColor: colours.ink, color: colours.paper, fontSize: '0.875rem', border: 0 },
        action: { '& .MuiButton-root': { color: 'inherit', textDecoration: 'underline' }, '& .MuiIconButton-root': { color: 'inherit' } },
      },
    },
    MuiChip: { styleOverrides: { root: { borderRadius: 6, fontWeight: 500 } } },
    MuiAlert: { styleOverrides: { root: { borderRadius: 8, fontSize: '0.875rem' } } },
    MuiSkeleton: { defaultProps: { animation: 'wave' } },
  };
};
