import { useNotify, useTranslate } from 'ra-core';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Values } from '../../plan/sources.ts';
import { useAction } from '../actions/useAction.tsx';
import type { Outcome } from '../actions/runInParts.ts';
import { failureOf, isAborted, statusOf } from '../answers.ts';
import type { ActionFormProps } from './ActionForm.tsx';
import type { Sent } from './PlanForm.tsx';
import { showAtFields } from './showAtFields.ts';
import { useLoadedForm } from './useLoadedForm.ts';

/** Does an action with the values of its form, once; a wrong field is told at the field, and what was typed stays. */
export function useActionSend({
  plan,
  action,
  ids = [],
  matching,
  parent,
  record,
  onDone,
}: ActionFormProps & { onDone: (outcome: Outcome) => void }) {
  const notify = useNotify();
  const translate = useTranslate();
  const { run, running } = useAction(plan);
  const formPlan = useLoadedForm(action.form ?? '')?.plan;
  const sending = useRef(false);
  /** The same while what is typed is tried again, as after a lost answer. */
  const intent = useRef<object>({});
  const targets = ids.length === 0 && record ? [String(record['id'])] : ids;

  const send = async (data: Values, form: UseFormReturn<Values>): Promise<Sent | undefined> => {
    // A second press comes before the first one's render.
    if (sending.current) return undefined;
    sending.current = true;
    const typed = form.getValues();
    try {
      const outcome = await run(action, targets, { data, matching, parent, tellsFailure: true, intent: intent.current });
      if (outcome.error === undefined) intent.current = {};
      if (outcome.error === undefined) return () => onDone(outcome);
      if (!isAborted(outcome.error)) tell(outcome, form, typed);
      // What was done before a later part failed is not sent again: the list says what is left.
      return outcome.done.length > 0 ? () => onDone(outcome) : undefined;
    } finally {
      sending.current = false;
    }
  };
  return { send, sending: running };

  function tell({ error }: Outcome, form: UseFormReturn<Values>, typed: Values): void {
    const status = statusOf(error);
    const general = translate(`resources.${plan.name}.${action.name}Failed`, { _: translate('screens.action.failed') });
    const unanswered = translate(`resources.${plan.name}.${action.name}Unanswered`, { _: translate('screens.form.unreachable') });
    const { reason, extensions } = failureOf(error);
    if (formPlan && showAtFields(error, { formPlan, form, use: 'create', typed, translate }))
      notify('validation.failed', { type: 'error' });
    else if (status === 0) notify(unanswered, { type: 'error', autoHideDuration: null });
    else if (status === 401) notify('screens.expired', { type: 'warning' });
    else if (status === 403) notify('screens.form.denied', { type: 'warning' });
    else notify(reason ? translate(`reasons.${reason}`, { ...extensions, _: general }) : general, { type: 'error' });
  }
}
