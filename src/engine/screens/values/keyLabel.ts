const apple = typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** A key as its keyboard writes it: `Control+K` is ⌘K on a Mac and Ctrl+K elsewhere. */
export function keyLabel(keys: string, mac = apple): string {
  if (mac) return keys.replace('Control+', '⌘').replace('Shift+', '⇧').replace('Alt+', '⌥').replace('Enter', '↩');
  return keys.replace('Control', 'Ctrl').replace('ArrowUp', '↑').replace('ArrowDown', '↓');
}

/** Whether an element takes typed text, unlike a checkbox, radio button or button. */
export const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])'));

/** Is this the key with which the platform's commands are given? */
export const isCommandKey = (event: Pick<KeyboardEvent, 'metaKey' | 'ctrlKey'>, mac = apple): boolean =>
  mac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
