import type { FormPlan } from '../plan/Plan.ts';
import type { Accepted } from './accept.ts';
import type { Validate } from './fieldErrors.ts';

export interface GeneratedForm {
  plan: FormPlan;
  validate: Validate;
  /** Replaces `validate` in a form composed at run time from several validators. */
  judge?: (values: Record<string, unknown>) => Accepted;
}
