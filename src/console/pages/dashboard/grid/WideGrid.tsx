import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { GridLayout, type EventCallback } from 'react-grid-layout';
import { actionsClass, gripClass, handleClass } from './cell.ts';
import { createDragging, itemsOf } from './dragging.ts';
import { scrollAtEdges } from './edgeScroll.ts';
import { columns, gap, rowHeight, type Layout } from './layout.ts';

interface Props {
  layout: Layout;
  order: readonly string[];
  /** Pixels. */
  width: number;
  renderCell: (id: string) => ReactNode;
  onArrange: (layout: Layout) => void;
}

/** The cards in their places, to be dragged by their titles and resized by their corners. */
export function WideGrid({ layout, order, width, renderCell, onArrange }: Props) {
  const [dragging] = useState(createDragging);
  const endScroll = useRef<() => void>(undefined);
  const isTouched = useMediaQuery('(pointer: coarse)', { noSsr: true });
  useEffect(forgoStyleElement, []);
  useEffect(() => () => endScroll.current?.(), []);
  const onStart: EventCallback = (_, item) => {
    if (!item) return;
    dragging.begin(item.i, layout);
    endScroll.current = scrollAtEdges();
  };
  const onStop: EventCallback = (items) => {
    endScroll.current?.();
    dragging.end();
    const stopped = items.map(({ i, x, y, w, h }) => ({ i, x, y, w, h }));
    onArrange(stopped);
  };
  return (
    <Ground>
      <GridLayout
        width={width}
        layout={itemsOf(layout)}
        gridConfig={gridConfig}
        // A finger scrolls the page by a title, and drags by the grip.
        dragConfig={{ handle: `.${isTouched ? gripClass : handleClass}`, cancel: `.${actionsClass}` }}
        resizeConfig={resizeConfig}
        compactor={dragging.compactor}
        onDragStart={onStart}
        onDragStop={onStop}
        onResizeStart={onStart}
        onResizeStop={onStop}
      >
        {order.map((id) => (
          <div key={id}>{renderCell(id)}</div>
        ))}
      </GridLayout>
    </Ground>
  );
}

const gridConfig = { cols: columns, rowHeight, margin: [gap, gap] as const, containerPadding: [0, 0] as const };

const resizeConfig = {
  handleComponent: (_: string, ref: Ref<HTMLElement>) => <span ref={ref} className="react-resizable-handle" aria-hidden />,
};

function forgoStyleElement(): void {
  const id = 'react-draggable-style-el';
  if (document.getElementById(id)) return;
  const element = document.createElement('style');
  element.id = id;
  document.head.append(element);
}

const Ground = styled('div')(({ theme }) => ({
  '& .react-grid-layout': { position: 'relative', transition: 'height 200ms ease' },
  '& .react-grid-item': {
    transition: 'transform 200ms ease, width 200ms ease, height 200ms ease',
    '&.resizing, &.react-draggable-dragging': { transition: 'none', zIndex: 3 },
    '&.react-draggable-dragging > section': { boxShadow: '0 12px 32px -12px rgb(0 0 0 / 28%)' },
    '&:focus-within': { zIndex: 1 },
  },
  '& .react-grid-placeholder': {
    zIndex: 0,
    backgroundColor: theme.palette.action.selected,
    border: `1px dashed ${theme.palette.primary.main}`,
    borderRadius: theme.shape.borderRadius,
  },
  '& .react-resizable-handle': {
    position: 'absolute',
    insetInlineEnd: 0,
    bottom: 0,
    width: 24,
    height: 24,
    cursor: 'se-resize',
    touchAction: 'none',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: 6,
      bottom: 6,
      width: 7,
      height: 7,
      borderInlineEnd: `2px solid ${theme.palette.text.secondary}`,
      borderBottom: `2px solid ${theme.palette.text.secondary}`,
    },
    '@media (hover: hover)': { opacity: 0 },
  },
  '& .react-grid-item:hover > .react-resizable-handle, & .resizing > .react-resizable-handle': { opacity: 1 },
}));
