import { forms } from '../generated/forms/all.ts';
import { accept, acceptArgument } from '../engine/forms/accept.ts';
import type { FieldError } from '../engine/forms/fieldErrors.ts';
import { badInput } from './errors.ts';

export function acceptForm(id: string, args: Record<string, unknown>): Record<string, unknown> {
  const form = forms[id];
  if (!form) throw new Error(`Unknown form ${id}`);
  const { argument } = form.plan;
  const steps = argument === '' ? [] : argument.split('.');
  const { values, errors } = acceptArgument(form, recordOf(steps.reduce<unknown>((here, step) => recordOf(here)[step], args)));
  if (errors) throw refused(errors);
  return placed(args, steps, values);
}

function placed(
  args: Record<string, unknown>,
  [step, ...rest]: readonly string[],
  values: Record<string, unknown>,
): Record<string, unknown> {
  return step === undefined ? values : { ...args, [step]: placed(recordOf(args[step]), rest, values) };
}

/** Validates a form's values whose fields are sent as one argument and were taken apart again. */
export function acceptWhole(id: string, filledIn: Record<string, unknown>): Record<string, unknown> {
  const form = forms[id];
  if (!form) throw new Error(`Unknown form ${id}`);
  const { values, errors } = accept(form, filledIn);
  if (errors) throw refused(errors);
  return values;
}

function refused(errors: Record<string, FieldError>): Error {
  const entries = Object.entries(errors);
  const fieldArgs = Object.fromEntries(entries.flatMap(([path, error]) => (error.args ? [[path, error.args]] : [])));
  return badInput(Object.fromEntries(entries.map(([path, error]) => [path, error.key])), { fieldArgs });
}

export const operationOfForm = (id: string): string | undefined => forms[id]?.plan.operation;

const recordOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});
