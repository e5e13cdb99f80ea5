import { useDataProvider, type RaRecord } from 'ra-core';
import { useRef, useState, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormPlan, Plan } from '../../../plan/Plan.ts';
import { at, type Values } from '../../../plan/sources.ts';
import { failureOf, statusOf } from '../../values/answers.ts';
import { initialValues } from '../../values/formValues.ts';
import type { Newer } from './differences.ts';

interface NewerOptions {
  plan: Plan;
  formPlan: FormPlan | undefined;
  /** Without it, nothing can be newer. */
  record?: RaRecord | undefined;
  section?: string | undefined;
  again: RefObject<(() => void) | null>;
  remember?: (record: RaRecord) => void;
}

export function useNewer({ plan, formPlan, record, section, again, remember }: NewerOptions) {
  const dataProvider = useDataProvider();
  /** Last read version, which an update names. */
  const read = useRef(record);
  const [newer, setNewer] = useState<(Newer & { form: UseFormReturn<Values> }) | null>(null);

  /** Returns true for a version conflict. */
  async function compare(error: unknown, form: UseFormReturn<Values>): Promise<boolean> {
    const { current: opened } = read;
    const isNewer = failureOf(error).reason === 'NEWER_VERSION';
    // Another API says so in words of its own: its record tells.
    const mayBe = plan.version !== undefined && ![0, 401, 403].includes(statusOf(error));
    if (!opened || !(isNewer || mayBe)) return false;
    try {
      const { data } = await dataProvider.getOne<RaRecord>(plan.name, { id: opened.id, meta: { screen: 'newer version', section } });
      if (!isNewer && at(data, plan.version ?? '') === at(opened, plan.version ?? '')) return false;
      setNewer({ record: data, opened, mine: form.getValues(), form });
      return true;
    } catch {
      return false;
    }
  }

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
    // After the fields are rendered again.
    if (saveAgain) requestAnimationFrame(() => again.current?.());
  };
  return { read, newer, compare, settle };
}
