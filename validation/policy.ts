import { text } from './fields.ts';
import type { Schema } from '../src/engine/forms/form.ts';
import { limits } from '../src/domain/limits.ts';

const word = { type: 'string', minLength: 1, maxLength: 200, errorMessage: { maxLength: 'validation.policy.word.maxLength' } } as const;

/** The statements of a policy; each names a place (specification 2 §5). */
export const statements = {
  type: 'array',
  maxItems: limits.permissionRules,
  items: {
    type: 'object',
    additionalProperties: false,
    properties: {
      actions: {
        type: 'array',
        maxItems: limits.permissionActions,
        items: word,
        errorMessage: { maxItems: 'validation.permission.actions.maxItems' },
      },
      resources: {
        type: 'array',
        minItems: 1,
        maxItems: limits.permissionPlaces,
        items: word,
        errorMessage: { minItems: 'validation.permission.customer', maxItems: 'validation.permission.places.maxItems' },
      },
      effect: { type: 'string', enum: ['allow', 'deny'] },
    },
    required: ['actions', 'resources', 'effect'],
  },
  errorMessage: { maxItems: 'validation.permission.rules.maxItems' },
} as const satisfies Schema;

export const policyProperties = {
  name: text('validation.policy.name', limits.name),
  description: {
    type: ['string', 'null'],
    maxLength: limits.description,
    errorMessage: { type: 'validation.policy.description.maxLength', maxLength: 'validation.policy.description.maxLength' },
  },
  tags: {
    type: ['array', 'null'],
    maxItems: limits.policyTags,
    items: {
      type: 'object',
      additionalProperties: false,
      properties: { name: text('validation.policy.tag', limits.name), value: { type: 'string', maxLength: limits.name } },
      required: ['name', 'value'],
    },
    errorMessage: { type: 'validation.policy.tags.maxItems', maxItems: 'validation.policy.tags.maxItems' },
  },
  statements,
} as const satisfies Record<string, Schema>;

export const policyTransforms = { transforms: { name: ['trim'], description: ['trim'] } };
