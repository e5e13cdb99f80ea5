import '../../../src/engine/plan/shapes.ts';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../src/engine/plan/fill.ts';
import type { Source } from '../../../src/engine/plan/Plan.ts';
import type { Sources } from '../../../src/engine/plan/sources.ts';

const filled = (source: Source, sources: Sources) => fill({ vars: [['x', source]] }, sources)['x'];

describe('what other APIs are filled from', () => {
  it('makes numbers of ids that are some, and leaves others to be refused', () => {
    expect(filled({ as: 'number', of: 'id' }, { id: '12' })).toBe(12);
    expect(filled({ as: 'number', of: 'ids' }, { ids: ['1', 'b'] })).toEqual([1, 'b']);
  });

  it('asks for one row more than is shown, or for all up to it', () => {
    expect(filled('sizeAndOne', { size: 25 })).toBe(26);
    expect(filled('upToOne', { page: 3, size: 25 })).toBe(76);
  });

  it('puts what was typed into a pattern, and it means itself', () => {
    expect(filled({ like: '%{}%', of: 'search' }, { search: '50%_$&' })).toBe('%50\\%\\_$&%');
    expect(filled({ like: '%{}%', of: 'search' }, {})).toBeUndefined();
  });

  it('spells a sort as the argument wants it', () => {
    const sort = { field: 'author.name', order: 'DESC' as const };
    expect(filled({ sorted: { text: '{field}_{ORDER}' }, list: true }, { sort })).toEqual(['author.name_DESC']);
    expect(filled({ sorted: { key: 'asc' } }, { sort })).toEqual({ author: { name: 'desc' } });
    expect(filled({ sorted: { field: 'by', order: 'to', as: 'ASC' } }, { sort })).toEqual({ by: 'author.name', to: 'DESC' });
    expect(filled({ sorted: { key: 'asc' } }, {})).toBeUndefined();
  });

  it('looks for a text in any of several fields, and for none where none was typed', () => {
    const source: Source = {
      either: [
        [['a.contains', 'search']],
        [
          ['b.contains', 'search'],
          ['b.mode', { value: 'insensitive' }],
        ],
      ],
    };
    expect(filled(source, { search: 'x' })).toEqual([{ a: { contains: 'x' } }, { b: { contains: 'x', mode: 'insensitive' } }]);
    expect(filled(source, {})).toBeUndefined();
  });

  it('connects a record, or says that there is none', () => {
    expect(filled({ given: 'form.author' }, { form: { author: '7' } })).toBe('7');
    expect(filled({ given: 'form.author', as: 'number' }, { form: { author: '7' } })).toBe(7);
    expect(filled({ given: 'form.author' }, { form: { author: null } })).toBeUndefined();
    expect(filled({ given: 'form.author', as: 'none' }, { form: { author: null } })).toBe(true);
    expect(filled({ given: 'form.author', as: 'none' }, { form: {} })).toBeUndefined();
    expect(filled({ keyed: 'id', of: 'form.tags', as: 'number' }, { form: { tags: ['1', '2'] } })).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('sends a day as a day, and the one next to it where a bound is not in its range', () => {
    expect(filled({ as: 'day', of: 'filter.from' }, { filter: { from: '2024-03-01' } })).toBe('2024-03-01');
    expect(filled({ as: 'day', of: 'filter.from', shift: -1 }, { filter: { from: '2024-03-01' } })).toBe('2024-02-29');
    expect(filled({ as: 'moment', of: 'filter.to', shift: 1 }, { filter: { to: '2024-03-01T10:00:00.000Z' } })).toBe(
      '2024-03-01T10:00:00.001Z',
    );
    expect(filled({ as: 'day', of: 'filter.from' }, { filter: { from: 'soon' } })).toBe('soon');
  });
});
