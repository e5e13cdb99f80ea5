import { forms } from '../generated/forms/all.ts';
import { acceptArgument } from '../../validation/accept.ts';
import { badInput } from './errors.ts';

/** Judges what a form describes with its precompiled validator, the same one that the browser runs; answers the arguments as the form's transforms leave them. */
export function acceptForm(id: string, args: Record<string, unknown>): Record<string, unknown> {
  const form = forms[id];
  if (!form) throw new Error(`There is no form ${id}`);
  const { argument } = form.plan;
  const { values, errors } = acceptArgument(form, argument === '' ? args : recordOf(args[argument]));
  if (errors) {
    const told = Object.entries(errors);
    const fieldArgs = Object.fromEntries(told.flatMap(([path, error]) => (error.args ? [[path, error.args]] : [])));
    throw badInput(Object.fromEntries(told.map(([path, error]) => [path, error.key])), { fieldArgs });
  }
  return argument === '' ? values : { ...args, [argument]: values };
}

/** The operation that a form is for; undefined where there is no such form. */
export const operationOfForm = (id: string): string | undefined => forms[id]?.plan.operation;

const recordOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});
