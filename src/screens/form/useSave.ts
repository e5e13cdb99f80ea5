import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate, type RaRecord } from 'ra-core';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormPlan, Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { failureOf, isAborted, statusOf } from '../answers.ts';
import { recordMeta } from '../show/useRecord.ts';

export interface SaveOptions {
  plan: Plan;
  formPlan: FormPlan;
  form: UseFormReturn<Values>;
  /** The record that is updated; none is created. */
  record?: RaRecord | undefined;
  onSaved: (record: RaRecord) => void;
}

/** Sends a form's values once, and tells what became of them: a wrong field at the field, everything else in a toast. What was typed stays. */
export function useSave({ plan, formPlan, form, record, onSaved }: SaveOptions) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const use = record ? 'update' : 'create';
  const key = (part: string) => `resources.${plan.name}.${part}`;
  const sending = useRef(false);

  const { mutateAsync, isPending } = useMutation({
    mutationFn: (data: Values) =>
      record ? dataProvider.update(plan.name, { id: record.id, data, previousData: record }) : dataProvider.create(plan.name, { data }),
  });

  const save = async (data: Values): Promise<void> => {
    // A second press comes before the first one's render.
    if (sending.current) return;
    sending.current = true;
    try {
      const answer = await mutateAsync(data);
      notify(key(`${use}d`), { type: 'success', messageArgs: { _: translate(`screens.form.${use}d`) } });
      // The record's screen shows what was saved at once, and what the platform made of it a moment later.
      if (record) {
        const key = [plan.name, 'getOne', { id: String(record.id), meta: recordMeta }];
        queryClient.setQueryData(key, (before: RaRecord | undefined) => before && { ...before, ...answer.data });
      }
      onSaved(answer.data);
      void queryClient.invalidateQueries();
    } catch (error) {
      if (!isAborted(error)) tell(error);
    } finally {
      sending.current = false;
    }
  };
  return { save, saving: isPending };

  function tell(error: unknown): void {
    const status = statusOf(error);
    const general = translate(key(`${use}Failed`), { _: translate(`screens.form.${use}Failed`) });
    const atFields = showAtFields(error);
    if (status === 0) notify('screens.form.unreachable', { type: 'error', autoHideDuration: null });
    else if (status === 401) notify('screens.expired', { type: 'warning' });
    else if (status === 403) notify('screens.form.denied', { type: 'warning' });
    else if (status === 409 && atFields) notify(key('alreadyExists'), { type: 'error', messageArgs: { _: general } });
    else if (atFields) notify('validation.failed', { type: 'error' });
    else {
      const { reason } = failureOf(error);
      notify(reason ? translate(`reasons.${reason}`, { _: general }) : general, { type: 'error' });
    }
  }

  /** The platform's field errors, at the fields; the first of them gets the focus. */
  function showAtFields(error: unknown): boolean {
    const prefix = `${formPlan.argument}.`;
    const errors = Object.entries(failureOf(error).errors ?? {}).map(
      ([path, fault]) => [formPlan.argument && path.startsWith(prefix) ? path.slice(prefix.length) : path, fault] as const,
    );
    const known = formPlan.fields.filter(({ name }) => errors.some(([path]) => path === name));
    for (const { name } of known) {
      const [, fault] = errors.find(([path]) => path === name) ?? [];
      if (fault) form.setError(name, { type: 'server', message: translate(fault.message, fault.args) });
    }
    if (known[0]) focusField(form, known[0].name);
    return known.length > 0;
  }
}

/** Brings a field into view and puts the cursor into it. */
export function focusField(form: UseFormReturn<Values>, name: string): void {
  // After the render that shows the message: it may move what is below.
  requestAnimationFrame(() => {
    document.querySelector(`[data-field="${CSS.escape(name)}"]`)?.scrollIntoView?.({ block: 'center', behavior: 'auto' });
    form.setFocus(name);
  });
}
