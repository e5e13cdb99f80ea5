import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider, useNotify } from 'ra-core';
import type { ActionPlan, Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import type { Matching } from '../values/useSelection.ts';
import { failureOf } from '../values/answers.ts';
import { undoable } from '../values/undoable.ts';
import { ActionToast } from './ActionToast.tsx';
import { needsRecords, recordsOf } from './recordsOf.ts';
import { knownNames } from './refusals.ts';
import { runAtOnce, runInParts, type Outcome } from './runInParts.ts';

export interface RunOptions {
  matching?: Matching | undefined;
  among?: { filter: Values; archived: boolean } | undefined;
  parent?: Values | undefined;
  data?: Values | undefined;
  /** The record as it was when the action began; later changes in a list do not count. */
  record?: Values | undefined;
  elsewhere?: { to: string; label: string } | undefined;
  onDetails?: (() => void) | undefined;
  /** The caller shows failures, at the fields of a form. */
  showsFailure?: boolean | undefined;
  messages?: { done: string; failed: string } | undefined;
  /** Marks an undo: the next Ctrl+Z undoes the action before it, not the undo itself. */
  undoes?: boolean | undefined;
  /** The same object while one action is retried. */
  intent?: object | undefined;
}

interface Call extends Pick<RunOptions, 'matching' | 'among' | 'parent' | 'data' | 'record' | 'intent'> {
  action: ActionPlan;
  ids: readonly string[];
}

export function useAction(plan: Plan) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();

  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ action, ids, matching, among, parent, data = {}, record, intent }: Call) => {
      const meta = { operation: action.name, ...(parent && { parent }), ...(matching && { matching }), ...(intent && { intent }) };
      let known: ReturnType<typeof recordsOf> | undefined;
      const rowsOf = async (part: string[]): Promise<Values[]> => {
        if (record) return [record];
        known ??= recordsOf(queryClient, dataProvider, { plan, action, ids, among, parent });
        const found = await known;
        return part.map((id) => found.get(id) ?? absent());
      };
      const call = async (part: string[]) => {
        if (part.length === 0 || !needsRecords(action)) return dataProvider.updateMany(plan.name, { ids: part, data, meta });
        const records = await rowsOf(part);
        const params = { ids: part, data, meta: { ...meta, records }, previousData: records[0] };
        return dataProvider.updateMany(plan.name, params);
      };
      if (matching || action.on === 'list') return runAtOnce(() => call([]), matching?.total ?? 0);
      // Each hold answers the rows that it undid.
      return runInParts(ids, call, action.operation.undoes ? 1 : action.oneByOne && eachAtOnce);
    },
    // Only the platform knows what a changed row means for other lists: refetch everything on the screen.
    onSettled: () => queryClient.invalidateQueries(),
  });

  const run = async (action: ActionPlan, ids: readonly string[], options: RunOptions = {}): Promise<Outcome> => {
    const { matching, among, parent, data, record, elsewhere, onDetails, showsFailure, messages, undoes = false, intent } = options;
    const names = knownNames(queryClient, plan);
    const outcome = await mutateAsync({ action, ids, matching, among, parent, data, record, intent });
    if (outcome.error !== undefined && (showsFailure || trueCount(outcome.error) !== undefined)) return outcome;
    const { inverse, targets, until } = undoFor(plan, action, outcome);
    const inverted = { parent, data, ...(matching && { among: { filter: matching.filter, archived: inverse?.on === 'archived' } }) };
    const undo =
      inverse && targets.length > 0
        ? async () => {
            const undone = await run(inverse, targets, until ? { messages: undoTexts, undoes: true } : { ...inverted, undoes: true });
            return undone.done.length > 0 || undone.error === undefined;
          }
        : undefined;
    notify(
      <ActionToast
        plan={plan}
        action={action}
        outcome={outcome}
        names={names}
        messages={messages}
        elsewhere={elsewhere}
        details={outcome.refused.length > 0 ? onDetails : undefined}
        undo={undo && (undoes ? () => void undo() : undoable(undo, until))}
        until={until}
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

/** How an outcome is undone: by its holds until the first of them is over, else by the inverse action on exactly the changed rows. */
function undoFor(plan: Plan, action: ActionPlan, { done, holds = [] }: Outcome) {
  const isHeld = action.notifies !== undefined && holds.length > 0;
  const inverse = plan.actions.find(({ name }) => name === (isHeld ? action.notifies?.undo : action.undo));
  const until = isHeld ? Math.min(...holds.map((hold) => Date.parse(hold.until))) : undefined;
  return { inverse, targets: isHeld ? holds.map(({ _id }) => _id) : done, until };
}

export const undoTexts = { done: 'screens.action.undone', failed: 'screens.action.undoFailed' };

/** Concurrency for actions on single records: without a response, at most these are unknown. */
const eachAtOnce = 4;

/** Current number of matching rows, if it has changed since. */
export function trueCount(error: unknown): number | undefined {
  const { reason, extensions } = failureOf(error);
  if (reason !== 'COUNT_CHANGED') return undefined;
  const { count } = extensions ?? {};
  return typeof count === 'number' ? count : 0;
}

const absent = (): never => {
  throw new HttpError('There is no such record.', 404, { code: 'NOT_FOUND' });
};
