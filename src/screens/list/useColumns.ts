import { useStore } from 'ra-core';
import { useMemo } from 'react';
import type { ColumnPlan, Plan } from '../../plan/Plan.ts';

/** The columns of a list: those that belong to it, and which of them this user sees. */
export function useColumns(plan: Plan, archived: boolean) {
  const [choice, setChoice] = useStore<Record<string, boolean>>(`${plan.name}.columns`, none);
  return useMemo(() => {
    const all = plan.columns.filter(({ only }) => only === undefined || only === (archived ? 'archive' : 'list'));
    const isVisible = ({ path, hidden, primary }: ColumnPlan) => primary === true || (choice[path] ?? !hidden);
    return {
      all,
      visible: all.filter(isVisible),
      isVisible,
      toggle: (column: ColumnPlan) => setChoice({ ...choice, [column.path]: !isVisible(column) }),
      /** A choice of columns is offered only where there is something to choose. */
      offered: all.some(({ hidden }) => hidden) || all.length > 4,
    };
  }, [plan, archived, choice, setChoice]);
}

export type Columns = ReturnType<typeof useColumns>;

const none: Record<string, boolean> = {};
