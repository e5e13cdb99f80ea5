import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormPlan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { useDebounced } from '../values/useDebounced.ts';

/**
 * After a Save that was refused, a change in one row judges all rows again: a name that was taken is free once the other row let go of it.
 * Answers what forgets a judgement that is still to come: Save judges by itself, and what the platform then says must stay.
 */
export function useRowsJudgedTogether(form: UseFormReturn<Values>, { fields }: FormPlan, sending: boolean): () => void {
  const isSending = useRef(sending);
  useEffect(() => {
    isSending.current = sending;
  }, [sending]);
  const judge = useDebounced((names: string[]) => {
    if (!isSending.current) void form.trigger(names);
  }, 120);
  useEffect(() => {
    const names = fields.filter(({ fields: inner }) => inner !== undefined).map(({ name }) => name);
    if (names.length === 0) return;
    const { unsubscribe } = form.watch((_, { name = '' }) => {
      if (form.formState.isSubmitted && names.some((each) => name === each || name.startsWith(`${each}.`))) judge(names);
    });
    return unsubscribe;
  }, [form, fields, judge]);
  return judge.cancel;
}
