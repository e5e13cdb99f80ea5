import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash, type Fault } from './fault.ts';
import type { Numbered } from './schemata.ts';
import { openSuites, type Suites } from './suites.ts';
import { isDeclared, type Tree } from './tree.ts';
import type { Recorded } from './worker.ts';

interface StoredCoverage {
  ms: number;
  until: number[];
  /** By source: where a place begins and ends, and the last test that comes by; -1 for hooks, -2 while the file is loaded. */
  places: Record<string, [start: number, end: number, test: number][]>;
  /** The test that failed without any fault: nothing that this file says of faults would count. */
  failed?: string;
}

export interface CoveringTest {
  file: string;
  lastTest?: number;
  ms: number;
  whole: number;
}

export class Coverage {
  private readonly tree: Tree;
  private readonly records: ReadonlyMap<string, StoredCoverage>;
  private readonly shared: ReadonlySet<string>;

  constructor(tree: Tree, records: ReadonlyMap<string, StoredCoverage>, shared: ReadonlySet<string>) {
    this.tree = tree;
    this.records = records;
    this.shared = shared;
  }

  /** Test files that fail without any fault, and with which test. */
  failing(): string[] {
    return [...this.records].flatMap(([file, { failed }]) => (failed === undefined ? [] : [`${file}: ${failed}`]));
  }

  /** The test files that come by a fault, those first that answer soonest. */
  of(fault: Fault): CoveringTest[] {
    const found = [...this.records].flatMap(([file, { ms, until, places, failed }]): CoveringTest[] => {
      if (failed !== undefined) return [];
      const test = places[fault.file]?.find(([start, end]) => start === fault.start && end === fault.end)?.[2];
      if (test !== undefined && test >= 0) return [{ file, lastTest: test, ms: until[test] ?? ms, whole: ms }];
      const loaded = test !== undefined || (this.shared.has(file) && this.isLoadedOnce(fault) && this.tree.closure(file).has(fault.file));
      return loaded ? [{ file, ms, whole: ms }] : [];
    });
    return nearestFirst(found, fault.file);
  }

  reading(fault: Fault, changed: readonly string[]): CoveringTest[] {
    const seen = [...changed, 'src/engine/compile/generate/project.ts'];
    const found = [...this.records].flatMap(([file, { ms, failed }]) => {
      const closure = this.tree.closure(file);
      return failed === undefined && seen.some((each) => closure.has(each)) ? [{ file, ms, whole: ms }] : [];
    });
    return nearestFirst(found, fault.file);
  }

  private isLoadedOnce({ file: source, start, end }: Fault): boolean {
    return [...this.records].some(
      ([file, { places }]) =>
        this.shared.has(file) && places[source]?.some(([from, to, test]) => from === start && to === end && test === -2),
    );
  }
}

/** Records which tests come by which places, of those test files that import one of these sources; what has not changed since is known. */
export async function recordCoverage(
  tree: Tree,
  requested: (test: string, closure: ReadonlySet<string>) => boolean,
  workers: number,
  say: (text: string) => void,
): Promise<Coverage> {
  const places = new Places(tree);
  const suites = await openSuites(tree.root, { recording: true, faults: places.byFile }, workers);
  try {
    const related = suites.files.filter((file) => requested(file, tree.closure(file)));
    const missing = related.filter((file) => !existsSync(keptAt(tree, file)));
    if (missing.length > 0) say(`Recording which tests come by what: ${missing.length} of ${related.length} test files …`);
    // In parts: what is recorded stays when the command is ended.
    for (let at = 0; at < missing.length; at += 24) {
      await record(tree, suites, places, missing.slice(at, at + 24));
      say(`  ${Math.min(at + 24, missing.length)} of ${missing.length}`);
    }
    return new Coverage(
      tree,
      new Map(related.map((file) => [file, JSON.parse(readFileSync(keptAt(tree, file), 'utf8')) as StoredCoverage])),
      suites.shared,
    );
  } finally {
    await suites.close();
  }
}

export const maySee = (closure: ReadonlySet<string>, sources: readonly string[]): boolean =>
  sources.some((file) => closure.has(file)) ||
  (sources.some(isDeclared) && [...closure].some((file) => /^src\/(generated\/|engine\/compile\/generate\/project\.ts)/.test(file)));

async function record(tree: Tree, suites: Suites, places: Places, files: readonly string[]): Promise<void> {
  const rawAt = (file: string): string => `${keptAt(tree, file)}.raw`;
  const run = Object.fromEntries(files.map((file) => [join(tree.root, file), { writeTo: rawAt(file), deadline: 1_200_000 }]));
  const failures = await suites.run(files, { places: places.count, files: run }, true);
  for (const file of files) {
    const failed = failures.find((failure) => failure.file.split(' ').includes(file));
    const raw = existsSync(rawAt(file)) ? (JSON.parse(readFileSync(rawAt(file), 'utf8')) as Recorded) : undefined;
    const kept: StoredCoverage = {
      ms: raw?.ms ?? 0,
      until: raw?.tests.map(({ until }) => until) ?? [],
      places: raw ? places.named(raw) : {},
      ...(failed && { failed: `${failed.test}: ${failed.message}` }),
      ...(!raw && { failed: 'nothing was recorded' }),
    };
    mkdirSync(cache(tree), { recursive: true });
    writeFileSync(rawAt(file), JSON.stringify(kept));
    renameSync(rawAt(file), keptAt(tree, file));
  }
}

class Places {
  readonly byFile: Record<string, Numbered[]> = {};
  readonly count: number;
  private readonly faults: Numbered[] = [];

  constructor(tree: Tree) {
    for (const file of tree.files()) {
      if (isDeclared(file)) continue;
      const first = this.faults.length;
      this.byFile[file] = tree.faults(file).map((fault, at) => ({ ...fault, number: first + at }));
      this.faults.push(...this.byFile[file]);
    }
    this.count = this.faults.length;
  }

  named({ imported, reached }: Recorded): StoredCoverage['places'] {
    const named: StoredCoverage['places'] = {};
    const all = [...imported.map((place) => [place, -2] as const), ...reached].toSorted(([one], [other]) => one - other);
    const loaded = new Set(imported);
    for (const [place, test] of all) {
      const fault = this.faults[place];
      // Loaded and come by later: all of its tests may see it.
      if (fault && (test === -2 || !loaded.has(place))) (named[fault.file] ??= []).push([fault.start, fault.end, test]);
    }
    return named;
  }
}

export function nearness(test: string, source: string): number {
  const words = source.split(/[/.]/).filter((word) => !['src', 'ts', 'tsx', 'platform', 'services', 'index'].includes(word));
  return words.filter((word) => test.toLowerCase().includes(word.toLowerCase())).length;
}

/** Tests named after the file first, then those below a folder of the same name; the quicker the earlier. */
function nearestFirst(found: CoveringTest[], source: string): CoveringTest[] {
  const cost = ({ file, ms }: CoveringTest): number => (ms + 2000) / 4 ** nearness(file, source);
  return found.toSorted((one, other) => cost(one) - cost(other));
}

const cache = (tree: Tree): string => join(tree.root, 'node_modules/.cache/mutate');

/** Cached until the test file, one of its imports, or a mutated place changes. */
const keptAt = (tree: Tree, file: string): string =>
  join(cache(tree), `${hash(tree.text('vitest.config.ts') + tree.sum(file)).slice(0, 24)}.json`);
