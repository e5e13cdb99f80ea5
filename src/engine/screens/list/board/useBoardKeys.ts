import { useCallback, type KeyboardEvent } from 'react';

interface Options {
  toggle: ((id: string) => void) | undefined;
  openMenu: ((id: string, anchor: HTMLElement) => void) | undefined;
}

/** Arrows go between cards and columns, Space or X selects, M opens the menu of columns, Enter opens the card. */
export function useBoardKeys({ toggle, openMenu }: Options) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const here = event.target as HTMLElement;
      const card = here.closest<HTMLElement>('[data-id]');
      const id = card?.dataset['id'];
      // A menu over the board is a child of it for React alone.
      if (!card || !id || !event.currentTarget.contains(card)) return;
      const handled = (): void => {
        event.preventDefault();
        event.stopPropagation();
      };
      if ([' ', 'x', 'X'].includes(event.key) && here.tagName === 'A' && toggle) {
        handled();
        toggle(id);
      } else if (event.key.toLowerCase() === 'm' && openMenu) {
        handled();
        openMenu(id, card);
      } else {
        const target = neighbour(event.key, card, event.currentTarget);
        if (target === undefined) return;
        handled();
        focusCard(target);
      }
    },
    [toggle, openMenu],
  );
}

export function focusCard(card: HTMLElement): void {
  (card.querySelector<HTMLElement>('a') ?? card.querySelector<HTMLElement>('input, button'))?.focus({ preventScroll: true });
  card.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

const cardsIn = (place: Element): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>('[data-id]')].toSorted((one, other) => topOf(one) - topOf(other));

const topOf = (card: HTMLElement): number => card.getBoundingClientRect().top;

/** The card itself at an end; undefined for another key. */
function neighbour(key: string, card: HTMLElement, board: HTMLElement): HTMLElement | undefined {
  const column = card.closest('[data-column]');
  if (!column) return undefined;
  const cards = cardsIn(column);
  const index = cards.indexOf(card);
  if (key === 'ArrowDown') return cards[index + 1] ?? card;
  if (key === 'ArrowUp') return cards[index - 1] ?? card;
  if (key === 'Home') return cards[0];
  if (key === 'End') return cards.at(-1);
  const rightward = getComputedStyle(board).direction === 'rtl' ? -1 : 1;
  const by = key === 'ArrowRight' ? rightward : key === 'ArrowLeft' ? -rightward : 0;
  if (by === 0) return undefined;
  const columns = [...board.querySelectorAll('[data-column]')];
  for (let place = columns.indexOf(column) + by; columns[place]; place += by) {
    const others = cardsIn(columns[place] as Element);
    const level = topOf(card);
    const [nearest] = others.toSorted((one, other) => Math.abs(topOf(one) - level) - Math.abs(topOf(other) - level));
    if (nearest) return nearest;
  }
  return card;
}
