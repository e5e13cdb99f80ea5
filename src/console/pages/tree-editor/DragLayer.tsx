import { alpha, styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useState, type RefObject } from 'react';
import type { DragPreview } from './useDrag.ts';

export function DragLayer({ showRef }: { showRef: RefObject<((shown: DragPreview | undefined) => void) | undefined> }) {
  const translate = useTranslate();
  const [shown, setShown] = useState<DragPreview>();
  useEffect(() => {
    showRef.current = setShown;
    return () => {
      showRef.current = undefined;
    };
  }, [showRef]);
  if (!shown) return null;
  const { name, x, y, target } = shown;
  const refused = target?.refused;
  return (
    <Layer aria-hidden data-refused={refused ? true : undefined}>
      {target && (
        <div
          className="target"
          data-spot={target.spot}
          style={{
            transform: `translateY(${target.spot === 'after' ? target.top + target.height : target.top}px)`,
            height: target.spot === 'inside' ? target.height : undefined,
            insetInlineStart: `calc(${target.level - 1} * var(--indent) + 36px)`,
          }}
        />
      )}
      <div className="ghost" style={{ transform: `translate(${x + 14}px, ${y + 10}px)` }}>
        <b>{name || translate('pages.departments.unnamed')}</b>
        {refused && <small>{translate(`pages.departments.refused.${refused}`, { name })}</small>}
      </div>
    </Layer>
  );
}

const Layer = styled('div')(({ theme }) => {
  const { primary, error } = theme.palette;
  const washOf = (colour: string) => ({ color: colour, '& .target[data-spot=inside]': { backgroundColor: alpha(colour, 0.1) } });
  return {
    position: 'absolute',
    inset: 0,
    zIndex: 2,
    pointerEvents: 'none',
    '& .target': { position: 'absolute', insetInlineEnd: 8, top: -1, borderTop: '2px solid' },
    '& .target[data-spot=inside]': { top: 0, border: '2px solid', borderRadius: 6 },
    '& .ghost': {
      ...theme.typography.body2,
      position: 'absolute',
      maxWidth: 280,
      padding: theme.spacing(0.5, 1.25),
      border: '1px solid currentColor',
      borderRadius: 6,
      backgroundColor: theme.palette.background.paper,
      boxShadow: '0 8px 24px -8px rgb(0 0 0 / 35%)',
      overflowWrap: 'anywhere',
      '& b': { fontWeight: 600, color: theme.palette.text.primary },
      '& small': { ...theme.typography.caption, display: 'block', color: error.main },
    },
    '&:not([data-refused])': washOf(primary.main),
    '&[data-refused]': washOf(error.main),
  };
});
