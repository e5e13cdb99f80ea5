import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetUndoable, undoable, undoLast } from '../../../src/engine/screens/values/undoable.ts';

beforeEach(forgetUndoable);

it('undoes what was done last, then what was done before it, and says when there is nothing', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  undoable(first);
  undoable(second);
  expect(undoLast()).toBe(true);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  expect(undoLast()).toBe(true);
  expect(undoLast()).toBe(false);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

it('undoes nothing twice, whether by a button or by a key', () => {
  const undo = vi.fn();
  const press = undoable(undo);
  undoLast();
  press();
  press();
  expect(undo).toHaveBeenCalledTimes(1);
});

it('keeps what could not be undone for another try', async () => {
  const undo = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
  undoable(undo);
  undoLast();
  await waitFor(() => expect(undoLast()).toBe(true));
  expect(undo).toHaveBeenCalledTimes(2);
  await Promise.resolve();
  expect(undoLast()).toBe(false);
});
