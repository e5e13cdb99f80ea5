import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormPlan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { useDebounced } from '../values/useDebounced.ts';

/** Renamed rows may free a name for others. Returns a function that cancels a pending validation, since Save validates itself. */
export function useRowsValidatedTogether(form: UseFormReturn<Values>, { fields }: FormPlan, sending: boolean): () => void {
  const isSending = useRef(sending);
  useEffect(() => {
    isSending.current = sending;
  }, [sending]);
  const validate = useDebounced((names: string[]) => {
    if (!isSending.current) void form.trigger(names);
  }, 120);
  useEffect(() => {
    const names = fields.filter(({ fields: inner }) => inner !== undefined).map(({ name }) => name);
    if (names.length === 0) return;
    const { unsubscribe } = form.watch((_, { name = '' }) => {
      if (form.formState.isSubmitted && names.some((each) => name === each || name.startsWith(`${each}.`))) validate(names);
    });
    return unsubscribe;
  }, [form, fields, validate]);
  return validate.cancel;
}
