import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { documentCaches } from '../../../src/platform/http/documentCache.ts';

describe('documents that were read before', () => {
  const textOf = (name: string) => `query ${name} { AuthMe { _id } }`;

  it('stay up to so many characters, the latest used ones', () => {
    const { documentCache } = documentCaches(textOf('a').length * 3);
    for (const name of ['a', 'b', 'c']) documentCache.set(textOf(name), parse(textOf(name)));
    documentCache.get(textOf('a'));
    documentCache.set(textOf('d'), parse(textOf('d')));
    expect(['a', 'b', 'c', 'd'].filter((name) => documentCache.get(textOf(name)))).toEqual(['a', 'c', 'd']);
  });

  it('are forgotten at once if they are longer than any that the console sends', () => {
    const { documentCache } = documentCaches();
    const text = `${textOf('long')}${' '.repeat(50_000)}`;
    documentCache.set(text, parse(text));
    expect(documentCache.get(text)).toBeUndefined();
  });
});
