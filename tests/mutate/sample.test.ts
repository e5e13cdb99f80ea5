import { describe, expect, it } from 'vitest';
import { nameFaults, type Fault } from '../../src/commands/mutate/fault.ts';
import type { TestedFault } from '../../src/commands/mutate/faultRunner.ts';
import { faultsOfCode } from '../../src/commands/mutate/operators.ts';
import { rateOf, reportOf } from '../../src/commands/mutate/report.ts';
import { groupsOf, sampleOf } from '../../src/commands/mutate/sample.ts';

const text = Array.from(
  { length: 60 },
  (_, at) => `export const f${at} = (a: number) => (a < ${at} && g(a, ${at}) ? a - 1 : h(a, 2));`,
).join('\n');
const faultsOf = (file: string, code = text): Fault[] => nameFaults(file, code, faultsOfCode(file, code));
const faults = ['src/engine/plan/a.ts', 'src/engine/client/b.ts', 'src/platform/policy/c.ts'].flatMap((file) => faultsOf(file));
const ids = (all: readonly { id: string }[]): string[] => all.map(({ id }) => id);

describe('a sample of faults', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(ids(sampleOf(faults, 40, 'one'))).toEqual(ids(sampleOf(faults.toReversed(), 40, 'one')));
    expect(ids(sampleOf(faults, 40, 'one'))).not.toEqual(ids(sampleOf(faults, 40, 'two')));
  });

  it('holds as many as were asked for, of each folder its share', () => {
    const sample = sampleOf(faults, 40, 'one');
    expect(new Set(ids(sample)).size).toBe(40);
    expect([...groupsOf(sample, ({ folder }) => folder).values()].map((own) => own.length).toSorted((one, other) => one - other)).toEqual([
      13, 13, 14,
    ]);
  });

  it('holds one at least of a small folder', () => {
    const small = faultsOf('src/engine/dialects/d.ts', 'export const f = (a: number) => a < 7;');
    const counts = groupsOf(sampleOf([...small, ...faults], 40, 'one'), ({ folder }) => folder);
    expect([...counts].map(([folder, own]) => [folder, own.length])).toEqual([
      ['src/engine/client', 13],
      ['src/engine/dialects', 1],
      ['src/engine/plan', 13],
      ['src/platform/policy', 13],
    ]);
  });

  it('lets the operators take turns', () => {
    const counts = [...groupsOf(sampleOf(faultsOf('src/engine/plan/a.ts'), 14, 'one'), ({ operator }) => operator).values()].map(
      (own) => own.length,
    );
    expect(counts).toEqual([2, 2, 2, 2, 2, 2, 2]);
  });

  it('names a fault alike when its line moves, and otherwise when the line changes', () => {
    const moved = faultsOf('src/engine/plan/a.ts', `// A comment.\n${text}`);
    expect(ids(moved)).toEqual(ids(faultsOf('src/engine/plan/a.ts')));
    const changed = new Set(ids(faultsOf('src/engine/plan/a.ts', text.replace('f7 ', 'f700 '))));
    expect(ids(faultsOf('src/engine/plan/a.ts')).filter((id) => !changed.has(id)).length).toBe(
      faultsOf('src/engine/plan/a.ts').length / 60,
    );
  });
});

describe('the report', () => {
  const verdicts = ['tests', 'check', 'survived', 'unreached', 'equivalent'] as const;
  const judged = faults
    .slice(0, 5)
    .map((fault, at): TestedFault => ({ ...fault, verdict: verdicts[at] ?? 'tests', ran: ['tests/engine/plan/a.test.ts'], related: 3 }));

  it('leaves equivalent faults out of the rate, and counts what no test comes by', () => {
    expect(rateOf(judged)).toBe(50);
  });

  it('counts by folder and names each survivor with its place and the tests that ran', () => {
    const report = reportOf(judged);
    expect(report).toMatch(/^src\/engine\/plan +5 +1 +1 +1 +1 +1 +50\.0 %$/m);
    expect(report).toContain(`✗ ${judged[2]?.id} src/engine/plan/a.ts:1 ${judged[2]?.operator}`);
    expect(report).toContain('1 of 3 test files ran: tests/engine/plan/a.test.ts');
  });
});
