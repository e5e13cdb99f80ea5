import { ApplicationStatus } from '../../src/generated/values.ts';
import { form } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';
import { reserved } from '../../src/engine/forms/template.ts';

// Accepted values by kind of template item (specification 2 §3, §5).

const key = 'validation.ats';

const groupIds = {
  type: 'array',
  maxItems: limits.atsGroups,
  items: { type: 'string', minLength: 1, maxLength: 64 },
  errorMessage: { type: `${key}.groups.type`, maxItems: `${key}.groups.maxItems` },
} as const;

const workflowId = <const K extends string>(name: K) =>
  ({
    type: 'string',
    minLength: 1,
    pattern: '^[0-9a-fA-F]{24}$',
    errorMessage: { type: `${key}.${name}.required`, minLength: `${key}.${name}.required`, pattern: `${key}.workflow.format` },
  }) as const;

const templateValues = form(
  'AtsCreateTenant',
  'createTenantInput',
  {
    properties: {
      singleString: {
        type: 'string',
        maxLength: limits.atsText,
        errorMessage: { type: `${key}.text.type`, maxLength: `${key}.text.maxLength` },
      },
      singleNumber: {
        type: 'integer',
        minimum: 1,
        maximum: 2_147_483_647,
        errorMessage: { type: `${key}.number`, minimum: `${key}.number`, maximum: `${key}.numberTooLarge` },
      },
      singleRadio: { type: 'boolean', errorMessage: { type: `${key}.switch` } },
      appsApplicationStatusConfig: {
        type: 'array',
        maxItems: limits.atsRows,
        items: {
          type: 'object',
          additionalProperties: false,
          properties: {
            atsStatus: {
              type: 'string',
              pattern: '\\S',
              maxLength: limits.name,
              not: { enum: reserved },
              errorMessage: {
                type: `${key}.atsStatus.required`,
                pattern: `${key}.atsStatus.required`,
                maxLength: `${key}.atsStatus.maxLength`,
                not: `${key}.reserved`,
              },
            },
            status: {
              type: 'string',
              enum: ApplicationStatus,
              errorMessage: { type: `${key}.status.required`, enum: `${key}.status.required` },
            },
          },
          required: ['atsStatus', 'status'],
        },
        uniqueRows: { by: 'atsStatus' },
        errorMessage: { type: `${key}.list`, maxItems: `${key}.maxItems`, uniqueRows: `${key}.atsStatus.repeated` },
      },
      multiStringArray: {
        type: 'array',
        maxItems: limits.atsRows,
        items: {
          type: 'string',
          pattern: '\\S',
          maxLength: limits.atsText,
          errorMessage: { type: `${key}.text.type`, pattern: `${key}.text.type`, maxLength: `${key}.text.maxLength` },
        },
        errorMessage: { type: `${key}.list`, maxItems: `${key}.maxItems` },
      },
      groupIdsConfig: {
        type: 'object',
        additionalProperties: false,
        properties: { hiringManager: groupIds, recruiter: groupIds },
        required: [],
        errorMessage: { type: `${key}.groups.type` },
      },
      flagWorkflowIdsConfig: {
        type: 'array',
        maxItems: limits.atsRows,
        items: {
          type: 'object',
          additionalProperties: false,
          properties: { workflowId: workflowId('normalWorkflow'), indigenousWorkflowId: workflowId('indigenousWorkflow') },
          required: ['workflowId', 'indigenousWorkflowId'],
        },
        uniqueRows: { by: 'workflowId' },
        errorMessage: { type: `${key}.list`, maxItems: `${key}.maxItems`, uniqueRows: `${key}.normalWorkflow.repeated` },
      },
    },
    required: [],
  },
  {
    detached: [
      'singleString',
      'singleNumber',
      'singleRadio',
      'appsApplicationStatusConfig',
      'multiStringArray',
      'groupIdsConfig',
      'flagWorkflowIdsConfig',
    ],
    transforms: {
      singleString: ['trim'],
      'appsApplicationStatusConfig.*.atsStatus': ['trim'],
      'multiStringArray.*': ['trim'],
      'flagWorkflowIdsConfig.*.workflowId': ['trim'],
      'flagWorkflowIdsConfig.*.indigenousWorkflowId': ['trim'],
    },
    fields: {
      singleString: { widget: 'text' },
      singleRadio: { widget: 'toggle' },
      multiStringArray: { widget: 'chips' },
      appsApplicationStatusConfig: { map: { key: 'atsStatus', value: 'status' } },
      'groupIdsConfig.hiringManager': { reference: 'groups', widget: 'group' },
      'groupIdsConfig.recruiter': { reference: 'groups', widget: 'group' },
      flagWorkflowIdsConfig: { map: { key: 'workflowId', value: 'indigenousWorkflowId' } },
      'flagWorkflowIdsConfig.workflowId': { reference: 'workflows' },
      'flagWorkflowIdsConfig.indigenousWorkflowId': { reference: 'workflows' },
    },
  },
);
export default templateValues;
