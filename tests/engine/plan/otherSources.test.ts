import { describe, expect, it } from 'vitest';
import { fill } from '../../../src/engine/plan/fill.ts';
import type { Source } from '../../../src/engine/plan/Source.ts';
import type { Sources } from '../../../src/engine/plan/sources.ts';
import { source, variables } from '../../support/sources.ts';

const filled = (source: Source, sources: Sources) => fill({ vars: [['x', source]] }, sources)['x'];

describe('what other APIs are filled from', () => {
  it('makes numbers of ids that are some, and leaves others to be refused', () => {
    expect(filled({ from: 'number', of: { from: 'id' } }, { id: '12' })).toBe(12);
    expect(filled({ from: 'number', of: { from: 'ids' } }, { ids: ['1', 'b'] })).toEqual([1, 'b']);
  });

  it('asks for one row more than is shown, or for all up to it', () => {
    expect(filled({ from: 'size', extra: 1 }, { size: 25 })).toBe(26);
    expect(filled({ from: 'throughPage' }, { page: 3, size: 25 })).toBe(76);
  });

  it('puts what was typed into a pattern, and it means itself', () => {
    expect(filled({ from: 'pattern', pattern: '%{}%', of: { from: 'search' } }, { search: '50%_$&' })).toBe('%50\\%\\_$&%');
    expect(filled({ from: 'pattern', pattern: '%{}%', of: { from: 'search' } }, {})).toBeUndefined();
  });

  it('spells a sort as the argument wants it', () => {
    const sort = { field: 'author.name', order: 'DESC' as const };
    expect(filled({ from: 'list', of: { from: 'orderBy', as: { text: '{field}_{ORDER}' } } }, { sort })).toEqual(['author.name_DESC']);
    expect(filled({ from: 'orderBy', as: { key: 'asc' } }, { sort })).toEqual({ author: { name: 'desc' } });
    expect(filled({ from: 'orderBy', as: { field: 'by', order: 'to', spelled: 'ASC' } }, { sort })).toEqual({
      by: 'author.name',
      to: 'DESC',
    });
    expect(filled({ from: 'orderBy', as: { key: 'asc' } }, {})).toBeUndefined();
  });

  it('looks for a text in any of several fields, and for none where none was typed', () => {
    const either: Source = {
      from: 'either',
      objects: [
        variables([['a.contains', 'search']]),
        variables([
          ['b.contains', 'search'],
          ['b.mode', { value: 'insensitive' }],
        ]),
      ],
    };
    expect(filled(either, { search: 'x' })).toEqual([{ a: { contains: 'x' } }, { b: { contains: 'x', mode: 'insensitive' } }]);
    expect(filled(either, {})).toBeUndefined();
  });

  it('connects a record, or says that there is none', () => {
    const author = source('form.author');
    expect(filled({ from: 'connect', of: author }, { form: { author: '7' } })).toBe('7');
    expect(filled({ from: 'connect', of: { from: 'number', of: author } }, { form: { author: '7' } })).toBe(7);
    expect(filled({ from: 'connect', of: author }, { form: { author: null } })).toBeUndefined();
    expect(filled({ from: 'disconnect', of: author }, { form: { author: null } })).toBe(true);
    expect(filled({ from: 'disconnect', of: author }, { form: {} })).toBeUndefined();
    expect(filled({ from: 'keyed', key: 'id', of: { from: 'number', of: source('form.tags') } }, { form: { tags: ['1', '2'] } })).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
  });

  it('sends a day as a day, and the one next to it where a bound is not in its range', () => {
    const from = source('filter.from');
    expect(filled({ from: 'day', of: from }, { filter: { from: '2024-03-01' } })).toBe('2024-03-01');
    expect(filled({ from: 'day', of: from, shift: -1 }, { filter: { from: '2024-03-01' } })).toBe('2024-02-29');
    expect(filled({ from: 'moment', of: source('filter.to'), shift: 1 }, { filter: { to: '2024-03-01T10:00:00.000Z' } })).toBe(
      '2024-03-01T10:00:00.001Z',
    );
    expect(filled({ from: 'day', of: from }, { filter: { from: 'soon' } })).toBe('soon');
  });
});
