import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ActionPlan } from '../../../plan/Plan.ts';
import { undoable } from '../../values/undoable.ts';
import { ActionToast } from '../ActionToast.tsx';
import { knownNames } from '../refusals.ts';
import { runInParts, type Outcome, type Refused } from '../runInParts.ts';
import { undoTexts } from '../useAction.tsx';
import { setField, type FieldEdit } from './setField.ts';

/** The rows of a filter, read again while they are changed: those that no longer match are left out. */
export interface Matched {
  read: () => Promise<ReadonlySet<string>>;
  signal: AbortSignal;
}

interface RunOptions {
  matched?: Matched;
  /** The caller shows why nothing was changed. */
  quiet?: boolean;
}

/** For so many ms, rows that matched are taken to match still. */
const matchesFor = 10_000;

/** Calls in flight: without a response, at most these are unknown. */
const atOnce = 4;

export function useFieldEdit(action: ActionPlan, onDetails: (() => void) | undefined) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const [tried, setTried] = useState<number>();

  const runAll = async (
    ids: readonly string[],
    editOf: (id: string) => FieldEdit,
    matched?: Matched,
  ): Promise<Outcome & { before: Map<string, unknown> }> => {
    const before = new Map<string, unknown>();
    let [matches, readAt]: [ReadonlySet<string>, number] = [new Set(ids), Date.now()];
    setTried(0);
    const one = async (id: string): Promise<Refused | string> => {
      if (!matches.has(id)) return { _id: id, reason: 'screens.edit.noMatch' };
      const answer = await setField(id, editOf(id), { dataProvider, translate });
      setTried((count = 0) => count + 1);
      if ('reason' in answer) return { _id: id, ...answer };
      before.set(id, answer.before);
      return id;
    };
    const call = async (part: string[]) => {
      if (matched && Date.now() - readAt > matchesFor) [matches, readAt] = [await matched.read(), Date.now()];
      return settled(part, one);
    };
    const outcome = await runInParts(ids, call, atOnce, matched?.signal);
    // Calls of a part that failed may have been answered before another one wasn't.
    const done = [...before.keys()];
    const failed = outcome.failed.filter((id) => !before.has(id));
    setTried(undefined);
    void queryClient.invalidateQueries();
    return { ...outcome, done, failed, before };
  };

  const run = async (ids: readonly string[], edit: FieldEdit, { matched, quiet = false }: RunOptions = {}): Promise<Outcome> => {
    const outcome = await runAll(ids, () => edit, matched);
    const { done, before } = outcome;
    const undo = async (): Promise<boolean> => {
      const undone = await runAll(done, (id) => ({ ...edit, value: before.get(id), only: edit.value }));
      say(edit, undone, { messages: undoTexts });
      return undone.done.length > 0 || undone.error === undefined;
    };
    if (quiet && done.length === 0) return outcome;
    say(edit, outcome, { ...(done.length > 0 && { undo: undoable(undo) }) });
    return outcome;
  };
  return { run, tried };

  function say({ plan }: FieldEdit, outcome: Outcome, { messages, undo }: { messages?: typeof undoTexts; undo?: () => void }): void {
    const { error, refused } = outcome;
    notify(
      <ActionToast
        plan={plan}
        action={action}
        outcome={outcome}
        names={knownNames(queryClient, plan)}
        messages={messages}
        elsewhere={undefined}
        details={refused.length > 0 && !messages ? onDetails : undefined}
        undo={undo}
      />,
      {
        type: error === undefined ? (refused.length > 0 ? 'warning' : 'success') : 'error',
        autoHideDuration: error === undefined ? 10_000 : null,
      },
    );
  }
}

/** Waits for every call of the part; the first error after all of them. */
async function settled(part: readonly string[], one: (id: string) => Promise<Refused | string>) {
  const answers = await Promise.allSettled(part.map(one));
  const failure = answers.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
  const values = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  return {
    data: values.filter((value) => typeof value === 'string'),
    refused: values.filter((value) => typeof value !== 'string'),
  };
}
