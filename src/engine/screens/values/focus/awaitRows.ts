import { focusWhenThere } from './focusWhenThere.ts';
import { heading, isAtPage } from './focusable.ts';

/** Down, pressed while a page still loads its rows, leads into them once they are there. Returns its cleanup. */
export function awaitRows(): () => void {
  const listen = ({ key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    if (key !== 'ArrowDown' || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    if (isAtPage(target) && isLoading()) focusWhenThere(findRow);
  };
  // On the window: the page's own rows come first.
  window.addEventListener('keydown', listen);
  return () => window.removeEventListener('keydown', listen);
}

const isLoading = (): boolean => !heading()?.textContent || document.querySelector('main [aria-busy=true]') !== null;

function findRow(): HTMLElement | null {
  if (!isAtPage(document.activeElement)) return null;
  const row = document.querySelector<HTMLElement>('main [data-id]:is(tr, li, article)');
  const target = row?.querySelector<HTMLElement>('a') ?? row?.querySelector<HTMLElement>('button, input');
  return target && target.getBoundingClientRect().top <= window.innerHeight ? target : null;
}
