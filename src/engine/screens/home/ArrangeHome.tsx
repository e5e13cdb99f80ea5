import { useTranslate } from 'ra-core';
import { OrderPanel } from '../list/tools/OrderPanel.tsx';
import { titleOfItem, type Home } from './useHome.ts';

interface Props {
  home: Home;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Chooses the lists of the home page, and their order. */
export function ArrangeHome({ home: { lists, isShown, move, toggle, reset }, anchor, onClose }: Props) {
  const translate = useTranslate();
  return (
    <OrderPanel
      label={translate('screens.home.arrange')}
      items={lists.map((list) => {
        const label = titleOfItem(list, translate);
        return { name: list.name, label, handle: translate('screens.home.handle', { list: label }), shown: isShown(list) };
      })}
      anchor={anchor}
      onClose={onClose}
      onToggle={(name) => {
        const list = lists.find((each) => each.name === name);
        if (list) toggle(list);
      }}
      onMove={move}
      moved={({ label }, place) => translate('screens.home.moved', { list: label, place, all: lists.length })}
      help={translate('screens.home.help')}
      reset={{ label: translate('screens.home.reset'), run: reset }}
    />
  );
}
