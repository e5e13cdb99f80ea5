import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import type { FromSchema } from 'json-schema-to-ts';
import { formats } from '../../../engine/forms/formats.ts';
import { limits } from '../../../domain/limits.ts';
import { Recommendation } from '../../../generated/values.ts';
import { regions } from '../../regions.ts';
import { bodyFaults } from '../../bodyFaults.ts';
import { readJson } from '../../http/jsonLimits.ts';

const id = { type: 'string', minLength: 1, maxLength: 64 } as const;
const time = { type: ['string', 'null'], maxLength: 40, format: 'dateTime' } as const;
const count = { type: ['integer', 'null'], minimum: 0, maximum: 1000 } as const;
const flag = { type: ['boolean', 'null'] } as const;

const progress = {
  consentedAt: time,
  submittedAt: time,
  deviceType: { type: ['string', 'null'], enum: ['MOBILE', 'DESKTOP', null] },
  timeTakenSeconds: { type: ['integer', 'null'], minimum: 0, maximum: 10_000_000 },
  npsScore: { type: ['integer', 'null'], minimum: 0, maximum: 10 },
} as const;

const results = {
  predictedAt: time,
  /** Quality of the answers. @default SUCCESS, or GARBAGE for a text of low quality */
  prediction: { type: ['string', 'null'], enum: ['SUCCESS', 'SHORT', 'GARBAGE', 'SELF_REPEATER', 'NON_ENGLISH', null] },
  recommendation: { type: ['string', 'null'], enum: [...Recommendation, null] },
  recommendationScore: { type: ['number', 'null'], minimum: 0, maximum: 100 },
  plagiarismQuestionCount: count,
  profanityQuestionCount: count,
  outlierQuestionCount: count,
  agcQuestionCount: count,
  isProfanity: flag,
  isPlagiarism: flag,
  isOutlier: flag,
  isLowTextQuality: flag,
  isAgc: flag,
  rating: { type: ['number', 'null'], minimum: 0, maximum: 100 },
  comment: { type: ['string', 'null'], maxLength: 4000 },
  reviewerIds: { type: ['array', 'null'], maxItems: 100, uniqueItems: true, items: id },
  completedReviewerCount: { type: ['integer', 'null'], minimum: 0, maximum: 100 },
  insightsLink: { type: ['string', 'null'], maxLength: limits.url, format: 'url' },
  isViewed: flag,
  otherResults: {
    type: ['object', 'null'],
    maxProperties: 50,
    propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9_.-]{0,63}$', not: { enum: ['constructor', 'prototype'] } },
    additionalProperties: { type: ['string', 'number', 'boolean', 'null'], maxLength: 1000 },
  },
} as const;

export const callbackSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['region', 'customerId', 'event'],
  anyOf: [{ required: ['assessmentId'] }, { required: ['externalAssessmentId'] }],
  properties: {
    assessmentId: id,
    externalAssessmentId: id,
    region: { type: 'string', enum: regions },
    customerId: id,
    event: { type: 'string', enum: ['STARTED', 'CONSENTED', 'PROGRESSED', 'COMPLETED', 'DROPPED_OUT', 'RESULTS'] },
    createdAt: time,
    ...progress,
    ...results,
  },
  if: { properties: { event: { not: { const: 'RESULTS' } } } },
  // oxlint-disable-next-line unicorn/no-thenable
  then: { properties: Object.fromEntries(Object.keys(results).map((name) => [name, false])) },
} as const;

export type Callback = FromSchema<Omit<typeof callbackSchema, 'if' | 'then' | 'anyOf'>>;

export const callbackLimit = 128 * 1024;

let compiled: ValidateFunction | undefined;
function validator(): ValidateFunction {
  if (compiled) return compiled;
  const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true, verbose: true });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  ajv.addFormat('dateTime', (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value)));
  return (compiled = ajv.compile(callbackSchema));
}

export function readCallback(body: Buffer): Callback | { faults: Record<string, string> } {
  const validate = validator();
  const value = readJson(body);
  if (value === undefined) return { faults: { '(body)': 'must be JSON' } };
  if (validate(value)) return value as Callback;
  return { faults: bodyFaults(validate.errors) };
}
