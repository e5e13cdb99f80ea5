import { join } from 'node:path';
import { expect, it } from 'vitest';
import { problemText } from '../../src/engine/compile/problems.ts';
import { expectApproved } from '../support/approved.ts';
import { compiled } from './compiled.ts';
import { factsOf } from './facts.ts';

it('every resource offers what was approved: order, columns, filters, actions with their rights, flags and states, and undo', () => {
  const { plans, forms, problems } = compiled;
  expect(problems.map(problemText)).toEqual([]);
  const byName = plans.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  expectApproved(join(import.meta.dirname, 'approved.txt'), [...byName.flatMap((plan) => factsOf(plan, forms))]);
});
