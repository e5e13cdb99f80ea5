// @ts-nocheck
// Written by codegen: a form and its precompiled validator.
import type { FormPlan } from '../../../engine/plan/Plan.ts';
export const plan: FormPlan = {"id":"auth/updateProfile","operation":"AuthUpdateProfile","argument":"input","resource":"own-profile","fields":[{"name":"firstName","label":"forms.auth.updateProfile.fields.firstName","help":"resources.own-profile.help.firstName","kind":"text","required":true,"maxLength":50},{"name":"lastName","label":"resources.own-profile.fields.lastName","help":"resources.own-profile.help.lastName","kind":"text","required":true,"maxLength":50},{"name":"phoneNumber","label":"resources.own-profile.fields.phoneNumber","help":"resources.own-profile.help.phoneNumber","kind":"text","widget":"phone","required":false}],"shows":["email"],"transforms":{"firstName":["trim"],"lastName":["trim"],"phoneNumber":["phone"]}};
export { validate } from '../validators/auth/updateProfile.ts';
