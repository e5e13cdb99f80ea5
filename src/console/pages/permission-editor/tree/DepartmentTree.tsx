import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { useTreeKeys } from '../../../widgets/tree/useTreeKeys.ts';
import type { Department, Departments } from './departments.ts';
import { openAtFirst, visibleRows, type SearchHits } from './rows.ts';
import { aboveTicks, tickState, toggled, type Ticks } from './ticks.ts';
import { rowHeight, TreeRow } from './TreeRow.tsx';

interface Props {
  tree: Departments;
  ticks: Ticks;
  found?: SearchHits | undefined;
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
      setOpen((before) => withBranches(before, [department], !before.has(department.id)));
    },
    [setOpen],
  );

  const onKeyDown = useTreeKeys({
    rows,
    active,
    nameOf: (row) => row.name,
    openOf: (row) => (row.children.length > 0 ? open.has(row.id) : undefined),
    goTo: (row, index) => {
      setActiveId(row.id);
      virtual.scrollToIndex(index);
    },
    setOpen: (branches, isOpen) => setOpen((before) => withBranches(before, branches, isOpen)),
    ownAction: ({ key, ctrlKey, metaKey, altKey }) => {
      const row = rows[active];
      return row && (key === ' ' || key === 'Enter') && !ctrlKey && !metaKey && !altKey ? () => toggle(row) : undefined;
    },
  });
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

function useOpen(tree: Departments, ticks: Ticks, found: SearchHits | undefined) {
  const [own, setOwn] = useState<ReadonlySet<string>>(() => openAtFirst(tree, ticks));
  const [searched, setSearched] = useState<{ found: SearchHits; open: ReadonlySet<string> }>();
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

function withBranches(before: ReadonlySet<string>, branches: readonly Department[], isOpen: boolean): Set<string> {
  const next = new Set(before);
  for (const { id, children } of branches) {
    if (!isOpen) next.delete(id);
    else if (children.length > 0) next.add(id);
  }
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
