import { limits } from '../src/domain/limits.ts';

const key = 'validation.retention';
const texts = { type: `${key}.integer`, minimum: `${key}.between`, maximum: `${key}.between` } as const;

const months = {
  type: 'integer',
  minimum: 1,
  maximum: limits.retentionMonths,
  errorMessage: texts,
} as const;

/** Value until the customer saves settings (specification 2 §9). */
const prefilled = { ...months, default: limits.retentionMonthsUnset } as const;

const group = <const M extends typeof months>(each: M) =>
  ({
    type: 'object',
    additionalProperties: false,
    properties: { candidatePiiRetentionPeriod: each, videoRetentionPeriod: each },
    required: ['candidatePiiRetentionPeriod', 'videoRetentionPeriod'],
    errorMessage: { required: { candidatePiiRetentionPeriod: `${key}.required`, videoRetentionPeriod: `${key}.required` } },
  }) as const;

/** Both retention periods, in months (specification 2 §5 “Compliance”). */
export const retentionPeriod = group(months);

/** The same, filled in for a customer that has none yet. */
export const newRetentionPeriod = group(prefilled);
