// @ts-nocheck
// Written by codegen: a form and its precompiled validator.
import type { FormPlan } from '../../../engine/plan/Plan.ts';
export const plan: FormPlan = {"id":"org/createGroup","operation":"ORGCreateGroup","argument":"group","resource":"groups","fields":[{"name":"name","label":"resources.groups.fields.name","help":"resources.groups.help.name","kind":"text","required":true,"maxLength":100},{"name":"description","label":"resources.groups.fields.description","help":"resources.groups.help.description","kind":"multiline","widget":"multiline","required":false,"maxLength":700}],"transforms":{"name":["trim"],"description":["trim"]}};
export { validate } from '../validators/org/createGroup.ts';
