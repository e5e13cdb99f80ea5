import { AssessmentProduct, StageLanguage } from '../src/generated/values.ts';
import { choice, chosen } from './fields.ts';
import { limits } from '../src/domain/limits.ts';
import { actions, trigger } from './triggers.ts';
import { when } from './when.ts';

// The stages of a workflow with the rules among them (specification 3 §5 “Workflow”). Only what the database knows is left to the service.

const key = 'validation.workflow';

const stage = {
  type: 'object',
  additionalProperties: false,
  properties: {
    _id: { type: ['string', 'null'], maxLength: 64 },
    name: { type: ['string', 'null'], maxLength: limits.name, errorMessage: { maxLength: `${key}.stageName.maxLength` } },
    provider: choice(`${key}.provider`, ['PH']),
    product: choice(`${key}.product`, AssessmentProduct),
    language: choice(`${key}.language`, StageLanguage),
    externalAssessmentPackageId: chosen(`${key}.package`),
    triggers: {
      type: ['array', 'null'],
      maxItems: actions.length,
      items: trigger,
      errorMessage: { maxItems: `${key}.triggers.repeated` },
      // At most one rule a kind of action: of two, not both are of one kind.
      ...when(
        { type: 'array', minItems: actions.length, maxItems: actions.length },
        { allOf: actions.map((action) => ({ not: { items: ofAction(action) }, errorMessage: { not: `${key}.triggers.repeated` } })) },
      ),
    },
  },
  required: ['provider', 'product', 'language', 'externalAssessmentPackageId'],
} as const;

/** A video interview has no rules. */
const videoWithoutRules = when(
  { properties: { product: { const: 'SI' } }, required: ['product'] },
  { properties: { triggers: { maxItems: 0, errorMessage: { maxItems: `${key}.triggers.video` } } } },
);

const alone = {
  ...videoWithoutRules,
  properties: {
    triggers: {
      items: {
        properties: {
          action: {
            properties: { type: { not: { const: 'MOVE_STAGE' }, errorMessage: { not: `${key}.triggers.noNextStage` } } },
          },
        },
      },
    },
  },
} as const;

const first = {
  ...videoWithoutRules,
  properties: { product: { not: { const: 'SI' }, errorMessage: { not: `${key}.product.videoFirst` } } },
} as const;

const second = {
  properties: {
    product: { not: { const: 'FI' }, errorMessage: { not: `${key}.product.chatSecond` } },
    triggers: { maxItems: 0, errorMessage: { maxItems: `${key}.triggers.secondStage` } },
  },
} as const;

export const stages = {
  type: 'array',
  minItems: 1,
  maxItems: limits.workflowStages,
  items: stage,
  errorMessage: { type: `${key}.stages.minItems`, minItems: `${key}.stages.minItems`, maxItems: `${key}.stages.maxItems` },
  allOf: [
    when({ type: 'array', ...rows(1) }, { items: [alone], ...rows(1) }),
    when({ type: 'array', ...rows(2) }, { items: [first, second], ...rows(2) }),
    { uniqueRows: { by: 'externalAssessmentPackageId' }, errorMessage: { uniqueRows: `${key}.package.repeated` } },
  ],
} as const;

function ofAction(type: string) {
  return { properties: { action: { properties: { type: { const: type } }, required: ['type'] } }, required: ['action'] } as const;
}

function rows(number: number) {
  return { minItems: number, maxItems: number };
}
