import { AwsRegion } from '../../src/generated/values.ts';
import { form, type FormValues, type Schema } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';

const customer = {
  type: 'object',
  additionalProperties: false,
  properties: {
    customerId: {
      type: 'string',
      minLength: 1,
      maxLength: 64,
      errorMessage: { type: 'validation.permission.customer', minLength: 'validation.permission.customer' },
    },
    hierarchyIds: {
      type: 'array',
      minItems: 1,
      maxItems: limits.permissionPlaces,
      items: { type: 'string', minLength: 1, maxLength: 64 },
      errorMessage: {
        type: 'validation.permission.departments',
        minItems: 'validation.permission.departments',
        maxItems: 'validation.permission.places.maxItems',
      },
    },
    awsRegion: { type: ['string', 'null'], enum: [...AwsRegion, null] },
    organizationId: { type: ['string', 'null'], maxLength: 64 },
  },
  required: ['customerId', 'hierarchyIds'],
} as const satisfies Schema;

/** A rule for other resources may lack customers; the service checks that (specification 2 §5). */
const rule = {
  type: 'object',
  additionalProperties: false,
  properties: {
    customers: {
      type: 'array',
      maxItems: limits.permissionCustomers,
      items: customer,
      errorMessage: { type: 'validation.permission.customer', maxItems: 'validation.permission.customers.maxItems' },
    },
    actions: {
      type: 'array',
      maxItems: limits.permissionActions,
      items: { type: 'string', minLength: 1, maxLength: 300 },
      errorMessage: { maxItems: 'validation.permission.actions.maxItems' },
    },
    of: { type: ['integer', 'null'], minimum: 0, maximum: limits.permissionRules },
  },
  required: ['customers', 'actions'],
} as const satisfies Schema;

const updatePermissionTab = form('CommonUpdatePermissionTabPolicies', 'update', {
  properties: {
    permissionTabState: {
      type: 'object',
      additionalProperties: false,
      properties: {
        basic: rule,
        advanced: {
          type: 'array',
          maxItems: limits.permissionRules,
          items: rule,
          errorMessage: { maxItems: 'validation.permission.rules.maxItems' },
        },
      },
      required: ['basic', 'advanced'],
    },
  },
  required: ['permissionTabState'],
});
export default updatePermissionTab;

export type UpdatePermissionTab = FormValues<typeof updatePermissionTab>;
