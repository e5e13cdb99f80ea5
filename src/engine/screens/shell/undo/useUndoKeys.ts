import { useNotify } from 'ra-core';
import { useEffect } from 'react';
import { isCommandKey } from '../../values/keyLabel.ts';
import { undoLast } from '../../values/undoable.ts';

/** Forms keep their own Ctrl+Z; F6 or Alt+T moves to the message and back. */
export function useUndoKeys(): void {
  const notify = useNotify();
  useEffect(() => {
    let from: HTMLElement | undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (isUndo(event) && !isTyping(event.target)) {
        event.preventDefault();
        if (!event.repeat && !undoLast()) notify('shell.toast.nothingToUndo', { type: 'info' });
      } else if (isToastKey(event)) {
        const toast = document.querySelector<HTMLElement>('.MuiSnackbar-root');
        if (!toast) return;
        event.preventDefault();
        from = toggle(toast, from);
      }
    };
    // Listens on the window, so that a page's own shortcuts come first.
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [notify]);
}

const isUndo = (event: KeyboardEvent): boolean =>
  isCommandKey(event) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z';

const isToastKey = ({ key, code, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && ((key === 'F6' && !altKey) || (altKey && code === 'KeyT'));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('form, textarea, select, [role=search], [role=combobox], input:not([type=checkbox])') !== null);

/** Moves the focus into the message, or back; returns the element that it came from. */
function toggle(toast: HTMLElement, from: HTMLElement | undefined): HTMLElement | undefined {
  const { activeElement } = document;
  if (toast.contains(activeElement)) {
    if (from?.isConnected) from.focus();
    return undefined;
  }
  const target = toast.querySelector<HTMLElement>('button, a[href]') ?? toast;
  if (target === toast) toast.tabIndex = -1;
  target.focus();
  return activeElement instanceof HTMLElement ? activeElement : undefined;
}
