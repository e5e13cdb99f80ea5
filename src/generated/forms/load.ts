// Written by codegen: the forms, each loaded when it is first needed, and what a screen does with one.
import type { FormPlan } from '../../plan/Plan.ts';
import type { Validate } from '../../../validation/fieldErrors.ts';
export { accept } from '../../../validation/accept.ts';
export { derived } from '../../../validation/transforms.ts';
export interface GeneratedForm { plan: FormPlan; validate: Validate }
export const loadForm: Record<string, () => Promise<GeneratedForm>> = {
  'auth/emailLogin': () => import('./auth/emailLogin.ts'),
  'auth/mfaLogin': () => import('./auth/mfaLogin.ts'),
  'auth/resendMfaCode': () => import('./auth/resendMfaCode.ts'),
  'auth/userRegion': () => import('./auth/userRegion.ts'),
  'common/checkPolicy': () => import('./common/checkPolicy.ts'),
  'org/createCustomer': () => import('./org/createCustomer.ts'),
  'org/createOrganization': () => import('./org/createOrganization.ts'),
};
