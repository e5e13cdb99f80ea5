import { forms } from '../generated/forms/all.ts';
import { accept, acceptArgument } from '../engine/forms/accept.ts';
import type { FieldError } from '../engine/forms/fieldErrors.ts';
import { badInput } from './errors.ts';

/** Judges what a form describes with its precompiled validator, the same one that the browser runs; answers the arguments as the form's transforms leave them. */
export function acceptForm(id: string, args: Record<string, unknown>): Record<string, unknown> {
  const form = forms[id];
  if (!form) throw new Error(`There is no form ${id}`);
  const { argument } = form.plan;
  const steps = argument === '' ? [] : argument.split('.');
  const { values, errors } = acceptArgument(form, recordOf(steps.reduce<unknown>((here, step) => recordOf(here)[step], args)));
  if (errors) throw refused(errors);
  return placed(args, steps, values);
}

/** A copy of the arguments with the form's values where its argument says. */
function placed(
  args: Record<string, unknown>,
  [step, ...rest]: readonly string[],
  values: Record<string, unknown>,
): Record<string, unknown> {
  return step === undefined ? values : { ...args, [step]: placed(recordOf(args[step]), rest, values) };
}

/** Judges a form's values as the browser has them, where several of its fields are sent as one argument and were taken apart again. */
export function acceptWhole(id: string, filledIn: Record<string, unknown>): Record<string, unknown> {
  const form = forms[id];
  if (!form) throw new Error(`There is no form ${id}`);
  const { values, errors } = accept(form, filledIn);
  if (errors) throw refused(errors);
  return values;
}

function refused(errors: Record<string, FieldError>): Error {
  const told = Object.entries(errors);
  const fieldArgs = Object.fromEntries(told.flatMap(([path, error]) => (error.args ? [[path, error.args]] : [])));
  return badInput(Object.fromEntries(told.map(([path, error]) => [path, error.key])), { fieldArgs });
}

/** The operation that a form is for; undefined where there is no such form. */
export const operationOfForm = (id: string): string | undefined => forms[id]?.plan.operation;

const recordOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});
