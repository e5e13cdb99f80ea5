import type { FormPlan, Plan } from '../../../plan/Plan.ts';
import type { ShownColumn } from '../../values/field.ts';

/** The field of the update form that a column shows, if it may be set on its own. */
export function fieldOfColumn({ edits = [] }: Plan, { fields }: FormPlan, { path, of, only }: ShownColumn): string | undefined {
  if (of !== undefined || only === 'archive') return undefined;
  const field = fields.find(({ name, reference, from }) => {
    if (name === path) return true;
    // A reference is shown by a field of what it leads to.
    const [head] = from?.path.split('.') ?? [];
    return reference !== undefined && head !== undefined && path.startsWith(`${head}.`);
  });
  return field && edits.includes(field.name) ? field.name : undefined;
}

/** A cell of the table: a row and the place of a column among those shown. */
export interface CellPlace {
  id: string;
  column: number;
}

const cells = ':scope > td:not(.box, .tool)';

export function placeOf(target: EventTarget | null): (CellPlace & { cell: HTMLElement }) | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('tbody tr[data-id] > td') : null;
  const row = cell?.parentElement;
  if (!cell || !row) return undefined;
  const column = [...row.querySelectorAll<HTMLElement>(cells)].indexOf(cell);
  return column < 0 ? undefined : { id: row.dataset['id'] ?? '', column, cell };
}

export const rowOf = (list: HTMLElement | null, id: string): HTMLElement | null =>
  list?.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(id)}"]`) ?? null;

export const cellAt = (list: HTMLElement | null, { id, column }: CellPlace): HTMLElement | undefined =>
  [...(rowOf(list, id)?.querySelectorAll<HTMLElement>(cells) ?? [])][column];
