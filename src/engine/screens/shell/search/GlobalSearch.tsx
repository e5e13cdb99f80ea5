import Search from '@mui/icons-material/ManageSearch';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { keyLabel } from '../../values/keyLabel.ts';
import { later } from '../../values/later.tsx';
import { useCombobox } from './useCombobox.ts';
import type { SearchRequest } from './useGlobalSearch.ts';

interface Props {
  request: SearchRequest;
  keys: string;
}

/** Specification 3 §2 “Global search”; the results' code loads on first use. */
export function GlobalSearch({ request, keys }: Props) {
  const narrow = useMediaQuery('(max-width: 1099.95px)', { noSsr: true });
  const Shown = narrow ? Button : Box;
  return <Shown request={request} keys={keys} />;
}

function Box({ request, keys }: Props) {
  const label = useTranslate()('shell.search');
  const [open, setOpen] = useState(false);
  const { panel, input } = useCombobox(open, label);
  const { setText } = panel;
  const field = panel.input;
  useSearchRequest(request, () => {
    if (request.text !== undefined) setText(request.text);
    setOpen(true);
    field.current?.focus();
    field.current?.select();
  });
  const close = useCallback(() => setOpen(false), []);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    field.current?.focus();
    if (open) close();
    else setText('');
  };
  return (
    <Frame role="search" aria-label={label} onBlur={onBlur} onKeyDown={onKeyDown}>
      <label>
        <Search fontSize="small" aria-hidden />
        <input
          {...input}
          aria-keyshortcuts={keys}
          onFocus={() => setOpen(true)}
          // Escape keeps the focus here; a click or a letter opens the results again.
          onClick={() => setOpen(true)}
          onChange={(event) => {
            input.onChange(event);
            setOpen(true);
          }}
          onMouseEnter={() => void SearchPanel.preload()}
        />
        {!panel.text && <kbd aria-hidden>{keyLabel(keys)}</kbd>}
      </label>
      {open && <SearchPanel {...panel} request={request} onClose={close} floating />}
    </Frame>
  );
}

function Button({ request, keys }: Props) {
  const label = useTranslate()('shell.search');
  const [open, setOpen] = useState(false);
  useSearchRequest(request, () => setOpen(true));
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <IconButton onClick={() => setOpen(true)} aria-label={label} aria-haspopup="dialog" aria-keyshortcuts={keys}>
        <Search />
      </IconButton>
      {open && <WholeScreen request={request} label={label} onClose={close} />}
    </>
  );
}

function useSearchRequest(request: SearchRequest, work: () => void): void {
  useEffect(() => {
    if (request.take(request.times)) work();
  });
}

const SearchPanel = later(async () => (await import('./SearchPanel.tsx')).SearchPanel);
const WholeScreen = later(async () => (await import('./WholeScreen.tsx')).WholeScreen);

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: '0 1 280px',
  minWidth: 140,
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    height: 36,
    padding: theme.spacing(0, 1.25),
    cursor: 'text',
    color: theme.palette.text.secondary,
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${theme.palette.divider}`,
  },
  '& label:focus-within': { borderColor: theme.palette.primary.main, boxShadow: `0 0 0 1px ${theme.palette.primary.main}` },
  '& input': {
    ...theme.typography.body2,
    flex: 1,
    minWidth: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: theme.palette.text.primary,
  },
  '& input::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
  '& kbd': {
    ...theme.typography.caption,
    fontFamily: 'inherit',
    padding: theme.spacing(0, 0.75),
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 4,
  },
}));
