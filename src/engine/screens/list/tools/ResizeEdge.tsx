import { styled } from '@mui/material/styles';
import { useCallback, type PointerEvent as ReactPointerEvent } from 'react';
import { clampWidth } from '../layout.ts';

/** A double click restores the usual width. Keyboard users resize in the choice of columns, without a tab stop per header. */
export function ResizeEdge({ path, onResize }: { path: string; onResize: (path: string, width: number | undefined) => void }) {
  const start = useCallback(
    (event: ReactPointerEvent<HTMLElement>) => {
      const edge = event.currentTarget;
      const head = edge.closest('th');
      const col = head && head.closest('table')?.querySelectorAll('col')[head.cellIndex];
      if (!head || !col || event.button !== 0) return;
      event.preventDefault();
      edge.setPointerCapture?.(event.pointerId);
      const from = event.clientX;
      const before = head.offsetWidth;
      const direction = getComputedStyle(head).direction === 'rtl' ? -1 : 1;
      const input = col.style.width;
      let width: number | undefined;
      // Directly on the column while dragging: rendering a hundred rows per pixel is too slow.
      const onMove = ({ clientX }: PointerEvent) => {
        width = clampWidth(before + direction * (clientX - from));
        col.style.width = `${width}px`;
      };
      const onEnd = () => {
        edge.removeEventListener('pointermove', onMove);
        edge.removeEventListener('pointerup', onEnd);
        edge.removeEventListener('pointercancel', onEnd);
        col.style.width = input;
        if (width !== undefined && width !== before) onResize(path, width);
      };
      edge.addEventListener('pointermove', onMove);
      edge.addEventListener('pointerup', onEnd);
      edge.addEventListener('pointercancel', onEnd);
    },
    [path, onResize],
  );
  return <Edge aria-hidden data-resizes={path} onPointerDown={start} onDoubleClick={() => onResize(path, undefined)} />;
}

const Edge = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: 9,
  cursor: 'col-resize',
  touchAction: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 8,
    insetInlineEnd: 0,
    width: 2,
    borderRadius: 1,
    backgroundColor: theme.palette.divider,
    opacity: 0,
    transition: 'opacity 120ms',
  },
  'th:hover > &::after': { opacity: 1 },
  '&:hover::after, &:active::after': { backgroundColor: theme.palette.primary.main },
}));
