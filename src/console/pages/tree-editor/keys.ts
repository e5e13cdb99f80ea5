import { newId } from './newId.ts';
import { folded } from './search.ts';
import type { TreeAction } from './state.ts';
import type { TreeState } from './treeState.ts';
import { belowOf, levelOf, parentOf, top, type Line } from './tree.ts';
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

const page = 10;

/** Action of a key at the current department (WAI-ARIA tree and the editor's own); undefined leaves it to the browser. */
export function actionOf(press: Press, state: TreeState, lines: readonly Line[], editable: boolean): TreeAction | undefined {
  const { key, ctrlKey, metaKey, altKey } = press;
  const { current: id } = state;
  const step = steps[key];
  if (step && (ctrlKey || altKey) && !metaKey) return editable ? { type: 'step', id, step } : undefined;
  if (ctrlKey || metaKey || altKey) return undefined;
  return (editable ? editing(key, state) : undefined) ?? looking(key, state, lines);
}

function editing(key: string, { history: { tree }, current: id }: TreeState): TreeAction | undefined {
  if (key === 'Enter' || key === 'F2') return { type: 'edit', id };
  if (key === 'Delete') return { type: 'archive', id };
  if (key !== 'Insert' && key !== '+') return undefined;
  // Same refusal as for a move beyond the levels.
  return mayAdd(levelOf(tree, id)) ? { type: 'add', parent: id, id: newId() } : { type: 'move', id, move: { refused: 'levels' } };
}

function looking(key: string, { history: { tree }, current }: TreeState, lines: readonly Line[]): TreeAction | undefined {
  const index = lines.findIndex(({ id }) => id === current);
  const line = lines[index];
  const to = (place: number): TreeAction | undefined => {
    const found = lines[Math.max(0, Math.min(lines.length - 1, place))];
    return found && { type: 'focus', id: found.id };
  };
  switch (key) {
    case 'ArrowDown':
      return to(index + 1);
    case 'ArrowUp':
      return to(index - 1);
    case 'PageDown':
      return to(index + page);
    case 'PageUp':
      return to(index - page);
    case 'Home':
      return to(0);
    case 'End':
      return to(lines.length - 1);
    case 'ArrowRight':
      if (line?.open === false) return { type: 'open', ids: [current] };
      return line?.open ? to(index + 1) : undefined;
    case 'ArrowLeft': {
      if (line?.open) return { type: 'open', ids: [current], closed: true };
      const parent = parentOf(tree, current);
      return parent ? { type: 'focus', id: parent } : undefined;
    }
    case '*':
      return { type: 'open', ids: belowOf(tree, parentOf(tree, current) ?? top) };
    case 'Enter':
      return line?.open === undefined ? undefined : { type: 'open', ids: [current], closed: line.open };
    default:
      return undefined;
  }
}

/** Next line that starts with the typed text; repeating one letter cycles. */
export function typeahead(typed: string, { history: { tree }, current }: TreeState, lines: readonly Line[]): string | undefined {
  const again = typed === typed.charAt(0).repeat(typed.length);
  const wanted = folded(again ? typed.slice(0, 1) : typed);
  const from = lines.findIndex(({ id }) => id === current) + (again ? 1 : 0);
  const inTurn = [...lines.slice(from), ...lines.slice(0, from)];
  return inTurn.find(({ id }) => folded(tree.nodes.get(id)?.name ?? '').startsWith(wanted))?.id;
}
