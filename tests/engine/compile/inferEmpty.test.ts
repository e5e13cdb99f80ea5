import { describe, expect, it } from 'vitest';
import { textsOf } from '../../../src/engine/compile/infer/texts.ts';
import { customersPlan } from '../client/customersPlan.ts';

const help = (about?: string) => {
  const texts = textsOf({
    ...{ plan: { ...customersPlan, type: 'Bike' }, forms: [], labels: {}, helps: {}, about },
    ...{ group: { name: 'all', label: 'All' }, label: 'Bikes' },
  });
  return ((texts['resources'] as Record<string, Record<string, string>>)['customers'] ?? {})['emptyHelp'];
};

describe('the text of an empty list of another API', () => {
  it('is the first sentence of the description of its type', () => {
    expect(help('A bike that can be rented. It stands at a `Station`.')).toBe('A bike that can be rented.');
    expect(help('Something with `wheels`\n\nMore of it.')).toBe('Something with wheels.');
  });

  it('is its own where the description is none, or is more than a plain sentence', () => {
    const own = 'Bikes appear here as soon as there are some.';
    expect(help()).toBe(own);
    expect(help('  ')).toBe(own);
    expect(help('# Bikes')).toBe(own);
    expect(help('See [the docs](https://bikes.example).')).toBe(own);
    expect(help(`A bike ${'very '.repeat(60)}good.`)).toBe(own);
  });
});
