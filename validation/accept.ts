import { fieldErrors, type FieldError, type Validate } from './fieldErrors.ts';
import { transformed } from './transforms.ts';

/** As much of a generated form as judging values takes. */
export interface Judge {
  plan: { transforms: Record<string, string[]>; beside?: string[] };
  validate: Validate;
}

/** Values as they are sent, and what is wrong with them by field. */
export interface Accepted {
  values: Record<string, unknown>;
  errors?: Record<string, FieldError>;
}

/** Transforms and judges what was filled in: the whole form, with the fields that are asked for beside its argument. */
export function accept({ plan, validate }: Judge, values: Record<string, unknown>): Accepted {
  const sent = transformed(plan, values);
  return validate(sent) ? { values: sent } : { values: sent, errors: fieldErrors(validate.errors) };
}

/** Transforms and judges what was sent at the form's argument; fields beside it are not there to be judged. */
export function acceptArgument(form: Judge, argument: Record<string, unknown>): Accepted {
  const { values, errors = {} } = accept(form, argument);
  const beside = new Set(form.plan.beside);
  const own = Object.entries(errors).filter(([path]) => !beside.has(path.split('.')[0] ?? ''));
  return own.length === 0 ? { values } : { values, errors: Object.fromEntries(own) };
}
