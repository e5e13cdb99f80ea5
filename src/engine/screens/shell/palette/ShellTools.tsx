import Command from '@mui/icons-material/KeyboardCommandKey';
import Search from '@mui/icons-material/Search';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { later } from '../../values/later.tsx';
import { useGlobalSearch } from '../search/useGlobalSearch.ts';
import { useShell } from '../../values/ShellProvider.tsx';
import { isCommandKey, isTyped, keyLabel } from '../../values/keyLabel.ts';

type Tool = 'palette' | 'shortcuts' | 'why';

export function ShellTools() {
  const translate = useTranslate();
  const { explains } = useShell();
  const [open, setOpen] = useState<Tool | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const shortcuts = useCallback(() => setOpen('shortcuts'), []);
  const why = useCallback(() => setOpen('why'), []);
  const search = useGlobalSearch();
  const Icon = search.offered ? Command : Search;

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

  return (
    <>
      {search.offered && <GlobalSearch request={search.request} keys={search.keys} />}
      <Opener
        onClick={() => setOpen('palette')}
        onMouseEnter={() => void Palette.preload()}
        onFocus={() => void Palette.preload()}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={translate('palette.label')}
      >
        <Icon fontSize="small" aria-hidden />
        <span>{translate('palette.open')}</span>
        <kbd aria-hidden>{keyLabel('Control+K')}</kbd>
      </Opener>
      {open === 'palette' && (
        <Palette
          onClose={close}
          shortcuts={shortcuts}
          why={explains ? why : undefined}
          search={search.offered ? search.open : undefined}
          searchKeys={search.keys}
        />
      )}
      {open === 'shortcuts' && <Shortcuts onClose={close} searchKeys={search.offered ? search.keys : undefined} />}
      {open === 'why' && <WhyPanel onClose={close} />}
    </>
  );
}

// Reserves its place, so that the bar does not move.
const GlobalSearch = later(async () => (await import('../search/GlobalSearch.tsx')).GlobalSearch, <Place />);
const Palette = later(async () => (await import('./Palette.tsx')).Palette);
const Shortcuts = later(async () => (await import('./Shortcuts.tsx')).Shortcuts);
const WhyPanel = later(async () => (await import('../why/WhyPanel.tsx')).WhyPanel);

function toolOf(event: KeyboardEvent): Tool | undefined {
  if (isCommandKey(event) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k') return 'palette';
  if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  // A typed question mark is no shortcut.
  return isTyped(event.target) ? undefined : 'shortcuts';
}

function Place() {
  return <SearchPlace aria-hidden />;
}

const SearchPlace = styled('div')(({ theme }) => ({
  flex: '0 1 280px',
  height: 36,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  [theme.breakpoints.down('md')]: { flex: '0 0 40px', border: 0 },
}));

const Opener = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  height: 36,
  minWidth: 40,
  padding: theme.spacing(0, 1.25),
  color: theme.palette.text.secondary,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  flex: 'none',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '& kbd': {
    ...theme.typography.caption,
    fontFamily: 'inherit',
    padding: theme.spacing(0, 0.75),
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 4,
  },
  [theme.breakpoints.down('md')]: { border: 0, padding: 0, justifyContent: 'center', '& span, & kbd': { display: 'none' } },
}));
