import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Department, Departments } from './departments.ts';
import { openAtFirst, visibleRows, type Found } from './rows.ts';
import { aboveTicks, tickState, toggled, type Ticks } from './ticks.ts';
import { moveOf, typedTo } from './treeKeys.ts';
import { rowHeight, TreeRow } from './TreeRow.tsx';

interface Props {
  tree: Departments;
  ticks: Ticks;
  found?: Found | undefined;
  /** Seen and not changed. */
  readOnly: boolean;
  label: string;
  field: string;
  describedBy?: string | undefined;
  invalid?: boolean;
  onChange: (ticks: Set<string>) => void;
}

/** Departments with boxes of three states (spec 2 §4); of thousands only those in sight are on the page. */
export function DepartmentTree({ tree, ticks, found, readOnly, label, field, describedBy, invalid = false, onChange }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { open, setOpen } = useOpen(tree, ticks, found);
  const rows = useMemo(() => visibleRows(tree, open, found), [tree, open, found]);
  const above = useMemo(() => aboveTicks(tree, ticks), [tree, ticks]);
  const [activeId, setActiveId] = useState(tree.root.id);
  const active = Math.max(
    0,
    rows.findIndex((row) => row.id === activeId),
  );
  // Its functions are called here alone, and handed to nothing that remembers them.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    getItemKey: (index) => rows[index]?.id ?? index,
    useFlushSync: false,
  });

  const go = (index: number) => {
    const row = rows[index];
    if (!row) return;
    setActiveId(row.id);
    virtual.scrollToIndex(index);
  };
  // Rows are memoised, so their props must stay the same from tick to tick.
  const latest = useRef({ tree, ticks, readOnly, onChange });
  latest.current = { tree, ticks, readOnly, onChange };
  const toggle = useCallback((department: Department) => {
    const now = latest.current;
    setActiveId(department.id);
    if (!now.readOnly) now.onChange(toggled(now.tree, now.ticks, department));
  }, []);
  const press = useCallback(
    (department: Department) => {
      setActiveId(department.id);
      setOpen((before) => flipped(before, department.id));
    },
    [setOpen],
  );

  const typed = useRef({ text: '', at: 0 });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moveOf(event.key, { rows, active, isOpen: (department) => open.has(department.id) });
    if (move) {
      event.preventDefault();
      if ('to' in move) go(move.to);
      else if ('open' in move) setOpen((before) => new Set([...before, ...move.open.map((each) => each.id)]));
      else if ('close' in move) setOpen((before) => flipped(before, move.close.id));
      else toggle(move.toggle);
    } else if (event.key.length === 1) {
      const now = Date.now();
      const text = now - typed.current.at < 700 ? typed.current.text + event.key : event.key;
      typed.current = { text, at: now };
      const to = typedTo(text, rows, active);
      if (to === undefined) return;
      event.preventDefault();
      go(to);
    }
  };
  const shown = virtual.getVirtualItems();
  const activeShown = shown.some(({ index }) => index === active);
  return (
    <Box
      ref={box}
      role="tree"
      tabIndex={0}
      aria-multiselectable
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-activedescendant={activeShown ? `${id}-${rows[active]?.id}` : undefined}
      data-field={field}
      onKeyDown={onKeyDown}
      onFocus={() => virtual.scrollToIndex(active)}
    >
      <div role="none" style={{ position: 'relative', height: virtual.getTotalSize() }}>
        {shown.map(({ index, start, key }) => {
          const department = rows[index];
          return (
            department && (
              <TreeRow
                key={key}
                id={`${id}-${department.id}`}
                department={department}
                state={tickState(ticks, above, department)}
                open={open.has(department.id)}
                active={index === active}
                disabled={readOnly}
                top={start}
                index={index}
                onToggle={toggle}
                onOpen={press}
              />
            )
          );
        })}
      </div>
    </Box>
  );
}

function useOpen(tree: Departments, ticks: Ticks, found: Found | undefined) {
  const [own, setOwn] = useState<ReadonlySet<string>>(() => openAtFirst(tree, ticks));
  const [searched, setSearched] = useState<{ found: Found; open: ReadonlySet<string> }>();
  const searching = found && (searched?.found === found ? searched.open : found.above);
  const setOpen = useCallback(
    (change: (before: ReadonlySet<string>) => ReadonlySet<string>) => {
      if (found) setSearched((before) => ({ found, open: change(before?.found === found ? before.open : found.above) }));
      else setOwn(change);
    },
    [found],
  );
  return { open: searching ?? own, setOpen };
}

function flipped(before: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(before);
  if (!next.delete(id)) next.add(id);
  return next;
}

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 'auto',
  maxHeight: 12 * rowHeight,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '&[aria-invalid]': { borderColor: theme.palette.error.main },
}));
