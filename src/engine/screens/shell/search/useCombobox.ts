import { useCallback, useId, useRef, useState, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react';

/** decisions §1: search text 100. */
const mostCharacters = 100;

export interface Combobox {
  id: string;
  text: string;
  setText: (text: string) => void;
  /** Undefined without a result. */
  onActive: (option: string | undefined) => void;
  onKeys: (does: ((event: KeyboardEvent) => void) | undefined) => void;
  input: RefObject<HTMLInputElement | null>;
}

/** Keeps the focus while keys move through the results (WAI-ARIA: combobox with a list). */
export function useCombobox(open: boolean, label: string) {
  const id = useId();
  const [text, setText] = useState('');
  const [active, onActive] = useState<string>();
  const keys = useRef<(event: KeyboardEvent) => void>(undefined);
  const onKeys = useCallback<Combobox['onKeys']>((does) => void (keys.current = does), []);
  const input = useRef<HTMLInputElement>(null);
  const expanded = open && active !== undefined;
  return {
    panel: { id, text, setText, onActive, onKeys, input } satisfies Combobox,
    input: {
      ref: input,
      role: 'combobox',
      'aria-label': label,
      'aria-expanded': expanded,
      'aria-autocomplete': 'list' as const,
      ...(expanded && { 'aria-controls': id, 'aria-activedescendant': active }),
      placeholder: label,
      value: text,
      maxLength: mostCharacters,
      autoComplete: 'off',
      spellCheck: false,
      enterKeyHint: 'search' as const,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value),
      onKeyDown: (event: KeyboardEvent) => {
        if (!event.nativeEvent.isComposing) keys.current?.(event);
      },
    },
  };
}
