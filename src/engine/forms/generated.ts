import type { FormPlan } from '../plan/Plan.ts';
import type { FieldError, Validate } from './fieldErrors.ts';

export interface GeneratedForm {
  plan: FormPlan;
  validate: Validate;
  /** Replaces `validate` in a form composed at run time from several validators. */
  accept?: (values: Record<string, unknown>) => Accepted;
}

/** Values as they are sent, and what is wrong with them by field. */
export interface Accepted {
  values: Record<string, unknown>;
  errors?: Record<string, FieldError>;
}
