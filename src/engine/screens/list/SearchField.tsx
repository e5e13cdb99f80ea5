import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { isCommandKey, keyLabel } from '../values/keyLabel.ts';
import { usePageCommand } from '../values/pageCommands.ts';
import { useDebounced } from '../values/useDebounced.ts';
import { Box } from '../widgets/TextBox.tsx';

interface Props {
  search: string;
  label: string;
  onSearch: (search: string) => void;
  /** decisions §1: search text 100. */
  maxLength?: number;
}

export function SearchField({ search, label, onSearch, maxLength = 100 }: Props) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  const send = (text: string) => {
    const trimmed = text.trim();
    if (trimmed === sent.current) return;
    sent.current = trimmed;
    onSearch(trimmed);
  };
  const sendLater = useDebounced(send, 180);
  const empty = () => {
    setTyped('');
    send('');
    input.current?.focus();
  };

  useEffect(() => {
    // The address changed: back, forward, a cleared filter.
    if (search !== sent.current) {
      sent.current = search;
      setTyped(search);
    }
  }, [search]);
  useEffect(() => focusOnKey(input), []);
  usePageCommand({ id: 'search', label, keys: 'Control+/', run: () => input.current?.focus() });

  return (
    <SearchBox
      role="search"
      aria-label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        sendLater(target.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(typed);
        if (event.key === 'Escape' && typed) empty();
      }}
      inputRef={input}
      placeholder={label}
      inputProps={{ 'aria-label': label, maxLength, type: 'text', enterKeyHint: 'search', 'aria-keyshortcuts': 'Control+/' }}
      startAdornment={<Search fontSize="small" aria-hidden />}
      endAdornment={
        typed ? (
          <IconButton size="small" edge="end" onClick={empty} aria-label={translate('screens.list.clearSearch')}>
            <Clear fontSize="inherit" />
          </IconButton>
        ) : (
          <kbd aria-hidden>{keyLabel('Control+/')}</kbd>
        )
      }
    />
  );
}

function focusOnKey(input: React.RefObject<HTMLInputElement | null>) {
  const listen = (event: KeyboardEvent) => {
    // The slash alone opens the search of everything.
    if (event.key !== '/' || !isCommandKey(event) || event.altKey) return;
    if ((event.target as HTMLElement).closest('[role="dialog"]')) return;
    event.preventDefault();
    input.current?.focus();
    input.current?.select();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}

const SearchBox = styled(Box)(({ theme }) => ({
  // Shrinks before the actions do.
  flex: '0 99 320px',
  minWidth: 200,
  overflow: 'hidden',
  gap: theme.spacing(1),
  color: theme.palette.text.secondary,
  '& input': { color: theme.palette.text.primary },
  '& kbd': {
    ...theme.typography.caption,
    fontFamily: 'inherit',
    lineHeight: '18px',
    padding: theme.spacing(0, 0.75),
    borderRadius: 4,
    border: `1px solid ${theme.palette.divider}`,
  },
  '@media (pointer: coarse)': { '& kbd': { display: 'none' } },
}));
