// @ts-nocheck
// Written by codegen: a form and its precompiled validator.
import type { FormPlan } from '../../../engine/plan/Plan.ts';
export const plan: FormPlan = {"id":"idp/createScimToken","operation":"IDPCreateScimToken","argument":"token","resource":"scim-tokens","fields":[{"name":"name","label":"resources.scim-tokens.fields.name","help":"resources.scim-tokens.help.name","kind":"text","required":true,"maxLength":100},{"name":"groupIds","label":"resources.scim-tokens.fields.groupIds","help":"resources.scim-tokens.help.groupIds","kind":"references","widget":"group","required":true,"maxItems":100,"default":[],"reference":"groups"},{"name":"expiresAt","label":"resources.scim-tokens.fields.expiresAt","help":"resources.scim-tokens.help.expiresAt","kind":"dateTime","required":false}],"transforms":{"name":["trim"]}};
export { validate } from '../validators/idp/createScimToken.ts';
