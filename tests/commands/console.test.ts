import { describe, expect, it } from 'vitest';
import { welcome } from '../../src/package/serve.ts';

describe('npm run console', () => {
  it.each([
    [1, '1 problem.'],
    [2, '2 problems.'],
  ])('counts %i problems of a declaration, and names each', (count, text) => {
    const of = { number: 'R005', file: 'books.ts', expected: 'a field of Book', found: 'titel' };
    const problems = Array.from({ length: count }, (_, index) => ({ ...of, key: `columns.${index}` }));
    const own = {
      entries: [],
      dialect: { name: 'relay', evidence: [] },
      drifted: [{ name: 'books', file: 'books.ts', problems }],
    };
    const says = welcome({ host: 'api.example', own, fromKept: false } as never, 'http://localhost');
    expect(says).toContain(`“books” (books.ts) doesn’t fit the schema and isn’t shown: ${text}\n`);
    for (const { key } of problems)
      expect(says).toContain(`R005 books.ts ${key}: unknown field path: expected a field of Book, found “titel”\n`);
  });
});
