import type { FormPlan } from '../../src/engine/plan/Plan.ts';
import type { Values } from '../../src/engine/plan/sources.ts';
import { changedOf, sentValues } from '../../src/engine/screens/form/sentValues.ts';
import { initialValues } from '../../src/engine/screens/values/formValues.ts';
import type { Stranger } from './stranger.ts';

export function formOf(api: Stranger, name: string, use: 'create' | 'update'): FormPlan {
  const { plan, forms, unsupported } = api.open(name);
  const form = forms[plan.forms[use] ?? '']?.plan;
  if (form === undefined) throw new Error(`no form to ${use} ${name}: ${unsupported.join(' ')}`);
  return form;
}

/** Edits a record as its form does. */
export async function edit(api: Stranger, name: string, id: string, change: (typed: Values) => void): Promise<Values> {
  const form = formOf(api, name, 'update');
  const { data: record } = await api.provider.getOne(name, { id });
  const before = initialValues(form, record as Values);
  const typed = structuredClone(before);
  change(typed);
  const data = changedOf(form, before, sentValues(form.fields, 'update', typed).values);
  const { data: saved } = await api.provider.update(name, { id, data, previousData: record });
  return saved as Values;
}
