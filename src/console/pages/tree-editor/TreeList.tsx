import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { barHeight, topBarHeight } from '../../../engine/screens/values/measures.ts';
import { useTreeKeys } from '../../widgets/tree/useTreeKeys.ts';
import type { NameFault } from './changes.ts';
import { DragLayer } from './DragLayer.tsx';
import { editingActionOf } from './keys.ts';
import { newId } from './newId.ts';
import type { TreeAction } from './state.ts';
import type { TreeState } from './treeState.ts';
import { faultHeight, lineHeight } from './surface.tsx';
import { linesOf, rootOf, type Line } from './tree.ts';
import { TreeRow, type Mark } from './TreeRow.tsx';
import { Sizer } from './treeStyles.ts';
import { useDrag } from './useDrag.ts';

interface Props {
  state: TreeState;
  dispatch: Dispatch<TreeAction>;
  label: string;
  /** Editor only: changes and faults of a department. */
  editor?: { markOf: (id: string) => Mark; faults: ReadonlyMap<string, NameFault> };
}

/** Virtualised tree, which always renders the current line (WAI-ARIA tree with a roving focus). */
export function TreeList({ state, dispatch, label, editor }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { history, open, current, editing, refusals, query } = state;
  const { tree } = history;
  const { below } = tree;
  const lines = useMemo(() => linesOf({ below }, open), [below, open]);
  const list = useRef<HTMLDivElement>(null);
  const index = useMemo(() => lines.findIndex((line) => line.id === current), [lines, current]);
  const faultAt = (line: string): string | undefined => {
    const fault = editor?.faults.get(line);
    // Don't report a missing name before the first input.
    if (fault && !(editing?.id === line && editing.fresh)) return translate(`validation.department.name.${fault}`);
    return refusals.get(line);
  };
  const { margin, bar } = useOffset(list);
  // Only this component uses the virtualiser's result.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (place) => lineHeight + (editor && faultAt(lines[place]?.id ?? '') ? faultHeight : 0),
    // A new function would measure all lines again.
    getItemKey: useCallback((place: number) => lines[place]?.id ?? place, [lines]),
    overscan: 10,
    scrollMargin: margin,
    scrollPaddingStart: topBarHeight + bar + 8,
    scrollPaddingEnd: 130,
    initialRect: { width: 0, height: typeof window === 'undefined' ? 0 : window.innerHeight },
    useFlushSync: false,
    // The current line stays rendered to keep the focus.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      if (index < 0 || shown.includes(index)) return shown;
      return index < range.startIndex ? [index, ...shown] : [...shown, index];
    },
  });
  const { faults } = editor ?? {};
  useLayoutEffect(() => virtual.measure(), [virtual, faults, refusals, editing?.fresh]);
  useFocus(list, virtual.scrollToIndex, state, index);
  const onTreeKey = useTreeKeys({
    rows: lines,
    active: index,
    nameOf: (line) => tree.nodes.get(line.id)?.name ?? '',
    openOf: (line) => line.open,
    goTo: (line) => dispatch({ type: 'focus', id: line.id }),
    setOpen: (branches, isOpen) => dispatch({ type: 'open', ids: branches.map((line) => line.id), closed: !isOpen }),
    ownAction: (event) => {
      const action = editor ? editingActionOf(event, state) : event.key === 'Enter' ? toggleOf(lines[index]) : undefined;
      return action && (() => dispatch(action));
    },
  });
  // Keys of a name that is being typed are its field's.
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.target as HTMLElement).getAttribute('role') === 'treeitem') onTreeKey(event);
  };
  const { dragging, onPointerDown, show } = useDrag({ list, state, lines, dispatch, virtual, margin });
  const root = rootOf(tree);
  const onClick = (event: MouseEvent) => {
    const action = clickOf(event, open, editor !== undefined, root);
    if (action) dispatch(action);
  };

  // Screen readers move the focus freely: make that line current.
  const onFocus = (event: FocusEvent) => {
    const focused = (event.target as HTMLElement).getAttribute('role') === 'treeitem' ? lineOf(event) : undefined;
    if (focused !== undefined && focused !== current) dispatch({ type: 'focus', id: focused, take: false });
  };

  return (
    <Sizer
      ref={list}
      role="tree"
      aria-label={label}
      data-editable={editor ? true : undefined}
      data-dragging={dragging !== undefined || undefined}
      style={{ height: virtual.getTotalSize() }}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onDoubleClick={(event) => {
        const action = doubleClickOf(event, lines);
        if (!editor && action) dispatch(action);
      }}
      onPointerDown={editor && onPointerDown}
    >
      {virtual.getVirtualItems().map((item) => {
        const line = lines[item.index];
        const name = line && tree.nodes.get(line.id)?.name;
        if (!line || name === undefined) return null;
        return (
          <TreeRow
            key={line.id}
            {...line}
            domId={`${id}${line.id}`}
            name={name}
            top={item.start - margin}
            isRoot={line.id === root}
            isCurrent={line.id === current}
            isDragged={line.id === dragging}
            query={query}
            fault={faultAt(line.id)}
            {...(editor && { mark: editor.markOf(line.id), isEditing: editing?.id === line.id })}
            editable={editor !== undefined}
            count={below.get(line.id)?.length ?? 0}
            dispatch={dispatch}
          />
        );
      })}
      {editor && <DragLayer showRef={show} />}
    </Sizer>
  );
}

function useOffset(list: React.RefObject<HTMLElement | null>): { margin: number; bar: number } {
  const [offset, setOffset] = useState({ margin: 0, bar: barHeight });
  // Content above may change with any render; equal values set nothing.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    const { top: distance } = list.current?.getBoundingClientRect() ?? { top: 0 };
    const margin = Math.round(distance + window.scrollY);
    const bar = list.current?.previousElementSibling?.clientHeight ?? barHeight;
    if (margin !== offset.margin || bar !== offset.bar) setOffset({ margin, bar });
  });
  return offset;
}

function useFocus(list: React.RefObject<HTMLElement | null>, scrollTo: (index: number) => void, state: TreeState, index: number): void {
  const { calls, current } = state;
  const seen = useRef({ calls, current });
  useEffect(() => {
    const before = seen.current;
    seen.current = { calls, current };
    if (index < 0 || (before.calls === calls && before.current === current)) return;
    scrollTo(index);
    if (before.calls !== calls) list.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus({ preventScroll: true });
  }, [calls, current, index, list, scrollTo]);
}

const lineOf = (event: { target: EventTarget }): string | undefined =>
  (event.target as HTMLElement).closest<HTMLElement>('[role=treeitem]')?.dataset['id'];

function clickOf(event: MouseEvent, open: ReadonlySet<string>, editable: boolean, root: string | undefined): TreeAction | undefined {
  const id = lineOf(event);
  if (id === undefined) return undefined;
  const target = (event.target as HTMLElement).closest<HTMLElement>('[data-do]');
  switch (target?.dataset['do']) {
    case 'toggle':
      return { type: 'open', ids: [id], closed: open.has(id) };
    case 'add':
      return { type: 'add', parent: id, id: newId() };
    case 'archive':
      return { type: 'archive', id };
    case 'name':
      return editable && id !== root ? { type: 'edit', id } : { type: 'focus', id };
    case 'typing':
      return undefined;
    default:
      return { type: 'focus', id };
  }
}

function doubleClickOf(event: MouseEvent, lines: readonly Line[]): TreeAction | undefined {
  if ((event.target as HTMLElement).closest('[data-do=toggle]')) return undefined;
  const id = lineOf(event);
  return toggleOf(lines.find((line) => line.id === id));
}

const toggleOf = (line: Line | undefined): TreeAction | undefined =>
  line?.open === undefined ? undefined : { type: 'open', ids: [line.id], closed: line.open };
