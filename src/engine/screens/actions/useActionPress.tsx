import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActionPlan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { laterWorded } from '../values/later.tsx';
import type { Matching } from '../values/useSelection.ts';
import { fill } from '../../plan/fill.ts';
import { useAvailability } from '../values/useAvailability.ts';
import { useShell } from '../values/ShellProvider.tsx';
import { useTools } from '../values/useAsk.ts';
import { useScreenPath } from '../values/useScreenPath.ts';
import { sourcesOf } from './sources.ts';
import { isWarning, warningOf } from '../values/registry.ts';
import type { Choice, PendingAction, PressOptions } from './PressOptions.ts';
import { leftOver } from './runInParts.ts';
import { manyRows, mustAsk, uncounted, type TriedAction } from './tries.ts';
import { trueCount, useAction } from './useAction.tsx';
import { useTries } from './useTries.ts';

export function useActionPress({
  plan,
  ids,
  record,
  records = record && [record],
  matching,
  parent,
  switches,
  elsewhere,
  onDetails,
  onDone,
}: PressOptions) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const path = useScreenPath(plan);
  const { mayAsk } = useAvailability();
  const { run, running } = useAction(plan);
  const [loading, setAsking] = useState<PendingAction>();
  const [pressed, setPressed] = useState<string>();
  const [warning, setWarning] = useState(false);
  const { ask, offers } = useTools();
  const { scope } = useShell();
  const close = () => setAsking(undefined);

  const tries = useTries(plan);
  const [trying, setTrying] = useState(false);
  const dataOf = ({ chosen, spared = true, told }: Choice): Values => ({ spared, ...(chosen !== undefined && { chosen }), ...told });

  /** Runs the action, or asks first with the counts if it has large effects. */
  const tryFirst = async (action: ActionPlan, chosen?: string) => {
    if (!action.tried) return go(action, matching, { chosen });
    close();
    setPressed(action.name);
    setTrying(true);
    const effect = await tries(action, { ids, matching, parent, data: dataOf({ chosen }) });
    setTrying(false);
    await askIfMuch(action, effect, chosen);
  };
  const askIfMuch = async (action: ActionPlan, effect: TriedAction | undefined, chosen?: string) => {
    // Without a preview, only the number of rows decides.
    const rows = matching?.total ?? ids.length;
    const mayReach = action.notifies !== undefined && action.tried === 'effects';
    if (effect ? mustAsk(action, effect) : rows > manyRows || mayReach)
      setAsking({ step: 'tried', action, effect: effect ?? uncounted(rows), chosen });
    else await go(action, matching, { chosen });
  };

  const go = async (action: ActionPlan, by: Matching | undefined = matching, choice: Choice = {}) => {
    const { chosen, spared = true } = choice;
    close();
    setPressed(action.name);
    const outcome = await run(action, by ? [] : ids, {
      matching: by,
      parent,
      ...((chosen !== undefined || action.tried) && { data: dataOf(choice) }),
      // An action on a single record leaves no rows elsewhere.
      elsewhere: action.on === 'record' ? undefined : elsewhere,
      onDetails,
    });
    const count = trueCount(outcome.error);
    if (by && count !== undefined)
      setAsking({ step: 'recount', action, matching: { ...by, total: count }, expected: by.total, chosen, spared, told: choice.told });
    else onDone(leftOver(outcome), outcome, action);
  };
  /** Asks only if there is a warning, or if the check for one failed. */
  const warn = async (action: ActionPlan) => {
    const { name = '', operation = '' } = action.preview ?? {};
    if (!offers(operation)) return tryFirst(action);
    setPressed(action.name);
    setWarning(true);
    const values = fill(action.operation, sourcesOf({ ids, parent, record, matching }));
    const [warning, effect] = await Promise.all([
      warningOf(name)
        .then((warningFor) => warningFor?.({ ask, translate, values, scope }))
        .catch(() => translate('screens.action.warningUnknown')),
      action.tried ? tries(action, { ids, matching, parent, data: dataOf({}) }) : undefined,
    ]);
    setWarning(false);
    if (warning !== undefined) setAsking({ step: 'confirm', action, warning, effect });
    else if (action.tried) await askIfMuch(action, effect);
    else await go(action);
  };
  /** With a choice, as on a board, there is no menu. */
  const press = (action: ActionPlan, anchor?: HTMLElement, chosen?: string) => {
    if (chosen !== undefined) void tryFirst(action, chosen);
    else if (action.choose) setAsking({ step: 'choose', action, anchor });
    else if (action.on === 'list' && action.path) void navigate(`${path.list}/${action.path}`);
    else if (action.edits) setAsking({ step: 'edit', action });
    else if (action.dialog) setAsking({ step: 'dialog', action, dialog: action.dialog });
    else if (action.form) setAsking({ step: 'form', action });
    else if (action.preview && isWarning(action.preview.name)) void warn(action);
    else if (action.confirm || (action.preview && mayAsk(action.preview.operation))) setAsking({ step: 'confirm', action });
    else void tryFirst(action);
  };
  const question = loading && (
    <PressQuestion
      open={loading}
      {...{ plan, ids, record, records, matching, parent, switches }}
      dataOf={dataOf}
      tries={tries}
      tryFirst={tryFirst}
      go={go}
      onClose={close}
      onDone={onDone}
    />
  );
  return { press, running: running || trying || warning ? pressed : undefined, dialogs: question };
}

const PressQuestion = laterWorded(async () => (await import('./PressQuestion.tsx')).PressQuestion);
