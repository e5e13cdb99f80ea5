import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import type { ActionPlan, Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { ActionToast } from './ActionToast.tsx';
import { runInParts, type Outcome } from './runInParts.ts';

export interface RunOptions {
  /** Values of the action's own form. */
  data?: Values;
  /** Where the rows are now: the toast links there. */
  elsewhere?: { to: string; label: string };
}

/** Runs an action of a plan on rows, tells in a toast what became of each, and offers to undo what was done. */
export function useAction(plan: Plan) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();

  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ action, ids, data }: { action: ActionPlan; ids: readonly string[]; data?: Values }) =>
      runInParts(ids, (part) => dataProvider.updateMany(plan.name, { ids: part, data: data ?? {}, meta: { operation: action.name } })),
    // What a changed row means for other lists is the platform's knowledge: all that is on the screen is asked again.
    onSettled: () => queryClient.invalidateQueries(),
  });

  const run = async (action: ActionPlan, ids: readonly string[], options: RunOptions = {}): Promise<Outcome> => {
    const { data, elsewhere } = options;
    const outcome = await mutateAsync({ action, ids, ...(data && { data }) });
    const inverse = plan.actions.find(({ name }) => name === action.undo);
    notify(
      <ActionToast
        plan={plan}
        action={action}
        outcome={outcome}
        elsewhere={elsewhere}
        // The real inverse, at once, on just the rows that were changed.
        undo={inverse && outcome.done.length > 0 ? () => void run(inverse, outcome.done) : undefined}
      />,
      {
        type: outcome.error ? 'error' : outcome.refused.length > 0 ? 'warning' : 'success',
        autoHideDuration: outcome.error ? null : 10_000,
      },
    );
    return outcome;
  };
  return { run, running: isPending };
}
