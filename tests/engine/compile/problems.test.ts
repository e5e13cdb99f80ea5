import { afterAll, describe, expect, it } from 'vitest';
import { compileAll } from '../../../src/engine/compile/compileAll.ts';
import { readContract } from '../../../src/engine/compile/contract.ts';
import { driftOf, readOf } from '../../../src/engine/compile/drift.ts';
import { meanings, problemText } from '../../../src/engine/compile/problems.ts';
import { platform } from '../../../src/engine/dialects/platform.ts';
import { argumentsFaults } from './faults/arguments.ts';
import { declarationFaults } from './faults/declaration.ts';
import { formsFaults } from './faults/forms.ts';
import { panelFaults } from './faults/panels.ts';
import { settingsFaults } from './faults/settings.ts';
import { switchFaults } from './faults/switches.ts';
import { viewFaults } from './faults/views.ts';
import { around, books, compileBooks, contract, sdl, shelves } from './library.ts';

const seen = new Set<string>();
const beside = { file: 'shelves.ts', declaration: shelves };

describe('compile finds', () => {
  it.each([...declarationFaults, ...argumentsFaults, ...formsFaults, ...settingsFaults, ...switchFaults, ...viewFaults, ...panelFaults])(
    '$number $title, and nothing else',
    ({ number, change, around: other, key, found, didYouMean }) => {
      const { problems } = compileBooks(change, other);
      expect(problems?.map(problemText)).toHaveLength(1);
      seen.add(number);
      expect(problems?.[0]).toMatchObject({ number, key, found });
      expect(problems?.[0]?.didYouMean).toBe(didYouMean);
      expect(problems?.[0]?.file).toMatch(/^(resources\/lib\/books\.ts|validation\/lib\/\w+\.ts)$/);
    },
  );

  it('R030 a path that two resources answer at', () => {
    seen.add('R030');
    const located = [
      { file: 'a.ts', declaration: books },
      { file: 'b.ts', declaration: { ...shelves, path: 'books' } },
    ];
    const { problems } = compileAll(located, contract.introspection, platform, around);
    expect(problems).toEqual([expect.objectContaining({ number: 'R030', file: 'b.ts', key: 'path', found: 'books, also in a.ts' })]);
  });

  it('R031 a name that two resources have', () => {
    seen.add('R031');
    const located = [
      { file: 'a.ts', declaration: shelves },
      { file: 'b.ts', declaration: { ...shelves, path: 'other' } },
    ];
    const { problems } = compileAll(located, contract.introspection, platform, { ...around, forms: {} });
    expect(problems).toEqual([expect.objectContaining({ number: 'R031', file: 'b.ts', key: 'name', found: 'shelves, also in a.ts' })]);
  });

  it.each([
    ['R049', 'pages: Int\n', 'pages: String\n', { key: 'columns.1', expected: 'pages: Int', found: 'pages: String' }],
    ['R050', '_id: ID!\n    title', '_id: ID\n    title', { key: 'operations.list', expected: '_id: ID!', found: '_id: ID' }],
  ] as const)('%s what an API was and is no more', (number, from, to, problem) => {
    seen.add(number);
    const now = readContract(sdl.replace(from, to)).introspection;
    const declaration = { ...books, columns: ['title', 'pages'], sort: 'title asc' as const };
    const located = [{ file: 'books.ts', declaration }, beside];
    const read = readOf(located, platform, around);
    const drifted = driftOf(located, now, platform, around, { introspection: contract.introspection, read });
    expect(drifted).toEqual([{ name: 'books', file: 'books.ts', problems: [{ number, file: 'books.ts', ...problem }] }]);
  });

  it('R051 a right that an API asks for instead of another', () => {
    seen.add('R051');
    const { introspection, access } = contract;
    const rights = { before: access, now: { ...access, GetBook: ['lib:readBook'] } };
    const located = [{ file: 'books.ts', declaration: books }, beside];
    const read = readOf(located, platform, around);
    const drifted = driftOf(located, introspection, platform, around, { introspection, read, rights });
    expect(drifted.flatMap(({ problems }) => problems)).toEqual([
      { number: 'R051', file: 'books.ts', key: 'operations.get', expected: 'lib:viewBook', found: 'lib:readBook' },
    ]);
  });

  it('nothing wrong with the declaration that the faults are made in', () => {
    expect(compileBooks().problems).toBeUndefined();
  });

  afterAll(() => {
    expect([...seen].sort()).toEqual(Object.keys(meanings).sort());
  });
});

describe('a problem', () => {
  it('reads as one line with its number, file, key and a suggestion', () => {
    const { problems } = compileBooks({ columns: ['titel'] });
    expect(problems?.map(problemText)).toEqual([
      'R005 resources/lib/books.ts columns.0: unknown field path: expected a field of Book, found “titel”; did you mean “title”?',
    ]);
  });
});
