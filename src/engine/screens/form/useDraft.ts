import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormPlan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { useDebounced } from '../values/useDebounced.ts';
import { dropDraft, findDraft, keepDraft, type Draft } from './drafts.ts';

export function useDraft(key: string, plan: FormPlan, form: UseFormReturn<Values>) {
  const [found, setFound] = useState<Draft | null>(() => findDraft(key));
  const keep = useDebounced((values: Values) => keepDraft(key, plan, values), 300, { last: true });
  const typed = useRef(false);
  useEffect(() => {
    const { unsubscribe } = form.watch((values, { type }) => {
      // Only typed values: a programmatic reset is no draft.
      if (type !== 'change' && !form.formState.isDirty) return;
      typed.current = true;
      keep(values);
    });
    // A closing page does not wait for the last keystrokes.
    const onHide = () => {
      if (typed.current) keepDraft(key, plan, form.getValues());
    };
    window.addEventListener('pagehide', onHide);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', onHide);
    };
  }, [form, keep, key, plan]);

  const restore = useCallback(() => {
    if (!found) return;
    for (const { name } of plan.fields) {
      const value = name.split('.').reduce<unknown>((here, step) => (here as Values | undefined)?.[step], found.values);
      if (value !== undefined) form.setValue(name, value, { shouldDirty: true });
    }
    setFound(null);
  }, [found, plan, form]);

  const drop = useCallback(() => {
    typed.current = false;
    keep.cancel();
    dropDraft(key);
    setFound(null);
  }, [keep, key]);

  return { found, restore, drop };
}
