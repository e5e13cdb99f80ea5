import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate, type RaRecord } from 'ra-core';
import { createElement, useRef, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormPlan, Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { titleOf } from '../../plan/titleOf.ts';
import { failureOf, isAborted, isUnanswered, statusOf } from '../values/answers.ts';
import { useShell } from '../values/ShellProvider.tsx';
import { recordMetaOf } from '../values/useRecord.ts';
import { CreatedElsewhere } from './CreatedElsewhere.tsx';
import { initialValues } from '../values/formValues.ts';
import { useNewer } from './newer/useNewer.ts';
import type { Sent } from './PlanForm.tsx';
import { changedOf } from './sentValues.ts';
import { showAtFields } from './showAtFields.ts';

export interface SaveOptions {
  plan: Plan;
  formPlan: FormPlan;
  record?: RaRecord | undefined;
  section?: string | undefined;
  stays?: boolean | undefined;
  again: RefObject<(() => void) | null>;
  onSaved: (record: RaRecord) => void;
}

export function useSave({ plan, formPlan, record, section, stays = false, again, onSaved }: SaveOptions) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const { scope } = useShell();
  const use = record ? 'update' : 'create';
  const key = (part: string) => `resources.${plan.name}.${part}`;
  const sending = useRef(false);
  /** Idempotency token, stable across retries. */
  const intent = useRef<object>({});
  const { read, newer, compare, settle } = useNewer({ plan, formPlan, record, section, again, remember });

  const { mutateAsync, isPending } = useMutation({
    mutationFn: (typed: Values) => {
      const { current: previousData } = read;
      const data = previousData ? changedOf(formPlan, initialValues(formPlan, previousData), typed) : typed;
      return previousData
        ? dataProvider.update(plan.name, { id: previousData.id, data, previousData, ...(section !== undefined && { meta: { section } }) })
        : dataProvider.create(plan.name, { data, meta: { intent: intent.current, ...(section !== undefined && { section }) } });
    },
  });

  const save = async (data: Values, form: UseFormReturn<Values>): Promise<Sent | undefined> => {
    // A second press may precede the render after the first.
    if (sending.current) return undefined;
    sending.current = true;
    const typed = form.getValues();
    try {
      const answer = await mutateAsync(data);
      intent.current = {};
      const message = key(`${use}d`);
      const elsewhere = record ? undefined : scope?.outside?.(plan, answer.data);
      notify(elsewhere ? createElement(CreatedElsewhere, { message, name: titleOf(plan, answer.data), href: elsewhere }) : message, {
        type: 'success',
        messageArgs: { name: titleOf(plan, answer.data), _: translate(`screens.form.${use}d`) },
      });
      // Show the saved values at once, and the platform's response a moment later.
      if (record) remember(answer.data);
      return () => {
        if (stays && record) {
          read.current = { ...record, ...answer.data };
          form.reset(initialValues(formPlan, read.current));
        }
        onSaved(answer.data);
        void queryClient.invalidateQueries();
      };
    } catch (error) {
      if (isAborted(error)) return undefined;
      if (!(await compare(error, form))) showError(error, form, typed);
      return undefined;
    } finally {
      sending.current = false;
    }
  };

  return { save, saving: isPending, newer, settle };

  function remember(known: RaRecord): void {
    const cached = [plan.name, 'getOne', { id: String(known.id), meta: recordMetaOf(section) }];
    queryClient.setQueryData(cached, (before: RaRecord | undefined) => before && { ...before, ...known });
  }

  function showError(error: unknown, form: UseFormReturn<Values>, typed: Values): void {
    const status = statusOf(error);
    const general = translate(key(`${use}Failed`), { name: titleOf(plan, typed), _: translate(`screens.form.${use}Failed`) });
    const atFields = showAtFields(error, { formPlan, form, use, typed, translate });
    if (isUnanswered(error)) notify('screens.form.unreachable', { type: 'error', autoHideDuration: null });
    else if (status === 401) notify('screens.expired', { type: 'warning' });
    else if (status === 403) notify('screens.form.denied', { type: 'warning', messageArgs: failureOf(error).extensions ?? {} });
    else if (status === 409 && atFields) notify(key('alreadyExists'), { type: 'error', messageArgs: { _: general } });
    else if (atFields) notify('validation.failed', { type: 'error' });
    else {
      const { reason, errors, extensions } = failureOf(error);
      // Errors without a field here are shown in their own words, if there are any.
      const [fault] = Object.values(errors ?? {});
      if (fault) {
        const message = translate(fault.message, fault.args);
        notify(translate(key('invalid'), { message, _: reason === 'SAID' ? message : general }), { type: 'error' });
        return;
      }
      notify(reason ? translate(`reasons.${reason}`, { ...extensions, _: general }) : general, {
        type: 'error',
        // The user must check the other records.
        ...(reason === 'CHANGED_OTHERWISE' && { autoHideDuration: null }),
      });
    }
  }
}
