import { describe, expect, it } from 'vitest';
import { nearest } from '../../../src/engine/compile/nearest.ts';

describe('nearest', () => {
  it.each([
    ['ORGGetCustmers', 'ORGGetCustomers'],
    ['orggetcustomer', 'ORGGetCustomer'],
    ['tilte', 'title'],
    ['nmae', 'name'],
  ])('takes %s for %s', (found, meant) => {
    expect(nearest(found, ['ORGGetCustomers', 'ORGGetCustomer', 'title', 'name', 'createdAt'])).toBe(meant);
  });

  it('suggests nothing when nothing is near', () => {
    expect(nearest('zebra', ['title', 'createdAt'])).toBeUndefined();
    expect(nearest('', ['title'])).toBeUndefined();
    expect(nearest('title', [])).toBeUndefined();
  });

  it('takes a swap of neighbours for one slip', () => {
    expect(nearest('ab', ['ba', 'xyz'])).toBe('ba');
  });
});
