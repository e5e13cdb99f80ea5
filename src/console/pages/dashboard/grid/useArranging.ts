import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { begun, pressed, type Arranging, type Press } from './arranging.ts';
import { isSameLayout, placeOf, type Layout } from './layout.ts';

export function useArranging(layout: Layout, arrange: (layout: Layout) => void) {
  const translate = useTranslate();
  const [state, setState] = useState<Arranging>();
  const [announcement, setAnnouncement] = useState({ text: '', turn: 0 });
  const say = (text: string) => setAnnouncement(({ turn }) => ({ text, turn: turn + 1 }));
  const text = (key: string, { card, layout: shown }: Arranging) => {
    const { x = 0, y = 0, w = 0, h = 0 } = placeOf(shown, card) ?? {};
    const name = translate(`pages.dashboard.cards.${card}`);
    const place = translate('pages.dashboard.layout.place', { name, column: x + 1, row: y + 1, w, h });
    return translate(`pages.dashboard.layout.said.${key}`, { name, place });
  };
  const begin = (card: string) => {
    const next = begun(layout, card);
    setState(next);
    say(text('begun', next));
  };
  const keep = () => {
    if (!state) return;
    const isMoved = !isSameLayout(state.layout, state.start);
    if (isMoved) arrange(state.layout);
    setState(undefined);
    say(text(isMoved ? 'kept' : 'unchanged', state));
  };
  const putBack = () => {
    if (!state) return;
    setState(undefined);
    say(text('putBack', { ...state, layout: state.start }));
  };
  const press = (event: Press): boolean => {
    const next = state && pressed(state, event);
    if (!next) return false;
    setState(next);
    say(text(next.blocked ? `blocked.${next.blocked}` : 'at', next));
    return true;
  };
  return { state, announcement, begin, keep, putBack, press, card: state?.card };
}

export type ArrangingByKeys = ReturnType<typeof useArranging>;
