import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMoreLater } from '../../../src/engine/screens/values/useMoreLater.ts';

const listed = (count: number): number[] => {
  const lengths: number[] = [];
  const items = Array.from({ length: count }, (_, index) => index);
  renderHook(() => lengths.push(useMoreLater(items).length));
  return lengths;
};

it('a long list is rendered with its first sixty at once, and whole thereafter; a short one whole at once', () => {
  expect(listed(500)).toEqual([60, 500]);
  expect([...new Set(listed(40))]).toEqual([40]);
});
