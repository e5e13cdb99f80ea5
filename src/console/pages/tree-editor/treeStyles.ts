import { alpha, styled, type CSSObject, type Theme } from '@mui/material/styles';
import { faultHeight, lineHeight, narrow } from './surface.tsx';

const indent = 'calc(var(--depth) * var(--indent))';

/**
 * As high as all lines together; its lines stand where they belong. The look of the lines is worked out here, once for all of them: lines of the
 * branches that each is in, whether it is open, its name, and what can be done with it.
 */
export const Sizer = styled('div')(({ theme }) => ({
  '--indent': '22px',
  position: 'relative',
  overflow: 'clip',
  [narrow]: { '--indent': '14px' },
  '&[data-editable]': { userSelect: 'none' },
  '&[data-dragging]': { cursor: 'grabbing' },
  '& .row': lineOf(theme),
  // Read-only trees mark the current line only for the keyboard and for search hits.
  '&[data-editable] .row[tabindex="0"], &:focus-within .row[tabindex="0"]': { backgroundColor: theme.palette.action.selected },
  // Room for the handles.
  '&[data-editable] .row > .line': { paddingInlineStart: `calc(${indent} + 22px)`, backgroundPosition: '22px 0' },
}));

function lineOf(theme: Theme): CSSObject {
  const { primary, text, error, divider, action } = theme.palette;
  return {
    ...theme.typography.body2,
    position: 'absolute',
    insetInline: 0,
    top: 0,
    paddingInline: theme.spacing(1.5),
    '&:hover': { backgroundColor: action.hover },
    '&[tabindex="0"][data-found]': { backgroundColor: action.selected },
    '&:focus-visible': { outlineOffset: -2, zIndex: 1 },
    '&[data-dragged]': { opacity: 0.45 },
    '& .line': {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      height: lineHeight,
      paddingInlineStart: indent,
      // A thin line below every department that it is in.
      backgroundImage: `repeating-linear-gradient(to right, transparent 0 13px, ${divider} 13px 14px, transparent 14px var(--indent))`,
      backgroundSize: `${indent} 100%`,
      backgroundRepeat: 'no-repeat',
    },
    // In a column of their own.
    '& .handle': { position: 'absolute', insetInlineStart: 8, width: 22, height: lineHeight, padding: '9px 1px', color: text.secondary },
    [narrow]: { paddingInline: theme.spacing(0.5), '& .handle': { insetInlineStart: 2 } },
    '& .handle[data-handle]': { cursor: 'grab', touchAction: 'none' },
    '& .chevron, & .leaf': { width: 24, height: 24, flexShrink: 0 },
    '& .chevron': { borderRadius: 6, cursor: 'pointer', color: text.secondary, '&[data-open=true]': { transform: 'rotate(90deg)' } },
    '& .chevron:hover': { backgroundColor: action.hover },
    '& .name': {
      minWidth: 0,
      padding: '3px 6px',
      border: '1px solid transparent',
      borderRadius: 6,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'pre',
      '&:not([data-fixed])': { cursor: 'text' },
      '&:not([data-fixed]):hover': { borderColor: alpha(text.primary, 0.3) },
      '&[data-empty]': { color: error.main, fontStyle: 'italic' },
    },
    '& mark': { color: 'inherit', backgroundColor: alpha(theme.palette.warning.main, 0.28), borderRadius: 2 },
    '& input': {
      ...theme.typography.body2,
      flex: '1 1 auto',
      minWidth: 60,
      maxWidth: 420,
      height: 30,
      padding: '0 6px',
      color: text.primary,
      backgroundColor: theme.palette.background.paper,
      border: `1px solid ${primary.main}`,
      borderRadius: 6,
      outline: 'none',
      boxShadow: `0 0 0 1px ${primary.main}`,
      '&[aria-invalid=true]': { borderColor: error.main, boxShadow: `0 0 0 1px ${error.main}` },
    },
    '& .count': { ...theme.typography.caption, flexShrink: 0, color: text.secondary, fontVariantNumeric: 'tabular-nums' },
    '& .mark': { flexShrink: 0, display: 'inline-flex' },
    '& .buttons': { display: 'flex', flexShrink: 0, [narrow]: { marginInlineStart: 'auto' } },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: 30,
      height: 30,
      padding: 0,
      border: 0,
      borderRadius: 6,
      background: 'none',
      color: text.secondary,
      cursor: 'pointer',
      '& svg': { width: 20, height: 20 },
      '&:hover:not(:disabled)': { backgroundColor: action.hover, color: text.primary },
      '&:disabled': { opacity: 0.35, cursor: 'not-allowed' },
    },
    // Calm until one comes near; a finger has nothing to come near with.
    '@media (hover: hover)': {
      '& .buttons, & .handle': { opacity: 0 },
      '&:hover .buttons, &[tabindex="0"] .buttons': { opacity: 1 },
      '&:hover .handle, &[tabindex="0"] .handle': { opacity: 0.7 },
    },
    '@media (hover: none)': { '&:not([tabindex="0"]) .buttons': { display: 'none' } },
    '& .fault': {
      ...theme.typography.caption,
      height: faultHeight,
      margin: 0,
      paddingInlineStart: `calc(${indent} + 56px)`,
      color: error.main,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  };
}
