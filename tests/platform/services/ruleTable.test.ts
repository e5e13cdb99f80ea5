import { describe, expect, it } from 'vitest';
import { chance } from '../../../src/platform/demo/deterministic.ts';
import { evaluateConditions } from '../../../src/platform/services/assessments/evaluateConditions.ts';
import type { AssessmentResults } from '../../../src/platform/services/assessments/evaluateConditions.ts';

type Condition = Parameters<typeof evaluateConditions>[0]['conditions'][number];

const fields = ['recommendationScore', 'recommendation', 'plagiarismQuestionCount', 'profanityQuestionCount', 'isLowTextQuality'] as const;
const operators = ['gt', 'gte', 'lt', 'lte', 'contains', 'is'] as const;
/** Every type with its edges; also values that no form accepts, since imports may write stages. */
const wanted: unknown[] = [
  ...[0, 1, 7, 48, 49.5, 65, 100, -1, Number.NaN, true, false, null, undefined, 'YES', '65', 'true', ''],
  ...[[], ['YES'], ['YES', 'MAYBE'], ['NO'], [65], [true], [null], {}],
];
const values: Record<(typeof fields)[number], unknown[]> = {
  recommendationScore: [null, 0, 48, 49, 49.5, 65, 65.1, 100],
  recommendation: [null, 'YES', 'MAYBE', 'NO'],
  plagiarismQuestionCount: [null, 0, 1, 7],
  profanityQuestionCount: [null, 0, 1, 7],
  isLowTextQuality: [null, true, false],
};

/** The same rule in other words: what is greater is found by putting numbers in order, what is one of several by comparing with each. */
function reference(operator: string, value: unknown, comparison: unknown): boolean {
  if (value === null) return false;
  switch (operator) {
    case 'is':
      return Object.is(value, comparison);
    case 'contains': {
      if (!Array.isArray(comparison)) return false;
      let found = false;
      for (const each of comparison) if (Object.is(each, value)) found = true;
      return found;
    }
    default: {
      const numbers = [value, comparison];
      if (numbers.some((each) => typeof each !== 'number' || Number.isNaN(each))) return false;
      const [least] = (numbers as number[]).toSorted((one, other) => one - other);
      const equal = value === comparison;
      const isLess = !equal && least === value;
      return { lt: isLess, lte: isLess || equal, gt: !isLess && !equal, gte: !isLess }[operator] ?? false;
    }
  }
}

const nothing: AssessmentResults = {
  ...{ recommendation: null, recommendationScore: null, plagiarismQuestionCount: null },
  ...{ profanityQuestionCount: null, isLowTextQuality: null },
};
const condition = (onField: (typeof fields)[number], comparisonOperator: (typeof operators)[number], comparisonValue: unknown) =>
  ({ onField, onFieldType: 'number', comparisonOperator, comparisonValue }) as Condition;

describe('the conditions of rules', () => {
  const cells = fields.flatMap((field) =>
    operators.flatMap((operator) => wanted.flatMap((comparison) => values[field].map((value) => ({ field, operator, comparison, value })))),
  );

  it('equal the reference for every field, operator, value and result', () => {
    const wrong = cells.filter(({ field, operator, comparison, value }) => {
      const held = evaluateConditions({ conditions: [condition(field, operator, comparison)] }, { ...nothing, [field]: value });
      return (held !== null) !== reference(operator, value, comparison);
    });
    expect(wrong).toEqual([]);
    expect(cells.length).toBeGreaterThan(3000);
  });

  it('hold together only where each does, over random rules and results', () => {
    const luck = chance('rules');
    let held = 0;
    for (let run = 0; run < 20_000; run += 1) {
      const picked = Array.from({ length: luck.between(1, 3) }, () => luck.pick(cells));
      const results: AssessmentResults = { ...nothing, ...Object.fromEntries(fields.map((field) => [field, luck.pick(values[field])])) };
      const conditions = picked.map(({ field, operator, comparison }) => condition(field, operator, comparison));
      const trace = evaluateConditions({ conditions }, results);
      const expected = picked.every(({ field, operator, comparison }) => reference(operator, results[field], comparison));
      if ((trace !== null) !== expected) expect({ conditions, results, trace }).toBe(expected);
      if (trace) held += 1;
      if (trace) expect(trace.map(({ onField, value }) => [onField, value])).toEqual(picked.map(({ field }) => [field, results[field]]));
    }
    expect(held).toBeGreaterThan(300);
  });

  it('that are none hold never', () => {
    expect(evaluateConditions({ conditions: [] }, { ...nothing, recommendationScore: 100 })).toBeNull();
  });
});
