import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OperationPlan } from '../../../src/engine/plan/Plan.ts';
import { read } from '../../../src/engine/plan/read.ts';

const operation = (paths: OperationPlan['read']): OperationPlan => ({
  name: 'X',
  kind: 'query',
  text: '',
  vars: [],
  read: paths,
  access: 'session',
});
const list = operation({ rows: 'X.data', total: 'X.pagination.totalItems' });

describe('read', () => {
  it('reads the rows and their total', () => {
    expect(read(list, { X: { data: [{ _id: '1' }], pagination: { totalItems: 41 } } })).toEqual({ rows: [{ _id: '1' }], total: 41 });
  });

  it('reads an absent list as empty and leaves an absent total out', () => {
    expect(read(list, { X: null })).toEqual({ rows: [] });
    expect(read(list, null)).toEqual({ rows: [] });
  });

  it('reads an absent record as null', () => {
    expect(read(operation({ record: 'X' }), { X: null })).toStrictEqual({ record: null });
    expect(read(operation({ record: 'X' }), {})).toStrictEqual({ record: null });
    expect(read(operation({ record: 'X' }), { X: { _id: '1' } })).toEqual({ record: { _id: '1' } });
  });

  it('reads changed and refused rows of a bulk operation', () => {
    const bulk = operation({ rows: 'X.data', refused: 'X.refused' });
    const answer = { X: { data: [{ _id: '1' }], refused: [{ _id: '2', reason: 'archived' }] } };
    expect(read(bulk, answer)).toEqual({ rows: [{ _id: '1' }], refused: [{ _id: '2', reason: 'archived' }] });
  });

  it('reads rows inside edges', () => {
    expect(read(operation({ rows: 'X.edges.node' }), { X: { edges: [{ node: { id: 'a' } }, null, { node: { id: 'b' } }] } })).toEqual({
      rows: [{ id: 'a' }, { id: 'b' }],
    });
  });

  it('gives back the rows that were put at its path, whatever they hold', () => {
    const row = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.jsonValue());
    fc.assert(
      fc.property(fc.array(row), fc.nat(), (data, totalItems) => {
        expect(read(list, { X: { data, pagination: { totalItems } } })).toEqual({ rows: data, total: totalItems });
      }),
    );
  });
});
