import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownKeys, readListState, writeListState } from '../../../src/engine/screens/list/listState.ts';
import { customersPlan } from '../client/customersPlan.ts';

const state = fc.record({
  page: fc.integer({ min: 1, max: 99_999 }),
  perPage: fc.constantFrom(30, 50, 100),
  sort: fc.record({
    field: fc.constantFrom('displayName', 'uniqueName', 'createdAt'),
    order: fc.constantFrom('ASC' as const, 'DESC' as const),
  }),
  search: fc.string({ maxLength: 100 }),
  filters: fc.constantFrom({}, { awsRegion: 'eu-west-1' }, { awsRegion: 'ap-southeast-2' }),
});
const foreign = fc
  .dictionary(fc.string({ minLength: 1, maxLength: 8 }), fc.string({ maxLength: 8 }))
  .map((pairs) => Object.fromEntries(Object.entries(pairs).filter(([key]) => !ownKeys(customersPlan).includes(key))));

describe('a list’s address', () => {
  it('gives back every state that was written into it, and every parameter of others', () => {
    fc.assert(
      fc.property(state, foreign, (written, others) => {
        const query = writeListState(new URLSearchParams(others), customersPlan, written);
        expect(readListState(new URLSearchParams(query.toString()), customersPlan)).toEqual(written);
        for (const [key, value] of Object.entries(others)) expect(query.get(key)).toBe(value);
      }),
    );
  });

  it('gives back several ids of which no resource is declared', () => {
    const plan = { ...customersPlan, filters: [{ name: 'stages', label: 'Stages', kind: 'json' as const }] };
    const read = readListState(new URLSearchParams('stages=one&stages=two'), plan);
    expect(read.filters).toEqual({ stages: ['one', 'two'] });
    expect(writeListState(new URLSearchParams(), plan, read).toString()).toBe('stages=one&stages=two');
  });

  it('is bare for the state that a list starts with', () => {
    const start = readListState(new URLSearchParams(), customersPlan);
    expect(writeListState(new URLSearchParams(), customersPlan, start).toString()).toBe('');
    expect(start).toEqual({ page: 1, perPage: 30, sort: { field: 'createdAt', order: 'DESC' }, search: '', filters: {} });
  });

  it('reads any text at all without harm', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...ownKeys(customersPlan)), fc.string()), (pairs) => {
        const { page, perPage, sort } = readListState(new URLSearchParams(pairs), customersPlan);
        expect(page).toBeGreaterThanOrEqual(1);
        expect(Number.isInteger(page)).toBe(true);
        expect([30, 50, 100]).toContain(perPage);
        expect(['displayName', 'uniqueName', 'createdAt']).toContain(sort?.field);
      }),
    );
  });
});
