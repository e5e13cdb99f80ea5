const apple = typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** `Control+K` is ⌘K on a Mac and Ctrl+K elsewhere. */
export function keyLabel(keys: string, mac = apple): string {
  if (mac) return keys.replace('Control+', '⌘').replace('Shift+', '⇧').replace('Alt+', '⌥').replace('Enter', '↩');
  return keys
    .replace('Control', 'Ctrl')
    .replace('ArrowUp', '↑')
    .replace('ArrowDown', '↓')
    .replace('ArrowLeft', '←')
    .replace('ArrowRight', '→')
    .replace('Page', 'Page ');
}

/** False for a checkbox, radio button or button. */
export const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])'));

export const isCommandKey = (event: Pick<KeyboardEvent, 'metaKey' | 'ctrlKey'>, mac = apple): boolean =>
  mac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
