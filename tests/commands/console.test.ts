import { describe, expect, it } from 'vitest';
import { welcome } from '../../src/package/serve.ts';

describe('npm run console', () => {
  it.each([
    [1, '1 problem, at columns.0.'],
    [2, '2 problems, the first at columns.0.'],
  ])('counts %i problems of a declaration', (count, text) => {
    const problems = Array.from({ length: count }, (_, index) => ({ key: `columns.${index}` }));
    const own = {
      catalogue: { entries: [], dialect: { name: 'relay' }, evidence: [] },
      drifted: [{ name: 'books', file: 'books.ts', problems }],
    };
    expect(welcome({ host: 'api.example', own, fromKept: false } as never, 'http://localhost')).toContain(
      `“books” (books.ts) does not fit the schema and is not shown: ${text}\n`,
    );
  });
});
