import DragIndicator from '@mui/icons-material/DragIndicator';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useState, type KeyboardEvent } from 'react';
import { useDragOrder } from '../list/tools/useDragOrder.ts';
import { Option } from '../widgets/Choice.tsx';
import type { Home } from './useHome.ts';

interface Props {
  home: Home;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Chooses the lists and their order, by mouse and by keys. */
export function ArrangeHome({ home: { lists, isShown, move, toggle, reset }, anchor, onClose }: Props) {
  const translate = useTranslate();
  const help = useId();
  const [announcement, setAnnouncement] = useState('');
  const drag = useDragOrder(move);
  const titleOf = (name: string) => translate(`home.lists.${name}.title`);
  const onKey = (event: KeyboardEvent, name: string, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1, Home: -index, End: lists.length - 1 - index }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = index + step;
    if (to === index || to < 0 || to >= lists.length) return;
    move(name, to);
    setAnnouncement(translate('screens.home.moved', { list: titleOf(name), place: to + 1, all: lists.length }));
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { 'aria-label': translate('screens.home.arrange'), role: 'dialog' } }}
    >
      <Panel>
        <ul ref={drag.list}>
          {lists.map((list, index) => (
            <li key={list.name} data-path={list.name} data-dragged={drag.path === list.name || undefined}>
              <button
                type="button"
                aria-label={translate('screens.home.handle', { list: titleOf(list.name) })}
                aria-describedby={help}
                onKeyDown={(event) => onKey(event, list.name, index)}
                onPointerDown={(event) => drag.start(event, list.name)}
              >
                <DragIndicator fontSize="small" />
              </button>
              <Option>
                <input type="checkbox" checked={isShown(list)} onChange={() => toggle(list)} />
                {titleOf(list.name)}
              </Option>
            </li>
          ))}
        </ul>
        <small id={help}>{translate('screens.home.help')}</small>
        <Button size="small" onClick={reset}>
          {translate('screens.home.reset')}
        </Button>
        <span className="unseen" role="status">
          {announcement}
        </span>
      </Panel>
    </Popover>
  );
}

const Panel = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2, 2),
  width: 320,
  maxWidth: '100%',
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.5), minHeight: 36, borderRadius: theme.shape.borderRadius },
  '& li[data-dragged]': { backgroundColor: theme.palette.action.selected },
  '& li > label': { flex: 1, minWidth: 0, minHeight: 36 },
  '& li > button': {
    all: 'unset',
    display: 'inline-flex',
    padding: theme.spacing(0.75, 0.25),
    borderRadius: theme.shape.borderRadius,
    color: theme.palette.text.secondary,
    cursor: 'grab',
    touchAction: 'none',
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
  },
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& .unseen': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
}));
