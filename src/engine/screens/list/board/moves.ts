import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ActionPlan, BoardPlan } from '../../../plan/Plan.ts';
import { useUnavailable } from '../../actions/available.ts';
import { choicesOf } from '../../actions/choices.ts';
import { useAvailability } from '../../values/useAvailability.ts';
import type { Row } from '../listState.ts';
import type { Collection } from '../useCollection.ts';
import type { BoardColumn } from './boardColumns.ts';

/** A card and the column that it is in. */
export interface Lifted {
  row: Row;
  column: BoardColumn;
}

export interface Moves {
  action: ActionPlan;
  /** Undefined if the cards may go there; else the reason in words. */
  whyNot: (cards: readonly Lifted[], to: BoardColumn) => string | undefined;
}

/** The board's moves; undefined if the reader may not move cards. */
export function useMoves({ plan, archived, parent }: Collection, board: BoardPlan): Moves | undefined {
  const translate = useTranslate();
  // A new function each time: through a reference, no card renders again because of it.
  const unavailable = useUnavailable(plan);
  const latest = useRef(unavailable);
  useEffect(() => {
    latest.current = unavailable;
  });
  const { actions } = useAvailability();
  const action = useMemo(
    () => (archived ? undefined : actions(plan, 'selection').find(({ name }) => name === board.move)),
    [plan, archived, actions, board],
  );
  const whyNot = useCallback(
    (cards: readonly Lifted[], to: BoardColumn): string | undefined => {
      if (!action) return undefined;
      const words = translate(to.label, { _: to.label });
      const going = cards.filter(({ column }) => column.id !== to.id);
      const isChoice = ({ column }: Lifted): boolean => choicesOf(action, column.switches, String).some(({ id }) => id === to.id);
      if (!going.every(isChoice))
        return translate(`resources.${plan.name}.whyNot.${action.name}To.${to.id}`, {
          _: translate(`resources.${plan.name}.whyNot.${action.name}To.other`, {
            _: translate('screens.board.refused', { column: words }),
          }),
        });
      return latest.current(action, { ids: going.map(({ row }) => row.id), records: going.map(({ row }) => row), parent }).why;
    },
    [action, plan, parent, translate],
  );
  return useMemo(() => action && { action, whyNot }, [action, whyNot]);
}
