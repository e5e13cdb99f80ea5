import { expect, it } from 'vitest';
import { isOfAnotherKind } from './formExamples.ts';

it.each([
  [{ type: 'string', enum: ['OPEN', 'CLOSED'] }, 'none', true],
  [{ type: 'string', enum: ['OPEN', 'CLOSED'] }, 'OPEN', false],
  [{ type: 'string' }, 7, true],
  [{ type: ['string', 'null'] }, 'x', false],
  [{ type: 'object' }, {}, true],
  [{ type: 'string', format: 'date-time' }, 'yesterday', true],
])('knows which values the contract of %j may refuse: %j', (schema, value, is) => {
  expect(isOfAnotherKind(schema, value)).toBe(is);
});
