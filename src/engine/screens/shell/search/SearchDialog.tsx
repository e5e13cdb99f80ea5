import Search from '@mui/icons-material/Search';
import Dialog from '@mui/material/Dialog';
import { useTranslate } from 'ra-core';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../values/useTexts.ts';
import { isCommandKey } from '../../values/keyLabel.ts';
import { catchKeys, type EarlyKeys } from './earlyKeys.ts';
import type { Entry } from './groups.ts';
import { SearchEntry } from './SearchEntry.tsx';
import { SearchNotes } from './SearchNotes.tsx';
import { GroupName, Results, SearchRow } from './searchStyles.ts';
import { useSearchDialog } from './useSearchDialog.ts';
import { remember } from '../../values/visits.ts';

export interface SearchDialogProps {
  /** Typed before the dialog was there. */
  early: EarlyKeys;
  onClose: () => void;
  /** Opens the next search with its first keys. */
  again: (keys: EarlyKeys) => void;
  shortcuts: () => void;
  why: () => void;
}

/** decisions §1: search text 100. */
const mostCharacters = 100;

/** The search of everything: records, pages and actions in one list (WAI-ARIA: combobox with a grouped list). */
export function SearchDialog({ early, onClose, again, shortcuts, why }: SearchDialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  // The names of pages that the first list omits.
  const worded = useTexts(true);
  const [text, setText] = useState(early.text.slice(0, mostCharacters));
  // An entry that the arrows chose stays active while further results arrive.
  const [chosen, setChosen] = useState<string>();
  // Enter takes no entry that an earlier text found: it waits for what was typed.
  const [waiting, setWaiting] = useState(early.enter);
  // Ctrl+K while Enter waits: the next search opens once this one has led to its page.
  const next = useRef<EarlyKeys>(undefined);
  useEffect(() => () => next.current?.stop(), []);
  // The input has the focus from here on.
  useLayoutEffect(() => early.stop(), [early]);
  const tools = useMemo(() => ({ shortcuts, why }), [shortcuts, why]);
  // The typed text is painted first.
  const sought = useDeferredValue(text);
  const search = useSearchDialog(sought, tools);
  const { groups, whose, typed } = search;
  const offered = worded ? groups.flatMap(({ entries }) => entries) : [];
  const at = Math.max(
    0,
    offered.findIndex(({ id }) => id === chosen),
  );
  const active = offered[at];
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
    // Another entry is active: its place may be out of sight.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [active?.id]);

  const take = (entry: Entry, apart: boolean) => {
    remember(whose, entry);
    const { to, run } = entry;
    const keys = next.current;
    if (apart && to) window.open(to, '_blank', 'noopener');
    if (keys) again(keys);
    else if (apart && to) return;
    else onClose();
    if (to && !apart) void navigate(to);
    // After the dialog has restored the focus; a new page starts at its content.
    setTimeout(() => (to ? !keys && document.getElementById('main')?.focus() : run?.()));
  };
  const isReady = (search.isSettled && sought === text) || chosen !== undefined;
  useEffect(() => {
    if (!waiting || !isReady) return;
    setWaiting(undefined);
    if (active) take(active, waiting.apart);
    // Taken once what was typed has its results.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [waiting, isReady, active]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (waiting && isCommandKey(event.nativeEvent) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      event.stopPropagation();
      next.current ??= catchKeys(onClose);
      return;
    }
    const step = steps[event.key];
    if (step !== undefined && offered.length > 0) {
      event.preventDefault();
      // Single steps wrap around; page steps stop at the ends.
      const next =
        Math.abs(step) === 1 ? (at + step + offered.length) % offered.length : Math.max(0, Math.min(offered.length - 1, at + step));
      setChosen(offered[next]?.id);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const apart = event.ctrlKey || event.metaKey;
      if (!isReady) setWaiting({ apart });
      else if (active) take(active, apart);
    }
  };
  const newest = useRef(take);
  useEffect(() => {
    newest.current = take;
  });
  const press = useCallback((entry: Entry, event: MouseEvent) => newest.current(entry, event.ctrlKey || event.metaKey), []);
  // An id that others refer to has no blanks.
  const optionId = (entry: Entry) => `${id}-${entry.id}`.replace(/\s+/g, '-');
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
          'aria-label': translate('shell.search'),
          'aria-labelledby': undefined,
          sx: {
            mt: { xs: 1, sm: '10vh' },
            mx: { xs: 1 },
            width: { xs: 'calc(100% - 16px)' },
            maxHeight: { xs: 'calc(100% - 16px)', sm: '80vh' },
            overflow: 'hidden',
          },
        },
      }}
    >
      <SearchRow role="search">
        <Search aria-hidden fontSize="small" />
        <input
          // The dialog was opened to type here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          role="combobox"
          aria-expanded={offered.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && optionId(active)}
          aria-autocomplete="list"
          aria-label={translate('shell.search')}
          placeholder={translate('palette.placeholder')}
          value={text}
          maxLength={mostCharacters}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={({ target }) => {
            setText(target.value);
            setChosen(undefined);
            setWaiting(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </SearchRow>
      <Results ref={list} role="listbox" id={`${id}-list`} aria-label={translate('shell.search')} aria-busy={!search.isSettled}>
        {worded &&
          groups.map((group) => (
            <div key={group.name} role="group" aria-labelledby={`${id}-${group.name}`}>
              <GroupName id={`${id}-${group.name}`}>{group.label}</GroupName>
              {group.entries.map((entry) => (
                <SearchEntry
                  key={entry.id}
                  id={optionId(entry)}
                  entry={entry}
                  sought={typed}
                  active={entry === active}
                  onPoint={setChosen}
                  onPress={press}
                />
              ))}
            </div>
          ))}
      </Results>
      <SearchNotes search={search} count={offered.length} />
    </Dialog>
  );
}

const steps: Readonly<Record<string, number | undefined>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
