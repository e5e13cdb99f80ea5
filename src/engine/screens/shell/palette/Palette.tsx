import Search from '@mui/icons-material/Search';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { findCommands } from './commands.ts';
import type { Command } from '../../values/commands.ts';
import { keyLabel } from '../../values/keyLabel.ts';
import { useCommands } from './useCommands.ts';
import { useFoundScopes } from '../../values/registry.ts';
import { useSearchCommands } from './useSearchCommands.ts';

export interface PaletteProps {
  onClose: () => void;
  shortcuts: () => void;
  why: (() => void) | undefined;
  search: ((text?: string, kind?: string) => void) | undefined;
  searchKeys: string;
}

/** Groups whose hints are names, and no keys. */
const named: ReadonlySet<string> = new Set(['scopes', 'found']);

const shown = 60;

export function Palette({ onClose, shortcuts, why, search, searchKeys }: PaletteProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const tools = useMemo(() => ({ shortcuts, why, search, searchKeys }), [shortcuts, why, search, searchKeys]);
  const commands = useCommands(tools);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const found = useMemo(() => findCommands(commands, text), [commands, text]);
  const scopes = useFoundScopes(text, found);
  const searched = useSearchCommands(text, search);
  // Records come after commands.
  const offered = [...found.slice(0, shown), ...scopes, ...searched];
  const active = offered[Math.min(at, offered.length - 1)];
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
    // Another command is the active one: its place may be out of sight.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [active]);

  const take = ({ to, run }: Command) => {
    onClose();
    if (to) void navigate(to);
    // After the dialog has restored the focus; a new page starts at its content.
    setTimeout(() => (to ? document.getElementById('main')?.focus() : run?.()));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step !== undefined && offered.length > 0) {
      event.preventDefault();
      const next = Math.min(at, offered.length - 1) + step;
      // Single steps wrap around; page steps stop at the ends.
      setAt(Math.abs(step) === 1 ? (next + offered.length) % offered.length : Math.max(0, Math.min(offered.length - 1, next)));
    } else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      take(active);
    }
  };
  const option = (command: Command) => `${id}-${command.id}`;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          // The paper is the dialog, and has no title to name it.
          'aria-label': translate('palette.label'),
          'aria-labelledby': undefined,
          sx: { mt: { xs: 2, sm: '12vh' }, mx: { xs: 1 }, width: { xs: 'calc(100% - 16px)' }, overflow: 'hidden' },
        },
      }}
    >
      <SearchRow>
        <Search aria-hidden fontSize="small" />
        <input
          // The dialog was opened to type here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={active && option(active)}
          aria-autocomplete="list"
          aria-label={translate('palette.label')}
          placeholder={translate('palette.placeholder')}
          value={text}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setText(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </SearchRow>
      <Found ref={list} role="listbox" id={`${id}-list`} aria-label={translate('palette.label')}>
        {offered.map((command, index) => (
          <div key={command.id} role="presentation">
            {/* With a text, results are in order of relevance, so groups are mixed. */}
            {text.trim() === '' && offered[index - 1]?.group !== command.group && (
              <Group role="presentation">{translate(`palette.groups.${command.group}`)}</Group>
            )}
            {/* The combobox handles keys; only clicks arrive here. */}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
            <Option
              role="option"
              id={option(command)}
              tabIndex={-1}
              aria-selected={command === active}
              onMouseMove={() => setAt(index)}
              onClick={() => take(command)}
            >
              <span>{command.label}</span>
              {command.hint && (named.has(command.group) ? <small>{command.hint}</small> : <kbd>{keyLabel(command.hint)}</kbd>)}
            </Option>
          </div>
        ))}
      </Found>
      <Foot role="status">
        {found.length === 0
          ? translate('palette.none', { text })
          : found.length > shown && translate('palette.more', { smart_count: found.length - shown })}
      </Foot>
    </Dialog>
  );
}

const SearchRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2),
  color: theme.palette.text.secondary,
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& input': {
    ...theme.typography.body1,
    flex: 1,
    minWidth: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: theme.palette.text.primary,
  },
  '& input::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
  '& kbd': { ...theme.typography.caption, border: `1px solid ${theme.palette.divider}`, borderRadius: 4, padding: theme.spacing(0, 0.75) },
  '@media (pointer: coarse)': { '& kbd': { display: 'none' } },
}));

const Found = styled('div')(({ theme }) => ({ maxHeight: 'min(56vh, 480px)', overflowY: 'auto', padding: theme.spacing(0.5, 1, 1) }));

const Group = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(1.5, 1, 0.5),
  fontWeight: 600,
  color: theme.palette.text.secondary,
}));

const Option = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  minHeight: 38,
  padding: theme.spacing(0.75, 1),
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary, whiteSpace: 'nowrap' },
  '& kbd': { ...theme.typography.caption, border: `1px solid ${theme.palette.divider}`, borderRadius: 4, padding: theme.spacing(0, 0.75) },
  '&[aria-selected=true]': {
    backgroundColor: theme.palette.action.selected,
    boxShadow: `inset 3px 0 0 ${theme.palette.primary.main}`,
  },
}));

const Foot = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  '&:not(:empty)': { padding: theme.spacing(1, 2, 1.5) },
}));
