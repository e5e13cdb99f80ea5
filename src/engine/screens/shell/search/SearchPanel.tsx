import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { SearchMessage } from './SearchMessage.tsx';
import { SearchOption } from './SearchOption.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import type { Combobox } from './useCombobox.ts';
import type { SearchRequest } from './useGlobalSearch.ts';
import { useOptions, type Option } from './useOptions.ts';

export interface SearchPanelProps extends Combobox {
  request: SearchRequest;
  onClose: () => void;
  floating?: boolean;
}

/** Specification 3 §2 “Global search”. */
export function SearchPanel({ request, onClose, floating = false, ...box }: SearchPanelProps) {
  const { id, onActive, onKeys, input } = box;
  const translate = useTranslate();
  const navigate = useNavigate();
  const { base, loadTexts } = useScreens();
  const [worded, setWorded] = useState(loadTexts === undefined);
  useEffect(() => {
    const shown = () => setWorded(true);
    void loadTexts?.().then(shown, shown);
  }, [loadTexts]);

  const go = (to: string, apart: boolean) => {
    if (apart) return void window.open(`${base}${to}`, '_blank', 'noopener');
    onClose();
    void navigate(`${base}${to}`);
    // The page is next.
    input.current?.blur();
    document.getElementById('main')?.focus();
  };
  const found = useOptions({ box, request, go });
  const { options, at, setAt, kinds, kind, setKind, settle } = found;
  const active = options[at];
  const optionId = (option: Option) => `${id}-${option.id}`;
  const activeId = worded && active ? optionId(active) : undefined;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    onActive(activeId);
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
    return () => onActive(undefined);
  }, [activeId, onActive]);

  const press = (event: KeyboardEvent | MouseEvent, option: Option) => option.run(event.metaKey || event.ctrlKey);
  useEffect(() => {
    onKeys((event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined && options.length > 0) {
        event.preventDefault();
        setAt((at + step + options.length) % options.length);
      } else if (event.key === 'Enter') {
        event.preventDefault();
        if (active) press(event, active);
        else settle();
      }
    });
    return () => onKeys(undefined);
  });
  if (!worded || !kind) return null;
  // Errors come before the actions, the number of results after them.
  const before = found.error !== null || found.rows?.length === 0;
  return (
    // The box keeps the focus whatever is clicked here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <Panel data-floating={floating || undefined} onMouseDown={(event) => event.preventDefault()}>
      <SearchTabs id={id} kinds={kinds} current={kind.name} onChange={setKind} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${kind.name}`}>
        {before && <SearchMessage found={found} text={box.text} />}
        {options.length > 0 && (
          <Options ref={list} role="listbox" id={id} aria-label={translate(`search.tabs.${kind.name}`)} aria-busy={found.stale}>
            {options.map((option, index) => (
              <SearchOption
                key={option.id}
                id={optionId(option)}
                option={option}
                active={index === at}
                sought={found.sought}
                onPoint={() => setAt(index)}
                onPress={(event) => press(event, option)}
              />
            ))}
          </Options>
        )}
        {!before && <SearchMessage found={found} text={box.text} />}
      </div>
    </Panel>
  );
}

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& > [role=tabpanel]': { display: 'flex', flexDirection: 'column', minHeight: 0 },
  '&[data-floating]': {
    position: 'absolute',
    top: 'calc(100% + 8px)',
    right: 0,
    // Specification 3 §2.
    width: 650,
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: 'min(72vh, 620px)',
    overflow: 'hidden',
    backgroundColor: theme.palette.background.paper,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    boxShadow: theme.shadows[8],
  },
}));

const Options = styled('div')(({ theme }) => ({
  // The list scrolls, not its panel: the box's keys scroll a list only.
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.spacing(1),
  transition: 'opacity 120ms',
  '&[aria-busy=true]': { opacity: 0.7, transitionDelay: '150ms' },
}));
