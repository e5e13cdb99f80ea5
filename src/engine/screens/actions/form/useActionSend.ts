import { useNotify, useTranslate, type RaRecord } from 'ra-core';
import { useRef, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ActionPlan, FormPlan, Plan } from '../../../plan/Plan.ts';
import type { Values } from '../../../plan/sources.ts';
import { useAction } from '../useAction.tsx';
import { useNotifyQuestion } from '../notify/useNotifyQuestion.tsx';
import type { Outcome } from '../runInParts.ts';
import type { Matching } from '../../values/useSelection.ts';
import { failureOf, isAborted, isUnanswered, statusOf } from '../../values/answers.ts';
import { useNewer } from '../../form/newer/useNewer.ts';
import type { Sent } from '../../form/PlanForm.tsx';
import { showAtFields } from '../../form/showAtFields.ts';
import { useLoadedForm } from '../../form/useLoadedForm.ts';

export interface ActionFormProps {
  plan: Plan;
  action: ActionPlan;
  ids?: readonly string[] | undefined;
  matching?: Matching | undefined;
  parent?: Values | undefined;
  record?: Values | undefined;
  onDone?: ((outcome: Outcome) => void) | undefined;
  onClose?: (() => void) | undefined;
}

/** A prefilled form changes the record, and is reported like any other change. */
export const isPrefilled = ({ fields }: Pick<FormPlan, 'fields'>): boolean => fields.some(({ from }) => from !== undefined);

export function useActionSend({
  plan,
  action,
  ids = [],
  matching,
  parent,
  record,
  again,
  onDone,
}: ActionFormProps & { again: RefObject<(() => void) | null>; onDone: (outcome: Outcome) => void }) {
  const notify = useNotify();
  const translate = useTranslate();
  const { run, running } = useAction(plan);
  const formPlan = useLoadedForm(action.form ?? '')?.plan;
  const sending = useRef(false);
  /** Idempotency token, stable across retries. */
  const intent = useRef<object>({});
  const targets = ids.length === 0 && record ? [String(record['id'])] : ids;
  const changes = formPlan !== undefined && isPrefilled(formPlan);
  const { read, newer, compare, settle } = useNewer({ plan, formPlan, record: record as RaRecord | undefined, again });
  const { ask, question } = useNotifyQuestion(plan, action);
  const key = (part: string) => `resources.${plan.name}.${part}`;
  const failed = key(changes ? 'updateFailed' : `${action.name}Failed`);

  const send = async (data: Values, form?: UseFormReturn<Values>): Promise<Sent | undefined> => {
    // A second press may precede the render after the first.
    if (sending.current) return undefined;
    sending.current = true;
    const typed = form?.getValues() ?? data;
    try {
      const told = action.notifies && (await ask({ ids: targets, matching, parent, data: { ...data, notify: true } }));
      if (action.notifies && !told) return undefined;
      const outcome = await run(action, targets, {
        data: { ...data, ...told },
        matching,
        parent,
        // Sends the opened version, not a later one.
        ...(changes && { record: read.current }),
        ...(changes && { messages: { done: key('updated'), failed } }),
        showsFailure: true,
        intent: intent.current,
      });
      if (outcome.error === undefined) intent.current = {};
      if (outcome.error === undefined) return () => onDone(outcome);
      if (!isAborted(outcome.error) && !(form && (await compare(outcome.error, form)))) showError(outcome, typed, form);
      // Completed parts are not sent again after a later failure.
      return outcome.done.length > 0 ? () => onDone(outcome) : undefined;
    } finally {
      sending.current = false;
    }
  };
  return { send, sending: running, newer, settle, question };

  function showError({ error }: Outcome, typed: Values, form?: UseFormReturn<Values>): void {
    const status = statusOf(error);
    const general = translate(failed, { _: translate('screens.action.failed') });
    const unanswered = translate(key(`${action.name}Unanswered`), { _: translate('screens.form.unreachable') });
    const { reason, extensions } = failureOf(error);
    if (form && formPlan && showAtFields(error, { formPlan, form, use: changes ? 'update' : 'create', typed, translate }))
      notify('validation.failed', { type: 'error' });
    else if (isUnanswered(error)) notify(unanswered, { type: 'error', autoHideDuration: null });
    else if (status === 401) notify('screens.expired', { type: 'warning' });
    else if (status === 403) notify('screens.form.denied', { type: 'warning', messageArgs: extensions ?? {} });
    else notify(reason ? translate(`reasons.${reason}`, { ...extensions, _: general }) : general, { type: 'error' });
  }
}
