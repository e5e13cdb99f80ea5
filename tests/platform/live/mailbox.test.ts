import { describe, expect, it, vi } from 'vitest';
import { createMailbox } from '../../../src/platform/live/mailbox.ts';

const change = (place: number, id: string) => ({ place, _id: id, kind: 'CHANGED' as const, by: null, own: null, ago: 0 });

describe('the news of a subscription', () => {
  it('come in order, together if several wait', async () => {
    const box = createMailbox(() => undefined);
    box.put({ changes: [change(0, 'a')] });
    box.put({ changes: [change(1, 'b')], missed: [0] });
    expect((await box.next()).value).toEqual({ changes: [change(0, 'a'), change(1, 'b')], people: [], missed: [0] });
    const waiting = box.next();
    box.put({ changes: [change(0, 'c')] });
    expect((await waiting).value.changes).toEqual([change(0, 'c')]);
  });

  it('of a slow reader become a notice to read again, however many they are', async () => {
    const box = createMailbox(() => undefined);
    for (let number = 0; number < 100_000; number += 1) box.put({ changes: [change(number % 3, String(number))] });
    const { value } = await box.next();
    expect(value.changes.length).toBeLessThanOrEqual(500);
    expect(value.missed.toSorted()).toEqual([0, 1, 2]);
  });

  it('keep only the latest onlookers of a record', async () => {
    const box = createMailbox(() => undefined);
    box.put({ people: [{ place: 0, people: [{ key: 'a', name: null, editing: false }] }] });
    box.put({ people: [{ place: 0, people: [] }] });
    expect((await box.next()).value.people).toEqual([{ place: 0, people: [] }]);
  });

  it('end once, for the reader and for those who sent them', async () => {
    const onEnd = vi.fn();
    const box = createMailbox(onEnd);
    const waiting = box.next();
    await box.return?.();
    box.end();
    box.put({ missed: [0] });
    expect([await waiting, await box.next()].map(({ done }) => done)).toEqual([true, true]);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
