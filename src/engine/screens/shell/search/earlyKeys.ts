export interface EarlyKeys {
  /** Typed so far. */
  readonly text: string;
  /** `Enter` was pressed, and `apart` with Control or Command. */
  readonly enter: { apart: boolean } | undefined;
  stop: () => void;
}

/** Catches what is typed between the key that opens the search and its code: people don't wait for a box to type. */
export function catchKeys(onEscape: () => void): EarlyKeys {
  let text = '';
  let enter: { apart: boolean } | undefined;
  const listen = (event: KeyboardEvent) => {
    const { key } = event;
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (key === 'Enter') enter = { apart: event.ctrlKey || event.metaKey };
    else if (isCommand) return;
    else if (key === 'Backspace') text = Array.from(text).slice(0, -1).join('');
    else if (key === 'Escape') onEscape();
    else if (Array.from(key).length === 1) text += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', listen, true);
  return {
    get text() {
      return text;
    },
    get enter() {
      return enter;
    },
    stop: () => document.removeEventListener('keydown', listen, true),
  };
}
