import { choice } from './fields.ts';
import { limits } from '../src/domain/limits.ts';
import { when } from './when.ts';

// The rules of a workflow's stage (specification 3 §3 “Trigger”, §5 “Workflow”): what is looked at, how, and what is done then.

const key = 'validation.workflow.condition';
export const actions = ['UPDATE_STATUS', 'MOVE_STAGE'] as const;

const comparisons = ['gt', 'gte', 'lt', 'lte'];

const condition = {
  type: 'object',
  additionalProperties: false,
  properties: {
    onField: choice(`${key}.onField`, [
      'recommendationScore',
      'recommendation',
      'plagiarismQuestionCount',
      'profanityQuestionCount',
      'isLowTextQuality',
    ]),
    onFieldType: choice(`${key}.onFieldType`, ['number', 'string', 'boolean']),
    comparisonOperator: choice(`${key}.comparisonOperator`, ['gte', 'gt', 'lt', 'lte', 'contains', 'is']),
    comparisonValue: {
      type: ['array', 'integer', 'boolean'],
      items: {
        type: 'string',
        enum: ['YES', 'MAYBE', 'NO'],
        errorMessage: { type: `${key}.comparisonValue.recommendation`, enum: `${key}.comparisonValue.recommendation` },
      },
      errorMessage: { type: `${key}.comparisonValue.required` },
    },
  },
  required: ['onField', 'onFieldType', 'comparisonOperator', 'comparisonValue'],
  allOf: [
    about('recommendation', 'string', ['contains'], { type: 'array', minItems: 1, uniqueItems: true }, 'recommendation'),
    about('recommendationScore', 'number', comparisons, { type: 'integer', minimum: 1, maximum: limits.workflowScore }, 'score'),
    about(
      'plagiarismQuestionCount',
      'number',
      comparisons,
      { type: 'integer', minimum: 1, maximum: limits.workflowQuestionCount },
      'plagiarism',
    ),
    about(
      'profanityQuestionCount',
      'number',
      comparisons,
      { type: 'integer', minimum: 1, maximum: limits.workflowQuestionCount },
      'profanity',
    ),
    about('isLowTextQuality', 'boolean', ['is'], { type: 'boolean' }, 'lowTextQuality'),
  ],
} as const;

const status = 'validation.workflow.status.required';
const withStatus = {
  properties: {
    payload: {
      type: 'object',
      properties: { status: { type: 'string', errorMessage: { type: status } } },
      required: ['status'],
      errorMessage: { type: status, required: { status } },
    },
  },
  required: ['payload'],
  errorMessage: { required: { payload: status } },
} as const;

/** A rule of a stage; the only status that is offered is Interview. */
export const trigger = {
  type: 'object',
  additionalProperties: false,
  properties: {
    enabled: { type: 'boolean', errorMessage: { type: 'validation.workflow.enabled.required' } },
    conditionOperator: choice('validation.workflow.conditionOperator', ['and']),
    conditions: {
      type: 'array',
      minItems: 1,
      maxItems: limits.workflowConditions,
      items: condition,
      errorMessage: {
        type: 'validation.workflow.conditions.minItems',
        minItems: 'validation.workflow.conditions.minItems',
        maxItems: 'validation.workflow.conditions.maxItems',
      },
    },
    action: {
      type: 'object',
      additionalProperties: false,
      properties: {
        type: choice('validation.workflow.action', actions),
        payload: {
          type: ['object', 'null'],
          additionalProperties: false,
          properties: {
            status: {
              type: ['string', 'null'],
              enum: ['APPS_APPLICATION_INTERVIEW', null],
              errorMessage: { type: status, enum: status },
            },
          },
        },
      },
      required: ['type'],
      ...when({ properties: { type: { const: 'UPDATE_STATUS' } }, required: ['type'] }, withStatus),
    },
  },
  required: ['enabled', 'conditionOperator', 'conditions', 'action'],
} as const;

function about(onField: string, onFieldType: string, operators: readonly string[], value: object, text: string) {
  const message = `${key}.comparisonValue.${text}`;
  const keywords = Object.fromEntries(Object.keys(value).map((keyword) => [keyword, message]));
  return when(
    { properties: { onField: { const: onField } }, required: ['onField'] },
    {
      properties: {
        onFieldType: { const: onFieldType, errorMessage: { const: `${key}.onFieldType.required` } },
        comparisonOperator: { enum: operators, errorMessage: { enum: `${key}.comparisonOperator.required` } },
        comparisonValue: { ...value, errorMessage: keywords },
      },
    },
  );
}
