import { useEffect, type Dispatch } from 'react';
import type { TreeAction } from './state.ts';

/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z on the whole page; what is typed into a search or a dialog is taken back there. */
export function useHistoryKeys(dispatch: Dispatch<TreeAction>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      const letter = key.toLowerCase();
      if (!(ctrlKey || metaKey) || altKey || (letter !== 'z' && letter !== 'y')) return;
      const field = target instanceof HTMLElement ? target : undefined;
      if (field?.closest('[role=dialog], [role=search]')) return;
      event.preventDefault();
      dispatch({ type: letter === 'y' || shiftKey ? 'redo' : 'undo' });
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [dispatch]);
}
