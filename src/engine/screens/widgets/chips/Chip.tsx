import Close from '@mui/icons-material/Close';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import { alpha, styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

interface Props {
  text: string;
  wrong: string | undefined;
  fixed: boolean;
  onRemove: () => void;
  /** Moves the focus to the chip so many places on. */
  onMove: (by: number) => void;
}

/** Errors have an icon and text, not only a colour. */
export function Chip({ text, wrong, fixed, onRemove, onMove }: Props) {
  const translate = useTranslate();
  return (
    <Item data-wrong={wrong !== undefined || undefined}>
      {wrong !== undefined && <ErrorOutline titleAccess={wrong} />}
      <span>{text}</span>
      {!fixed && (
        <button
          type="button"
          aria-label={translate('screens.form.chips.remove', { text })}
          onClick={onRemove}
          onKeyDown={(event) => {
            const by = steps[event.key];
            if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
            else if (by !== undefined) onMove(by);
            else return;
            event.preventDefault();
          }}
        >
          <Close />
        </button>
      )}
    </Item>
  );
}

const steps: Record<string, number | undefined> = { ArrowLeft: -1, ArrowRight: 1 };

const Item = styled('li')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minWidth: 0,
  maxWidth: '100%',
  minHeight: 26,
  paddingInline: theme.spacing(1, 0.25),
  borderRadius: 13,
  backgroundColor: alpha(theme.palette.text.primary, 0.08),
  cursor: 'default',
  '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span:last-child': { paddingInlineEnd: theme.spacing(0.75) },
  '& svg': { fontSize: 16, flexShrink: 0 },
  '&[data-wrong]': { color: theme.palette.error.main, backgroundColor: alpha(theme.palette.error.main, 0.12) },
  '& > button': {
    display: 'inline-flex',
    padding: 3,
    border: 0,
    borderRadius: '50%',
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: alpha(theme.palette.text.primary, 0.12) },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -1 },
    'fieldset:disabled &': { display: 'none' },
  },
}));
