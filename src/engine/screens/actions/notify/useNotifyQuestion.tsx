import { useState, type ReactNode } from 'react';
import type { ActionPlan, Plan } from '../../../plan/Plan.ts';
import { laterWorded } from '../../values/later.tsx';
import { useActionLabel } from '../available.ts';
import type { TriedAction } from '../tries.ts';
import { useTries, type TrialInput } from '../useTries.ts';
import type { NotifyChoice } from './NotifyPart.tsx';

const TriedDialog = laterWorded(async () => (await import('../TriedDialog.tsx')).TriedDialog);

interface Asking {
  effect: TriedAction;
  answer: (told: NotifyChoice | undefined) => void;
}

/** Asks before a form reaches people. Undefined if the user decides against it; what cannot be tried is left to the call, which says why. */
export function useNotifyQuestion(
  plan: Plan,
  action: ActionPlan,
): { ask: (input: TrialInput) => Promise<NotifyChoice | undefined>; question: ReactNode } {
  const tries = useTries(plan);
  const label = useActionLabel(plan)(action);
  const [asking, setAsking] = useState<Asking>();
  const ask = async (input: TrialInput): Promise<NotifyChoice | undefined> => {
    const effect = action.notifies && (await tries(action, input));
    return effect ? new Promise((answer) => setAsking({ effect, answer })) : { notify: true };
  };
  const answered = (told: NotifyChoice | undefined) => {
    setAsking(undefined);
    asking?.answer(told);
  };
  const question = asking && (
    <TriedDialog
      resource={plan.name}
      action={action}
      label={label}
      choice={undefined}
      effect={asking.effect}
      count={async () => undefined}
      onConfirm={(_, told) => answered(told)}
      onClose={() => answered(undefined)}
    />
  );
  return { ask, question };
}
