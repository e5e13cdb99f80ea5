// @ts-nocheck
// Written by codegen: a form and its precompiled validator.
import type { FormPlan } from '../../../engine/plan/Plan.ts';
export const plan: FormPlan = {"id":"auth/forgetPassword","operation":"AuthForgetPassword","argument":"authForgetPasswordDto","fields":[{"name":"email","label":"forms.auth.forgetPassword.fields.email","help":"forms.auth.forgetPassword.help.email","kind":"email","required":true,"maxLength":100}],"saveWhenFilled":true,"transforms":{"email":["trim"]}};
export { validate } from '../validators/auth/forgetPassword.ts';
