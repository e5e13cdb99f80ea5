import { useDataProvider, type RaRecord } from 'ra-core';
import { useRef, useState, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormPlan, Plan } from '../../../plan/Plan.ts';
import type { Values } from '../../../plan/sources.ts';
import { failureOf } from '../../values/answers.ts';
import { initialValues } from '../../values/formValues.ts';
import type { Newer } from './differences.ts';

interface NewerOptions {
  plan: Plan;
  formPlan: FormPlan | undefined;
  /** The record as it was opened; nothing can be newer than none. */
  record?: RaRecord | undefined;
  section?: string | undefined;
  /** Presses Save once more. */
  again: RefObject<(() => void) | null>;
  /** Told the record as the platform has it. */
  remember?: (record: RaRecord) => void;
}

/** Somebody else saved in between: both versions are compared, and nothing is lost. */
export function useNewer({ plan, formPlan, record, section, again, remember }: NewerOptions) {
  const dataProvider = useDataProvider();
  /** The record as it was read last: whose version an update names. */
  const read = useRef(record);
  const [newer, setNewer] = useState<(Newer & { form: UseFormReturn<Values> }) | null>(null);

  /** Answers whether that is what the failure says. */
  async function compare(error: unknown, form: UseFormReturn<Values>): Promise<boolean> {
    if (!read.current || failureOf(error).reason !== 'NEWER_VERSION') return false;
    try {
      const { data } = await dataProvider.getOne<RaRecord>(plan.name, { id: read.current.id, meta: { screen: 'newer version', section } });
      setNewer({ record: data, opened: read.current, mine: form.getValues(), form });
      return true;
    } catch {
      return false;
    }
  }

  /** What was chosen of a newer version goes into the form, which is about the newer record from now on. */
  const settle = (theirs: string[] | null, saveAgain: boolean): void => {
    setNewer(null);
    if (!newer || !formPlan || theirs === null) return;
    const { form, record: found } = newer;
    const values = initialValues(formPlan, found);
    const mine = form.getValues();
    read.current = found;
    remember?.(found);
    form.reset(values);
    form.reset({ ...mine, ...Object.fromEntries(theirs.map((name) => [name, values[name]])) }, { keepDefaultValues: true });
    // Once the fields are there again.
    if (saveAgain) requestAnimationFrame(() => again.current?.());
  };
  return { read, newer, compare, settle };
}
