import { fieldErrors, type FieldError, type Validate } from './fieldErrors.ts';
import { formPath, transformed } from './transforms.ts';

/** As much of a generated form as judging values takes. */
export interface Judge {
  plan: {
    transforms: Record<string, string[]>;
    detached?: string[];
    fields: readonly { name: string }[];
    confirm?: true | Asks | readonly Asks[];
  };
  validate: Validate;
  /** Of a form that is composed at run time: judges instead. */
  judge?: (values: Record<string, unknown>) => Accepted;
}

interface Asks {
  typed?: { field: string };
}

/** Values as they are sent, and what is wrong with them by field. */
export interface Accepted {
  values: Record<string, unknown>;
  errors?: Record<string, FieldError>;
}

/** Transforms and judges what was filled in: the whole form, with its detached fields. */
export function accept({ plan, validate, judge }: Judge, values: Record<string, unknown>): Accepted {
  if (judge) return judge(values);
  const sent = transformed(plan, values);
  if (validate(sent)) return { values: sent };
  const errors = Object.entries(fieldErrors(validate.errors)).map(([path, error]) => [formPath(plan, values, path), error] as const);
  return { values: sent, errors: Object.fromEntries(errors) };
}

/**
 * Transforms and judges what was sent at the form's argument. Detached fields are not there to be judged, and what the form does not
 * ask for (the scope, ids, a version) is the contract's matter: it passes as it is.
 */
export function acceptArgument(form: Judge, argument: Record<string, unknown>): Accepted {
  const { fields, confirm } = form.plan;
  // What is typed to confirm is asked for as well, by the dialog of Save.
  const typed = typeof confirm === 'object' ? [confirm].flat().flatMap((each) => each.typed?.field ?? []) : [];
  const asked = new Set([...fields.map(({ name }) => name), ...typed]);
  const given = Object.entries(argument);
  const { values: own, errors = {} } = accept(form, Object.fromEntries(given.filter(([name]) => asked.has(name))));
  const values = { ...Object.fromEntries(given.filter(([name]) => !asked.has(name))), ...own };
  const detached = new Set(form.plan.detached);
  const judged = Object.entries(errors).filter(([path]) => !detached.has(path.split('.')[0] ?? ''));
  return judged.length === 0 ? { values } : { values, errors: Object.fromEntries(judged) };
}
