// @ts-nocheck
// Written by codegen: a form and its precompiled validator.
import type { FormPlan } from '../../../engine/plan/Plan.ts';
export const plan: FormPlan = {"id":"org/updateUser","operation":"ORGUpdateUser","argument":"update","resource":"users","fields":[{"name":"firstName","label":"forms.org.updateUser.fields.firstName","help":"resources.users.help.firstName","kind":"text","required":true,"maxLength":50},{"name":"lastName","label":"resources.users.fields.lastName","help":"resources.users.help.lastName","kind":"text","required":true,"maxLength":50},{"name":"phoneNumber","label":"resources.users.fields.phoneNumber","help":"resources.users.help.phoneNumber","kind":"text","widget":"phone","required":false}],"shows":["email"],"transforms":{"firstName":["trim"],"lastName":["trim"],"phoneNumber":["phone"]}};
export { validate } from '../validators/auth/updateProfile.ts';
