import { newId } from './newId.ts';
import type { TreeAction } from './state.ts';
import type { TreeState } from './treeState.ts';
import { levelOf } from './tree.ts';
import { mayAdd, type Step } from './moves.ts';

export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Keys with their help texts; the first group also works in the view. */
export const keysToLook = [
  ['previousNext', 'ArrowUp ArrowDown'],
  ['openClose', 'ArrowRight ArrowLeft'],
  ['firstLast', 'Home End'],
  ['openSiblings', '*'],
  ['find', 'A … Z'],
] as const;

export const keysToEdit = [
  ['rename', 'Enter F2'],
  ['keepName', 'Enter'],
  ['revertName', 'Esc'],
  ['add', 'Insert +'],
  ['archive', 'Delete'],
  ['upDown', 'Alt+ArrowUp Alt+ArrowDown'],
  ['inOut', 'Alt+ArrowRight Alt+ArrowLeft'],
  ['undo', 'Control+Z'],
  ['redo', 'Control+Y'],
] as const;

const steps: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

/** Action of the editor's own keys at the current department; undefined leaves the key to the tree. */
export function editingActionOf(press: Press, { history: { tree }, current: id }: TreeState): TreeAction | undefined {
  const { key, ctrlKey, metaKey, altKey } = press;
  const step = steps[key];
  if (step && (ctrlKey || altKey) && !metaKey) return { type: 'step', id, step };
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Enter' || key === 'F2') return { type: 'edit', id };
  if (key === 'Delete') return { type: 'archive', id };
  if (key !== 'Insert' && key !== '+') return undefined;
  // Same refusal as for a move beyond the levels.
  return mayAdd(levelOf(tree, id)) ? { type: 'add', parent: id, id: newId() } : { type: 'move', id, move: { refused: 'levels' } };
}
