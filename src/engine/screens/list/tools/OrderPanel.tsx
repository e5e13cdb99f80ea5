import DragIndicator from '@mui/icons-material/DragIndicator';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useDragOrder } from './useDragOrder.ts';
import { useMoreLater } from '../../values/useMoreLater.ts';
import { Option } from '../../widgets/Choice.tsx';

export interface OrderItem {
  name: string;
  label: string;
  handle: string;
  shown: boolean;
  fixed?: boolean;
  end?: ReactNode;
}

interface Props {
  label: string;
  items: readonly OrderItem[];
  anchor: HTMLElement;
  onClose: () => void;
  onToggle: (name: string) => void;
  /** Moves an item; `moved` says so. */
  onMove: (name: string, to: number) => void;
  moved: (item: OrderItem, place: number) => string;
  /** Further keys on a handle; answers what was done, undefined for any other key. */
  onKey?: (item: OrderItem, key: string) => string | undefined;
  help: string;
  reset: { label: string; disabled?: boolean; run: () => void };
  children?: ReactNode;
}

/** Chooses which items are shown, and their order, by mouse and by keys. */
export function OrderPanel({ label, items, anchor, onClose, onToggle, onMove, moved, onKey, help, reset, children }: Props) {
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  const drag = useDragOrder(onMove);
  const listed = useMoreLater(items);
  const press = (event: KeyboardEvent, item: OrderItem, index: number) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: items.length - 1 }[event.key];
    const done = to === undefined ? onKey?.(item, event.key) : '';
    if (done === undefined) return;
    event.preventDefault();
    if (done) setAnnouncement(done);
    if (to === undefined || to === index || to < 0 || to >= items.length) return;
    onMove(item.name, to);
    setAnnouncement(moved(item, to + 1));
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { 'aria-label': label, role: 'dialog' } }}
    >
      <Panel>
        <ul ref={drag.list}>
          {listed.map((item, index) => (
            <li key={item.name} data-path={item.name} data-dragged={drag.path === item.name || undefined}>
              <Handle
                type="button"
                aria-label={item.handle}
                aria-describedby={id}
                onKeyDown={(event) => press(event, item, index)}
                onPointerDown={(event) => drag.start(event, item.name)}
              >
                <DragIndicator fontSize="small" />
              </Handle>
              <Option>
                <input type="checkbox" checked={item.shown} disabled={item.fixed} onChange={() => onToggle(item.name)} />
                {item.label}
              </Option>
              {item.end}
            </li>
          ))}
        </ul>
        {children}
        <small id={id}>{help}</small>
        <Button size="small" onClick={reset.run} disabled={reset.disabled}>
          {reset.label}
        </Button>
        <Unseen role="status">{announcement}</Unseen>
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
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
}));

const Handle = styled('button')(({ theme }) => ({
  all: 'unset',
  display: 'inline-flex',
  padding: theme.spacing(0.75, 0.25),
  marginInlineStart: theme.spacing(-0.5),
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.secondary,
  cursor: 'grab',
  touchAction: 'none',
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
}));

const Unseen = styled('div')({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
