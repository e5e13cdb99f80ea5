import { describe, expect, it } from 'vitest';
import type { EventPlan } from '../../../src/engine/plan/EventPlan.ts';
import { createEventReader } from '../../../src/engine/plan/liveEvents.ts';

const base: EventPlan = { name: 'book', text: '', record: 'book.node', id: 'id', change: 'updated' };

describe('payloads of subscriptions', () => {
  it('name the records that changed', () => {
    const read = createEventReader(base);
    expect(read({ book: { node: { id: 7 } } })).toEqual([{ change: 'updated', id: '7' }]);
    expect(read({ book: { node: [{ id: 'a' }, { id: 'b' }] } })).toHaveLength(2);
    expect(read({ book: { node: {} } })).toEqual([{ change: 'updated' }]);
  });

  it('say what happened, if they have a value for that', () => {
    const read = createEventReader({ ...base, changeAt: 'book.mutation', former: 'book.before' });
    expect(read({ book: { mutation: 'CREATED', node: { id: '1' } } })).toEqual([{ change: 'created', id: '1' }]);
    expect(read({ book: { mutation: 'BOOK_DELETED', node: null, before: { id: '1' } } })).toEqual([{ change: 'deleted', id: '1' }]);
    expect(read({ book: { mutation: 'OTHER', node: { id: '1' } } })).toEqual([{ change: 'updated', id: '1' }]);
  });

  it.each([null, undefined, 'text', 7, [], { book: null }, { book: { node: null } }, { other: 1 }])('may be anything: %j', (payload) => {
    expect(createEventReader(base)(payload)).toEqual([]);
    expect(createEventReader({ ...base, snapshot: { most: 2 } })(payload)).toEqual([]);
  });

  it('are compared, if each holds all rows', () => {
    const read = createEventReader({ ...base, record: 'books', snapshot: { most: 100 } });
    const rows = (...titles: string[]) => ({ books: titles.map((title, index) => ({ id: index, title })) });
    expect(read(rows('A', 'B'))).toEqual([]);
    expect(read(rows('A', 'B'))).toEqual([]);
    expect(read(rows('A', 'C', 'D'))).toEqual([
      { change: 'updated', id: '1' },
      { change: 'created', id: '2' },
    ]);
    expect(read(rows('A'))).toEqual([
      { change: 'deleted', id: '1' },
      { change: 'deleted', id: '2' },
    ]);
  });

  it('say nothing about rows that leave a full window', () => {
    const read = createEventReader({ ...base, record: 'books', snapshot: { most: 2 } });
    read({ books: [{ id: 1 }, { id: 2 }] });
    expect(read({ books: [{ id: 1 }, { id: 3 }] })).toEqual([]);
    const newest = createEventReader({ ...base, record: 'books', snapshot: { most: 2, newest: true } });
    newest({ books: [{ id: 2 }, { id: 1 }] });
    expect(newest({ books: [{ id: 3 }, { id: 2 }] })).toEqual([{ change: 'created', id: '3' }]);
    // Row 3 was deleted, and an older one comes in.
    expect(newest({ books: [{ id: 2 }, { id: 1 }] })).toEqual([]);
  });
});
