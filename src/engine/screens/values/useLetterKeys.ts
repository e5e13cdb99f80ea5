import { useNotify } from 'ra-core';
import { useCallback, type KeyboardEvent } from 'react';
import { isTyped } from './keyLabel.ts';
import { commandOf } from './pageCommands.ts';

/** The letter of a key press inside an element, outside its text fields, menus and the dialogs above it. */
export function letterOf(event: KeyboardEvent<HTMLElement>): string | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented || event.repeat) return undefined;
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || isTyped(target)) return undefined;
  if (target.closest('[role="menu"],[role="listbox"],[role="combobox"]')) return undefined;
  return /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : undefined;
}

/** Runs the page's command with a letter, or says why it can't. */
export function useRunLetter(): (letter: string) => boolean {
  const notify = useNotify();
  return useCallback(
    (letter) => {
      const command = commandOf(letter);
      if (command?.run) command.run();
      else if (command?.because) notify(command.because, { type: 'info' });
      return command !== undefined;
    },
    [notify],
  );
}

export function useLetterKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const run = useRunLetter();
  return useCallback(
    (event) => {
      const letter = letterOf(event);
      if (letter !== undefined && run(letter)) event.preventDefault();
    },
    [run],
  );
}
