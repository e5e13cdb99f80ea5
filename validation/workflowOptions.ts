import { chosen, text } from './fields.ts';
import { limits } from '../src/domain/limits.ts';
import { when } from './when.ts';

// A workflow set's fields (specification 3 §5 “Workflow set”). Names in use are the service's matter.

const key = 'validation.workflowSet';

const option = {
  type: 'object',
  additionalProperties: false,
  properties: {
    workflowId: chosen(`${key}.workflow`),
    displayName: text(`${key}.displayName`, limits.workflowSetName),
    isDefault: { type: 'boolean', errorMessage: { type: `${key}.isDefault.required` } },
  },
  required: ['workflowId', 'displayName', 'isDefault'],
} as const;

const notDefault = { properties: { isDefault: { const: false } }, required: ['isDefault'] } as const;

const workflowOptions = {
  type: 'array',
  minItems: 1,
  maxItems: limits.workflowSetOptions,
  items: option,
  errorMessage: { type: `${key}.workflow.required`, minItems: `${key}.workflow.required`, maxItems: `${key}.workflow.maxItems` },
  allOf: [
    { uniqueRows: { by: 'workflowId' }, errorMessage: { uniqueRows: `${key}.workflow.repeated` } },
    { uniqueRows: { by: 'displayName' }, errorMessage: { uniqueRows: `${key}.displayName.repeated` } },
    when({ type: 'array', minItems: 1 }, { not: { items: notDefault }, errorMessage: { not: `${key}.isDefault.missing` } }),
  ],
} as const;

export const workflowSet = {
  properties: {
    name: text(`${key}.name`, limits.workflowSetName),
    description: {
      type: ['string', 'null'],
      maxLength: limits.description,
      errorMessage: { maxLength: `${key}.description.maxLength` },
    },
    workflowOptions,
  },
  required: ['name', 'workflowOptions'],
} as const;

export const workflowSetTransforms = { name: ['trim'], description: ['trim'], 'workflowOptions.*.displayName': ['trim'] };

export const workflowSetFields = { name: { widget: 'uniqueName' }, workflowOptions: { widget: 'workflowOptions' } };
