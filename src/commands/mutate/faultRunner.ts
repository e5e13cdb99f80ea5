import { join } from 'node:path';
import type { Fault } from './fault.ts';
import type { Coverage, CoveringTest } from './coverage.ts';
import type { Numbered } from './schemata.ts';
import { Scratch } from './scratch.ts';
import { openSuites, type Failure, type Suites } from './suites.ts';
import { isDeclared, type Tree } from './tree.ts';

/** Outcome of a fault; `check` means caught by codegen, types or lint. */
export type Verdict = 'tests' | 'check' | 'survived' | 'equivalent' | 'unreached';

export interface TestedFault extends Fault {
  verdict: Verdict;
  by?: string;
  ran: string[];
  related: number;
}

export interface Effort {
  workers: number;
  minutes: number;
  tests: readonly string[];
}

type Outcome = Pick<TestedFault, 'verdict' | 'by' | 'ran' | 'related'>;

/** Turns faults on, one at a time, and tells what catches each. */
export class FaultRunner {
  private readonly tree: Tree;
  private readonly coverage: Coverage;
  private readonly effort: Effort;
  private readonly numbered: ReadonlyMap<string, Numbered>;
  private suites?: Suites;
  private copied?: Suites;
  private scratch?: Scratch;

  constructor(tree: Tree, coverage: Coverage, faults: readonly Fault[], effort: Effort) {
    this.tree = tree;
    this.coverage = coverage;
    this.effort = effort;
    const own = faults.filter(({ file }) => !isDeclared(file));
    this.numbered = new Map(own.map((fault, number) => [fault.id, { ...fault, number }]));
  }

  async test(fault: Fault): Promise<TestedFault> {
    const numbered = this.numbered.get(fault.id);
    return { ...fault, ...(numbered ? await this.testCode(numbered) : await this.testDeclared(fault)) };
  }

  async close(): Promise<void> {
    await this.suites?.close();
    await this.copied?.close();
    this.scratch?.remove();
  }

  private async testCode(fault: Numbered): Promise<Outcome> {
    const { tree, effort } = this;
    this.suites ??= await openSuites(tree.root, { recording: false, faults: byFile([...this.numbered.values()]) }, effort.workers);
    const outcome = await this.runNearest(this.suites, tree.root, this.coverage.of(fault), fault.number);
    if (outcome.verdict === 'tests') return outcome;
    const refusal = await (this.scratch ??= new Scratch(tree)).refusalOf(fault);
    return refusal === undefined ? outcome : { ...outcome, verdict: 'check', by: refusal };
  }

  private async testDeclared(fault: Fault): Promise<Outcome> {
    const scratch = (this.scratch ??= new Scratch(this.tree));
    try {
      const written = await scratch.write(fault);
      if ('refused' in written) return { verdict: 'check', by: `codegen: ${written.refused}`, ran: [], related: 0 };
      this.copied ??= await openSuites(scratch.root, { recording: false, faults: {} }, this.effort.workers);
      this.copied.changed(written.changed);
      const outcome = await this.runNearest(this.copied, scratch.root, this.coverage.reading(fault, written.changed));
      this.copied.changed(written.changed);
      if (outcome.verdict === 'tests') return outcome;
      const refusal = await scratch.refusal(fault);
      return refusal === undefined ? outcome : { ...outcome, verdict: 'check', by: refusal };
    } finally {
      scratch.restore(fault);
    }
  }

  /** Runs what comes by the fault: one test file, then two, then four, until one fails or the time for a fault has passed. */
  private async runNearest(suites: Suites, root: string, related: readonly CoveringTest[], fault?: number): Promise<Outcome> {
    const ran: string[] = [];
    const until = Date.now() + this.effort.minutes * 60_000;
    for (let size = 1; ran.length < related.length && Date.now() < until; size *= 2) {
      const next = related.slice(ran.length, ran.length + size);
      const files = next.map(({ file, lastTest, whole }) => [
        join(root, file),
        { deadline: 60_000 + 10 * whole, ...(lastTest !== undefined && { lastTest }) },
      ]);
      const [failure] = await suites.run(
        next.map(({ file }) => file),
        { ...(fault !== undefined && { fault }), files: Object.fromEntries(files) },
      );
      ran.push(...next.map(({ file }) => file));
      if (failure) return { verdict: 'tests', by: describeFailure(failure), ran, related: related.length };
    }
    return { verdict: related.length === 0 ? 'unreached' : 'survived', ran, related: related.length };
  }
}

/** A process that ended is one that took ten times as long as without the fault, or that the fault itself has ended. */
const describeFailure = ({ file, test, message }: Failure): string =>
  message.includes('Worker forks emitted error')
    ? `${file} › (its process ended, or took too long)`
    : `${file} › ${test}: ${message}`.slice(0, 300);

function byFile(faults: readonly Numbered[]): Record<string, Numbered[]> {
  const files: Record<string, Numbered[]> = {};
  for (const fault of faults) (files[fault.file] ??= []).push(fault);
  return files;
}
