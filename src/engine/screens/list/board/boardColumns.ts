import { useMemo } from 'react';
import type { BoardPlan } from '../../../plan/Plan.ts';
import type { ShownColumn } from '../../values/field.ts';
import { columnsEach, sentBy, type OpenSwitch } from '../../values/switches.ts';
import { requestOf } from '../listRequest.ts';
import type { Collection } from '../useCollection.ts';

export interface BoardColumn {
  id: string;
  /** Catalogue key, or the name of a row. */
  label: string;
  position: number;
  /** Columns of the list that its cards show, the primary one first. */
  fields: readonly ShownColumn[];
  /** The list's switches, as in this column. */
  switches: readonly OpenSwitch[];
  request: (page: number) => ReturnType<typeof requestOf>;
}

export const cardsPerPage = 30;

/** Further fields of a card. */
const mostFields = 3;

/** A filter by what makes the columns leaves the others out. */
export function useBoardColumns(collection: Collection, board: BoardPlan): BoardColumn[] {
  const { plan, state, around, switches, layout } = collection;
  return useMemo(() => {
    const visible = layout.all.filter(layout.isVisible);
    const column = (id: string, label: string, position: number, filters: Record<string, unknown>, open: readonly OpenSwitch[]) => {
      const all = columnsEach(plan, visible, open).filter(({ of }) => of === undefined || of['id'] === id || board.by.field === undefined);
      const primary = all.find((each) => each.primary) ?? all[0];
      const others = all.filter((each) => each !== primary && each.path !== board.by.field);
      const fields = primary ? [primary, ...others.slice(0, mostFields)] : [];
      const switched = open.length > 0 ? { switched: sentBy(open) } : {};
      const request = (page: number) => {
        const asked = requestOf({ ...state, page, perPage: cardsPerPage, filters }, fields, { ...around, ...switched });
        // Requests of one screen abort each other.
        return { ...asked, meta: { ...asked.meta, screen: `${asked.meta.screen} ${board.name} ${id} ${page}` } };
      };
      return { id, label, position, fields, switches: open, request };
    };
    const { by } = board;
    if ('switch' in by) {
      const own = switches.find(({ name }) => name === by.switch);
      return (own?.choices ?? []).map((choice, position) =>
        column(
          choice.id,
          choice.label,
          position,
          state.filters,
          switches.map((each) => (each === own ? { ...each, open: position, sent: choice.row ?? each.sent } : each)),
        ),
      );
    }
    const chosen = [state.filters[by.filter] ?? []].flat().map(String);
    return (plan.columns.find(({ path }) => path === by.field)?.choices ?? []).flatMap(({ id, label }, position) =>
      chosen.length > 0 && !chosen.includes(id)
        ? []
        : [column(id, label, position, { ...state.filters, [by.filter]: by.several ? [id] : id }, switches)],
    );
  }, [plan, board, state, around, switches, layout]);
}
