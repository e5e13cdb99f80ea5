import type { DataProvider } from 'ra-core';
import { accept } from '../../../forms/accept.ts';
import type { GeneratedForm } from '../../../forms/generated.ts';
import type { Plan } from '../../../plan/Plan.ts';
import { at, type Values } from '../../../plan/sources.ts';
import { changedOf, sentValues } from '../../form/sentValues.ts';
import { failureOf, statusOf } from '../../values/answers.ts';
import { initialValues, isBlank, put } from '../../values/formValues.ts';
import type { Refused } from '../runInParts.ts';

export interface FieldEdit {
  plan: Plan;
  form: GeneratedForm;
  field: string;
  value: unknown;
  /** Records that hold another value are left alone. */
  only?: unknown;
}

export interface EditTools {
  dataProvider: DataProvider;
  translate: (key: string, args?: Record<string, unknown>) => string;
}

export const sameAlready = 'screens.edit.same';
export const changedSince = 'screens.edit.changedSince';

/** The value before, or why the record was not changed. Throws without a connection or a session. */
export async function setField(id: string, edit: FieldEdit, tools: EditTools): Promise<{ before: unknown } | Omit<Refused, '_id'>> {
  const { plan, form, field, value } = edit;
  try {
    const { data: record } = await tools.dataProvider.getOne(plan.name, { id });
    const initial = initialValues(form.plan, record);
    const before = at(initial, field);
    if (same(before, value)) return { reason: sameAlready };
    if ('only' in edit && !same(before, edit.only)) return { reason: changedSince };
    const { errors, values } = withField(form, initial, field, value);
    const [fault] = Object.entries(errors ?? {});
    if (fault) return said(fault[0], tools.translate(fault[1].key, fault[1].args), form, tools);
    const data = changedOf(form.plan, sentValues(form.plan.fields, 'update', initial).values, values);
    await tools.dataProvider.update(plan.name, { id, data, previousData: record });
    return { before };
  } catch (error) {
    if ([0, 401].includes(statusOf(error))) throw error;
    return refusalOf(error, form, tools);
  }
}

/** The values of the form with one of them changed, by the form's own rules. */
export function withField(form: GeneratedForm, initial: Values, field: string, value: unknown) {
  const typed: Values = structuredClone(initial);
  put(typed, field, value);
  return accept(form, sentValues(form.plan.fields, 'update', typed).values);
}

function refusalOf(error: unknown, form: GeneratedForm, tools: EditTools): Omit<Refused, '_id'> {
  const { errors = {}, reason, extensions } = failureOf(error);
  const [fault] = Object.entries(errors);
  const prefix = `${form.plan.argument}.`;
  if (fault) {
    const [path, { message, args }] = fault;
    return said(path.startsWith(prefix) ? path.slice(prefix.length) : path, tools.translate(message, args), form, tools);
  }
  if (reason && reason !== 'SAID') return { reason: `reasons.${reason}`, args: extensions ?? null };
  if (statusOf(error) === 403) return { reason: 'screens.form.denied', args: extensions ?? null };
  return { reason: 'screens.edit.said', args: { said: error instanceof Error ? error.message : String(error) } };
}

/** `Email: Please enter an email address`. */
function said(path: string, message: string, { plan }: GeneratedForm, { translate }: EditTools): Omit<Refused, '_id'> {
  const field = plan.fields.find(({ name }) => name === path);
  return { reason: 'screens.edit.said', args: { said: field ? `${translate(field.label)}: ${message}` : message } };
}

/** An empty text, list or value is the same as none. */
export const same = (one: unknown, other: unknown): boolean =>
  (isBlank(one) && isBlank(other)) || JSON.stringify(one) === JSON.stringify(other);
