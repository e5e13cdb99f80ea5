import { useRef, type Dispatch, type KeyboardEvent } from 'react';
import { actionOf, typeahead } from './keys.ts';
import type { TreeAction } from './state.ts';
import type { TreeState } from './treeState.ts';
import type { Line } from './tree.ts';

/** Pause that ends a typed prefix, in ms. */
const pause = 600;

export function useTreeKeys(state: TreeState, lines: readonly Line[], dispatch: Dispatch<TreeAction>, editable: boolean) {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent): void => {
    if ((event.target as HTMLElement).getAttribute('role') !== 'treeitem') return;
    const action = actionOf(event, state, lines, editable) ?? letter(event);
    if (!action) return;
    event.preventDefault();
    // The console's shortcuts are letters, too.
    event.stopPropagation();
    dispatch(action);
  };

  function letter({ key, ctrlKey, metaKey, altKey, timeStamp }: KeyboardEvent): TreeAction | undefined {
    // Other keys are a name.
    if (key.length !== 1 || ctrlKey || metaKey || altKey || '?/'.includes(key)) return undefined;
    const { text, at } = typed.current;
    const now = timeStamp - at < pause ? text + key : key;
    if (now.trim() === '') return undefined;
    typed.current = { text: now, at: timeStamp };
    const found = typeahead(now, state, lines);
    return found === undefined ? undefined : { type: 'focus', id: found };
  }
}
