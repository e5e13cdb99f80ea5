import { fieldErrors } from './fieldErrors.ts';
import type { Accepted, GeneratedForm } from './generated.ts';
import { formPath, transformed } from './transforms.ts';

/** Validates the whole form, with its detached fields. */
export function accept({ plan, validate, accept: composed }: GeneratedForm, values: Record<string, unknown>): Accepted {
  if (composed) return composed(values);
  const sent = transformed(plan, values);
  if (validate(sent)) return { values: sent };
  const errors = Object.entries(fieldErrors(validate.errors)).map(([path, error]) => [formPath(plan, values, path), error] as const);
  return { values: sent, errors: Object.fromEntries(errors) };
}

/** Validates only the form's own fields at its argument; the scope, ids and versions pass, since the contract checks them. */
export function acceptArgument(form: GeneratedForm, argument: Record<string, unknown>): Accepted {
  const { fields, confirm } = form.plan;
  // The Save dialog has inputs too.
  const typed = typeof confirm === 'object' ? [confirm].flat().flatMap((each) => each.typed?.field ?? []) : [];
  const declared = new Set([...fields.map(({ name }) => name), ...typed]);
  const input = Object.entries(argument);
  const { values: own, errors = {} } = accept(form, Object.fromEntries(input.filter(([name]) => declared.has(name))));
  const values = { ...Object.fromEntries(input.filter(([name]) => !declared.has(name))), ...own };
  const detached = new Set(form.plan.detached);
  const validated = Object.entries(errors).filter(([path]) => !detached.has(path.split('.')[0] ?? ''));
  return validated.length === 0 ? { values } : { values, errors: Object.fromEntries(validated) };
}
