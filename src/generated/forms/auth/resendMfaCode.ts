// @ts-nocheck
// Written by codegen: a form and its precompiled validator.
import type { FormPlan } from '../../../engine/plan/Plan.ts';
export const plan: FormPlan = {"id":"auth/resendMfaCode","operation":"AuthResendMfaCode","argument":"","fields":[{"name":"email","label":"forms.auth.resendMfaCode.fields.email","help":"forms.auth.resendMfaCode.help.email","kind":"email","required":true,"maxLength":100},{"name":"password","label":"forms.auth.resendMfaCode.fields.password","help":"forms.auth.resendMfaCode.help.password","kind":"text","required":true,"maxLength":128,"writeOnly":true}],"transforms":{"email":["trim"]}};
export { validate } from '../validators/auth/emailLogin.ts';
