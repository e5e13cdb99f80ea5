import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { faultsOfDeclared } from '../../src/commands/mutate/declared.ts';
import { withFault } from '../../src/commands/mutate/fault.ts';
import { faultsOfCode } from '../../src/commands/mutate/operators.ts';
import { withFaults } from '../../src/commands/mutate/schemata.ts';
import { isDeclared, Tree } from '../../src/commands/mutate/tree.ts';

const made = (text: string, file = 'src/x.ts'): string[] =>
  (isDeclared(file) ? faultsOfDeclared(file, text) : faultsOfCode(file, text)).map(
    (fault) => `${fault.operator}: ${withFault(text, fault)}`,
  );

describe('a fault in code', () => {
  it.each([
    ['drops the condition of a tenant', 'find(and(own, eq(a, b)));', 'dropped where: find(and(eq(a, b)));'],
    ['moves a limit by one', 'const isFull = count >= 10;', 'boundary: const isFull = (count) > (10);'],
    ['moves a number by one', 'const isFull = count >= 10;', 'off by one: const isFull = count >= 11;'],
    ['swaps branches', 'const a = b ? c : d;', 'swapped branch: const a = !(b) ? c : d;'],
    ['drops a guard', 'if (!may) fail();', 'dropped guard: if ((!may) && false) fail();'],
    ['skips an await', 'await save(row);', 'skipped await: save(row);'],
    ['drops a call', 'await save(row);', 'dropped call: undefined;'],
    ['takes one unit for another', 'const lasts = 5 * minute;', 'unit: const lasts = 5 * (minute * 60);'],
    ['takes one time zone for another', 'f({ timeZone: zone });', `time zone: f({ timeZone: 'Pacific/Kiritimati' });`],
    ['ignores an argument', 'const a = f(b, c);', 'ignored argument: const a = f(b);'],
    ['ignores a named argument', 'const a = f({ b, c });', 'ignored argument: const a = f({ b });'],
    ['leaves out a step', 'const a = b.filter(isOwn);', 'dropped step: const a = b;'],
    [
      'takes a comparison of a query for its contrary',
      "import { eq, ne } from 'drizzle-orm';\nf(eq(a, b));",
      "where: import { eq, ne } from 'drizzle-orm';\nf(ne(a, b));",
    ],
    ['drops a condition of SQL', 'const a = sql`select 1 where b = ${c} and d is null`;', 'sql: const a = sql`select 1 where b = ${c}`;'],
    [
      'drops a condition before the next clause',
      'const a = sql`where b and c = (${d} or e) order by f`;',
      'sql: const a = sql`where b order by f`;',
    ],
    ['sorts SQL the other way round', 'const a = sql`${b} desc`;', 'sql: const a = sql`${b} asc`;'],
  ])('%s', (_, text, expected) => {
    expect(made(text)).toContain(expected);
  });

  it.each([
    ['log lines', 'log.warn({ a: b && c }, 5);'],
    ['texts of errors for developers', 'throw new Error(a ? b : c);'],
    ['measures of what is drawn', 'const style = { width: 5 };'],
    ['sizes of caches', 'const cacheSize = 5;'],
    ['types', 'type A = B extends 5 ? true : false;'],
    ['the part of a chain before its end', 'a?.filter(b).map(c);'],
  ])('is not made in %s', (_, text) => {
    expect(made(text).filter((each) => !each.startsWith('dropped call'))).toEqual([]);
  });
});

describe('a fault in what is declared', () => {
  const contract = 'type Query { a: [A!]! @access(requires: ["s:a", "s:b"]) }';

  it.each([
    ['removes one of several rights', 'schema/x.graphql', contract, 'removed right: type Query { a: [A!]! @access(requires: ["s:a"]) }'],
    ['removes all rights', 'schema/x.graphql', contract, 'removed right: type Query { a: [A!]! @session }'],
    ['makes optional what must be there', 'schema/x.graphql', 'input A { b: ID! }', 'optional: input A { b: ID }'],
    ['removes a property', 'resources/x.ts', 'f({ undo: true, on: 1 });', 'removed property: f({  on: 1 });'],
    [
      'removes a required field',
      'validation/x.ts',
      `const a = { required: ['b', 'c'] };`,
      `removed element: const a = { required: ['b'] };`,
    ],
    ['sorts the other way round', 'resources/x.ts', `const a = { sort: 'b desc' };`, `sort: const a = { sort: 'b asc' };`],
  ])('%s', (_, file, text, expected) => {
    expect(made(text, file)).toContain(expected);
  });
});

describe('faults of the sources', () => {
  const tree = new Tree(fileURLToPath(new URL('../../', import.meta.url)));
  const files = tree
    .files()
    .filter((file) => /^(src\/(plan|client|screens\/list)|src\/platform\/(policy|lists)|validation)\/.*\.tsx?$/.test(file));
  const problemsOf = (file: string, text: string): string[] => parseSync(file, text).errors.map(({ message }) => `${file}: ${message}`);

  it('are seen by suites that import their files, or read the folder of the contract', () => {
    expect(tree.closure('tests/schema/contract.test.ts')).toContain('schema/extensions.graphql');
    expect(tree.closure('tests/engine/plan/fill.test.ts')).toContain('src/engine/plan/sources.ts');
    expect(tree.closure('tests/engine/plan/fill.test.ts')).not.toContain('src/platform/operation.ts');
  });

  it('are code, each by itself', () => {
    const some = files.flatMap((file) => tree.faults(file)).filter((_, at) => at % 20 === 0);
    expect(some.length).toBeGreaterThan(200);
    expect(
      some.flatMap((fault) => problemsOf(fault.file, withFault(tree.text(fault.file), fault)).map((problem) => [problem, fault])),
    ).toEqual([]);
  });

  it.each([true, false])('are code all together, with places only marked: %s', (recording) => {
    const all = files
      .filter((file) => !isDeclared(file))
      .map((file) => [file, tree.faults(file).map((fault, number) => ({ ...fault, number }))] as const);
    expect(all.flatMap(([file, faults]) => problemsOf(file, withFaults(tree.text(file), faults, recording)))).toEqual([]);
  });

  it('stand side by side, each with its number', () => {
    const text = 'const a = b < 5;';
    const faults = faultsOfCode('src/x.ts', text).map((fault, number) => ({
      ...fault,
      number,
      id: '',
      file: '',
      folder: '',
      line: 1,
      before: '',
      index: number,
    }));
    expect(withFaults(text, faults)).toContain('const a = (__fault(0) ? ((b) <= (5)) : (b < (__fault(1) ? (6) : (5))));');
  });
});
