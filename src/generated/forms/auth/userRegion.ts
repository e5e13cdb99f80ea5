// @ts-nocheck
// Written by codegen: a form and its precompiled validator.
import type { FormPlan } from '../../../engine/plan/Plan.ts';
export const plan: FormPlan = {"id":"auth/userRegion","operation":"AuthGetUserRegion","argument":"","fields":[{"name":"email","label":"forms.auth.userRegion.fields.email","help":"forms.auth.userRegion.help.email","kind":"email","required":true,"maxLength":100}],"transforms":{"email":["trim"]}};
export { validate } from '../validators/auth/forgetPassword.ts';
