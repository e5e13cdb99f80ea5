import { join } from 'node:path';
import type { Fault } from './fault.ts';
import type { Reach, Reaching } from './reach.ts';
import type { Numbered } from './schemata.ts';
import { Scratch } from './scratch.ts';
import { openSuites, type Failure, type Suites } from './suites.ts';
import { isDeclared, type Tree } from './tree.ts';

/** Outcome of a fault; `check` means caught by codegen, types or lint. */
export type Verdict = 'tests' | 'check' | 'survived' | 'equivalent' | 'unreached';

export interface Judged extends Fault {
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

type Outcome = Pick<Judged, 'verdict' | 'by' | 'ran' | 'related'>;

/** Turns faults on, one at a time, and tells what catches each. */
export class Judge {
  private readonly tree: Tree;
  private readonly reach: Reach;
  private readonly effort: Effort;
  private readonly numbered: ReadonlyMap<string, Numbered>;
  private suites?: Suites;
  private copied?: Suites;
  private scratch?: Scratch;

  constructor(tree: Tree, reach: Reach, faults: readonly Fault[], effort: Effort) {
    this.tree = tree;
    this.reach = reach;
    this.effort = effort;
    const own = faults.filter(({ file }) => !isDeclared(file));
    this.numbered = new Map(own.map((fault, number) => [fault.id, { ...fault, number }]));
  }

  async judge(fault: Fault): Promise<Judged> {
    const numbered = this.numbered.get(fault.id);
    return { ...fault, ...(numbered ? await this.judgeCode(numbered) : await this.judgeDeclared(fault)) };
  }

  async close(): Promise<void> {
    await this.suites?.close();
    await this.copied?.close();
    this.scratch?.remove();
  }

  private async judgeCode(fault: Numbered): Promise<Outcome> {
    const { tree, effort } = this;
    this.suites ??= await openSuites(tree.root, { recording: false, faults: byFile([...this.numbered.values()]) }, effort.workers);
    const outcome = await this.runNearest(this.suites, tree.root, this.reach.of(fault), fault.number);
    if (outcome.verdict === 'tests') return outcome;
    const refusal = await (this.scratch ??= new Scratch(tree)).refusalOf(fault);
    return refusal === undefined ? outcome : { ...outcome, verdict: 'check', by: refusal };
  }

  private async judgeDeclared(fault: Fault): Promise<Outcome> {
    const scratch = (this.scratch ??= new Scratch(this.tree));
    try {
      const written = await scratch.write(fault);
      if ('refused' in written) return { verdict: 'check', by: `codegen: ${written.refused}`, ran: [], related: 0 };
      this.copied ??= await openSuites(scratch.root, { recording: false, faults: {} }, this.effort.workers);
      this.copied.changed(written.changed);
      const outcome = await this.runNearest(this.copied, scratch.root, this.reach.reading(fault, written.changed));
      this.copied.changed(written.changed);
      if (outcome.verdict === 'tests') return outcome;
      const refusal = await scratch.refusal(fault);
      return refusal === undefined ? outcome : { ...outcome, verdict: 'check', by: refusal };
    } finally {
      scratch.restore(fault);
    }
  }

  /** Runs what comes by the fault: one test file, then two, then four, until one fails or the time for a fault has passed. */
  private async runNearest(suites: Suites, root: string, related: readonly Reaching[], fault?: number): Promise<Outcome> {
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
      if (failure) return { verdict: 'tests', by: told(failure), ran, related: related.length };
    }
    return { verdict: related.length === 0 ? 'unreached' : 'survived', ran, related: related.length };
  }
}

/** A process that ended is one that took ten times as long as without the fault, or that the fault itself has ended. */
const told = ({ file, test, message }: Failure): string =>
  message.includes('Worker forks emitted error')
    ? `${file} › (its process ended, or took too long)`
    : `${file} › ${test}: ${message}`.slice(0, 300);

function byFile(faults: readonly Numbered[]): Record<string, Numbered[]> {
  const files: Record<string, Numbered[]> = {};
  for (const fault of faults) (files[fault.file] ??= []).push(fault);
  return files;
}
