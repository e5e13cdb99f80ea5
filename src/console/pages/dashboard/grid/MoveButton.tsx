import DragIndicator from '@mui/icons-material/DragIndicator';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useRef, type KeyboardEvent } from 'react';
import { gripClass } from './cell.ts';
import type { ArrangingByKeys } from './useArranging.ts';

interface Props {
  card: string;
  arranging: ArrangingByKeys;
}

/** The grip in a card's title: it is dragged, or pressed to move and resize the card by keyboard. */
export function MoveButton({ card, arranging }: Props) {
  const translate = useTranslate();
  const isOn = arranging.card === card;
  const label = translate('pages.dashboard.layout.arrange', { name: translate(`pages.dashboard.cards.${card}`) });
  const down = useRef({ x: 0, y: 0 });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOn) return;
    if (event.key === 'Escape') arranging.putBack();
    else if (!arranging.press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // A screen reader leaves the arrows to an application; on a page it reads with them.
    <span role="application" aria-label={label}>
      <Grip
        aria-label={label}
        title={label}
        aria-pressed={isOn}
        className={gripClass}
        onMouseDown={({ clientX, clientY }) => {
          down.current = { x: clientX, y: clientY };
        }}
        onClick={({ clientX, clientY, detail }) => {
          // The end of a drag is not a click.
          if (detail > 0 && Math.hypot(clientX - down.current.x, clientY - down.current.y) > 3) return;
          if (isOn) arranging.keep();
          else arranging.begin(card);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => isOn && arranging.keep()}
      >
        <DragIndicator fontSize="small" />
      </Grip>
    </span>
  );
}

const Grip = styled(ButtonBase)(({ theme }) => ({
  // In the card's edge: titles stand above what they are the titles of.
  position: 'absolute',
  insetInlineStart: 0,
  top: 10,
  width: 16,
  height: 28,
  borderRadius: 4,
  color: theme.palette.text.secondary,
  cursor: 'grab',
  touchAction: 'none',
  '&.Mui-focusVisible': { outlineOffset: -2 },
  '&[aria-pressed=true]': { color: theme.palette.primary.contrastText, backgroundColor: theme.palette.primary.main },
  // Calm until one comes near; a finger has nothing to come near with.
  '@media (hover: hover)': {
    opacity: 0,
    'section:hover &, &:focus-visible, &[aria-pressed=true]': { opacity: 1 },
  },
  '@media print': { display: 'none' },
}));
