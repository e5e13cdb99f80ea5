import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type Dispatch, type PointerEvent, type RefObject } from 'react';
import { barHeight, topBarHeight } from '../../../engine/screens/values/measures.ts';
import { dropOf, type Move, type MoveRefusal, type Spot } from './moves.ts';
import type { TreeAction } from './state.ts';
import type { TreeState } from './treeState.ts';
import { levelOf, rootOf, type Line } from './tree.ts';

/** Visible state of a drag: department under the pointer, and target. */
export interface DragPreview {
  name: string;
  x: number;
  y: number;
  target?: { top: number; height: number; level: number; spot: Spot; refused?: MoveRefusal | undefined } | undefined;
}

interface Options {
  list: RefObject<HTMLElement | null>;
  state: TreeState;
  lines: readonly Line[];
  dispatch: Dispatch<TreeAction>;
  virtual: Virtualizer<Window, Element>;
  margin: number;
}

interface Drag {
  id: string;
  name: string;
  from: { x: number; y: number };
  at: { x: number; y: number };
  begun: boolean;
  move?: Move | undefined;
  /** Closed branch under the pointer, and since when; it opens after a delay. */
  rests?: { id: string; since: number } | undefined;
  frame: number;
}

/** Minimum movement in px, and delay in ms before a closed branch opens. */
const tremble = 5;
const opensAfter = 650;
/** Distance from the window's edge that scrolls, and maximum px per frame. */
const edge = 48;
const fastest = 18;
const footHeight = 68;

/** Drags a department by its line, or by its handle on touch. Renders only the drag itself. */
export function useDrag(options: Options) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [dragging, setDragging] = useState<string>();
  const show = useRef<(shown: DragPreview | undefined) => void>(undefined);
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  const onPointerDown = (event: PointerEvent): void => {
    const target = event.target as HTMLElement;
    const id = target.closest<HTMLElement>('[role=treeitem]')?.dataset['id'];
    const { tree } = latest.current.state.history;
    const handle = target.closest('[data-handle]') !== null;
    const grabs = handle || (event.pointerType === 'mouse' && !target.closest('button, input, [data-do=toggle]'));
    if (id === undefined || id === rootOf(tree) || event.button !== 0 || !grabs) return;
    if (handle) event.preventDefault();
    const at = { x: event.clientX, y: event.clientY };
    end.current = startDrag({ id, name: tree.nodes.get(id)?.name ?? '', from: at, at, begun: false, frame: 0 });
  };
  return { dragging, onPointerDown, show };

  function startDrag(drag: Drag): () => void {
    const stop = () => {
      cancelAnimationFrame(drag.frame);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', onKey, true);
      end.current = undefined;
      show.current?.(undefined);
      if (drag.begun) setDragging(undefined);
    };
    const onMove = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      drag.at = { x, y };
      if (drag.begun || Math.hypot(x - drag.from.x, y - drag.from.y) < tremble) return;
      drag.begun = true;
      window.getSelection()?.removeAllRanges();
      setDragging(drag.id);
      drag.frame = requestAnimationFrame(onFrame);
    };
    const onFrame = () => {
      scrollAtEdges(drag.at.y);
      look(drag);
      drag.frame = requestAnimationFrame(onFrame);
    };
    const onUp = () => {
      if (drag.begun) {
        look(drag);
        // Ignore the click at the end of a drag.
        window.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
      }
      const { move } = drag;
      stop();
      if (drag.begun && move) latest.current.dispatch({ type: 'move', id: drag.id, move });
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      stop();
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', onKey, true);
    return stop;
  }

  function look(drag: Drag): void {
    const { list, state, lines, virtual, margin, dispatch } = latest.current;
    const { top = 0, left = 0 } = list.current?.getBoundingClientRect() ?? {};
    const { tree } = state.history;
    const y = drag.at.y - top;
    const item = virtual.getVirtualItemForOffset(y + margin);
    const line = item && lines[item.index];
    const shown = { name: drag.name, x: drag.at.x - left, y };
    if (!item || !line) return;
    const part = (y + margin - item.start) / item.size;
    const spot: Spot = part < 0.28 ? 'before' : part > 0.72 ? 'after' : 'inside';
    drag.move = line.id === drag.id ? undefined : dropOf(tree, drag.id, line.id, spot, line.open === true);
    const level = spot === 'inside' || (spot === 'after' && line.open) ? line.level + 1 : levelOf(tree, line.id);
    const target = { top: item.start - margin, height: item.size, level, spot, refused: drag.move?.refused };
    show.current?.({ ...shown, target: drag.move && target });
    const rests = spot === 'inside' && line.open === false && !drag.move?.refused;
    if (!rests) drag.rests = undefined;
    else if (drag.rests?.id !== line.id) drag.rests = { id: line.id, since: performance.now() };
    else if (performance.now() - drag.rests.since > opensAfter) {
      drag.rests = undefined;
      dispatch({ type: 'open', ids: [line.id] });
    }
  }
}

function scrollAtEdges(y: number): void {
  const before = topBarHeight + barHeight + edge - y;
  const after = y - (window.innerHeight - footHeight - edge);
  const beyond = before > 0 ? -before : Math.max(0, after);
  if (beyond !== 0) window.scrollBy(0, Math.sign(beyond) * Math.min(fastest, Math.abs(beyond) / 3));
}

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};
