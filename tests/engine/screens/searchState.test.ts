import { describe, expect, it } from 'vitest';
import type { FieldPlan } from '../../../src/engine/plan/Plan.ts';
import { isSearched, readSearch, withoutSearch, writeSearch } from '../../../src/engine/screens/log/searchState.ts';

const field = (name: string, kind: FieldPlan['kind'], more: Partial<FieldPlan> = {}): FieldPlan => ({
  name,
  label: name,
  help: '',
  kind,
  required: false,
  ...more,
});
const form = {
  fields: [
    field('window', 'group', {
      widget: 'dateRange',
      default: { gte: 'a', lte: 'b' },
      fields: [field('gte', 'dateTime'), field('lte', 'dateTime')],
    }),
    field('sender', 'text'),
    field('kinds', 'choices'),
    field('parts', 'number'),
    field('final', 'boolean'),
  ],
};
const write = (values: Record<string, unknown>, before = '') => writeSearch(new URLSearchParams(before), form, values).toString();
const read = (query: string) => readSearch(new URLSearchParams(query), form);

describe('the address of a log’s search', () => {
  it.each([
    ['the defaults, without a trace', { window: { gte: 'a', lte: 'b' }, sender: '' }, ''],
    ['an emptied default, by its bare name', { window: undefined, sender: '' }, 'window='],
    ['an object by the fields in it', { window: { gte: '2026-01-01T00:00:00.000Z' } }, 'window.gte=2026-01-01T00%3A00%3A00.000Z'],
    ['several values by one name', { window: { gte: 'a', lte: 'b' }, kinds: ['x', 'y'] }, 'kinds=x&kinds=y'],
    ['numbers and switches', { window: { gte: 'a', lte: 'b' }, parts: 0, final: false }, 'parts=0&final=false'],
    ['text that means something in an address', { window: { gte: 'a', lte: 'b' }, sender: 'a&b=c#d%' }, 'sender=a%26b%3Dc%23d%25'],
  ])('keeps %s, and reads the same out of it', (_, values, query) => {
    expect(write(values)).toBe(query);
    expect(read(query)).toMatchObject(values);
  });

  it('leaves what belongs to others alone', () => {
    const kept = write({ window: undefined, sender: 'ada' }, 'page=2&senders=x&sender=old&window.gte=z');
    expect(kept).toBe('page=2&senders=x&window=&sender=ada');
    expect(withoutSearch(new URLSearchParams(kept), form).toString()).toBe('page=2&senders=x');
    expect(isSearched(new URLSearchParams('page=2&senders=x'), form)).toBe(false);
    expect(isSearched(new URLSearchParams('window.gte=1'), form)).toBe(true);
  });

  it('hands on what is no number as it is, for the form’s rule to refuse', () => {
    expect(read('parts=many')['parts']).toBe('many');
    expect(read('parts=7')['parts']).toBe(7);
  });

  it('takes no harm from names that objects have of their own', () => {
    expect(read('window.__proto__.polluted=1&window.constructor=1')['window']).toBeDefined();
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
