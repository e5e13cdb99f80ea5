import { expect, it } from 'vitest';
import { leftOver, runInParts } from '../../../src/engine/screens/actions/runInParts.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

it('asks a part at a time and adds up what was answered', async () => {
  const parts: string[][] = [];
  const outcome = await runInParts(
    ids,
    async (part) => {
      parts.push(part);
      return { data: part.filter((id) => id !== 'd'), refused: part.filter((id) => id === 'd').map((_id) => ({ _id, reason: 'no' })) };
    },
    2,
  );
  expect(parts).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(outcome).toEqual({ done: ['a', 'b', 'c', 'e'], refused: [{ _id: 'd', reason: 'no' }], failed: [], notTried: [] });
});

it('stops at the first part that fails, and tells done, failed and not tried apart', async () => {
  const error = new Error('gone');
  const outcome = await runInParts(ids, async (part) => (part.includes('c') ? Promise.reject(error) : { data: part }), 2);
  expect(outcome).toEqual({ done: ['a', 'b'], refused: [], failed: ['c', 'd'], notTried: ['e'], error });
  expect(leftOver(outcome)).toEqual(['c', 'd', 'e']);
});
