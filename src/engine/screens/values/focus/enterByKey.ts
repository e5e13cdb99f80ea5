import { isAtPage } from './focusable.ts';

/** Down leads from a page that has just opened into its rows, cards or days, where these are in sight. Returns what stops it. */
export function enterByKey(root: HTMLElement, first: (root: HTMLElement) => HTMLElement | null = firstRow): () => void {
  const listen = (event: KeyboardEvent) => {
    const { key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (key !== 'ArrowDown' || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    if (!isAtPage(target) || root.getBoundingClientRect().top > window.innerHeight) return;
    const found = first(root);
    if (!found) return;
    event.preventDefault();
    found.focus();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}

const firstRow = (root: HTMLElement): HTMLElement | null =>
  root.querySelector<HTMLElement>('[data-id] a') ?? root.querySelector<HTMLElement>('[data-id] :is(button, input)');
