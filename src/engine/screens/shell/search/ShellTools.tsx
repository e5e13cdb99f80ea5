import Search from '@mui/icons-material/Search';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { isCommandKey, isTyped, keyLabel } from '../../values/keyLabel.ts';
import { catchKeys, type EarlyKeys } from './earlyKeys.ts';
import { useForgetGone } from './useForgetGone.ts';
import { later, laterWorded } from '../../values/later.tsx';
import { HelpButton } from '../help/HelpButton.tsx';

type Tool = 'search' | 'shortcuts' | 'why';

/** The search of everything, opened by its box, `/` or Ctrl+K, and what is opened from it. */
export function ShellTools() {
  const translate = useTranslate();
  useForgetGone();
  const [open, setOpen] = useState<Tool | null>(null);
  const [early, setEarly] = useState<EarlyKeys>();
  const close = useCallback(() => setOpen(null), []);
  const [round, setRound] = useState(0);
  const again = useCallback((keys: EarlyKeys) => {
    setEarly(keys);
    setRound((before) => before + 1);
  }, []);
  const shortcuts = useCallback(() => setOpen('shortcuts'), []);
  const why = useCallback(() => setOpen('why'), []);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const tool = toolOf(event);
      if (!tool) return;
      event.preventDefault();
      setOpen((now) => (now === tool ? null : tool));
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  useEffect(() => {
    if (open !== 'search') return undefined;
    const keys = catchKeys(close);
    setEarly(keys);
    return keys.stop;
  }, [open, close]);

  return (
    <>
      <Opener
        onClick={() => setOpen('search')}
        onMouseEnter={() => void SearchDialog.preload()}
        onFocus={() => void SearchDialog.preload()}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-label={translate('shell.search')}
      >
        <Search fontSize="small" aria-hidden />
        <span>{translate('shell.search')}</span>
        <kbd aria-hidden>{keyLabel('Control+K')}</kbd>
      </Opener>
      <HelpButton shortcuts={shortcuts} why={why} />
      {open === 'search' && early && (
        <SearchDialog key={round} early={early} onClose={close} again={again} shortcuts={shortcuts} why={why} />
      )}
      {open === 'shortcuts' && <Shortcuts onClose={close} />}
      {open === 'why' && <WhyPanel onClose={close} />}
    </>
  );
}

const SearchDialog = later(async () => (await import('./SearchDialog.tsx')).SearchDialog);
const Shortcuts = later(async () => (await import('../help/Shortcuts.tsx')).Shortcuts);
const WhyPanel = laterWorded(async () => (await import('../why/WhyPanel.tsx')).WhyPanel);

function toolOf(event: KeyboardEvent): Tool | undefined {
  if (isCommandKey(event) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k') return 'search';
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  // A typed slash or question mark is text.
  if (isTyped(event.target)) return undefined;
  if (event.key === '?') return 'shortcuts';
  const inDialog = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
  return event.key === '/' && !inDialog ? 'search' : undefined;
}

/** As wide as a box for typing; a small screen has its sign alone. */
const Opener = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: theme.spacing(1),
  flex: '0 1 320px',
  height: 36,
  minWidth: 40,
  padding: theme.spacing(0, 1.25),
  color: theme.palette.text.secondary,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '& span': { flex: 1, textAlign: 'start', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& kbd': {
    ...theme.typography.caption,
    fontFamily: 'inherit',
    padding: theme.spacing(0, 0.75),
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 4,
  },
  [theme.breakpoints.down('md')]: { flex: 'none', border: 0, padding: 0, justifyContent: 'center', '& span, & kbd': { display: 'none' } },
}));
