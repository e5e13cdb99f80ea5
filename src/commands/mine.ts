// `npm test -- --mine [COMMIT]`: the tests nearest to what has changed since a commit, as many as a minute takes.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedFiles } from './changedFiles.ts';
import { nearness } from './mutate/coverage.ts';
import { Tree } from './mutate/tree.ts';

/** Seconds of tests to choose, by their last duration. */
const budget = 60;
/** Estimates in milliseconds: importing a test file, and running one without a recorded duration. */
const [loading, untimed] = [2000, 3000];

interface Choice {
  chosen: string[];
  others: string[];
}

/**
 * The test files that changed, then those that import what changed: first those of a like name, few steps away and quick.
 * @param times milliseconds that each test file took last
 */
export function choose(tree: Tree, tests: readonly string[], changed: readonly string[], times: Readonly<Record<string, number>>): Choice {
  const own = tests.filter((test) => changed.includes(test));
  const sources = changed.filter((file) => !tests.includes(file));
  const related = tests
    .filter((test) => !own.includes(test))
    .map((test) => ({ test, cost: costOf(test) }))
    .filter(({ cost }) => cost < Infinity)
    .toSorted((one, other) => one.cost - other.cost)
    .map(({ test }) => test);
  let left = budget * 1000 * availableParallelism();
  const fits = (test: string): boolean => (left -= timeOf(test)) >= 0 || own.includes(test);
  const chosen = [...own, ...related].filter(fits);
  return { chosen, others: related.filter((test) => !chosen.includes(test)) };

  function timeOf(test: string): number {
    return loading + (times[test] ?? untimed);
  }

  function costOf(test: string): number {
    const steps = tree.steps(test);
    const costs = sources.map((file) => (timeOf(test) * (steps.get(file) ?? Infinity)) / 4 ** nearness(test, file));
    return Math.min(...costs);
  }
}

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Milliseconds per test file in the last whole run; written by test.mjs. */
const known = join(root, 'node_modules/.cache/test-times.json');

function run(commit: string | undefined): number {
  const changed = commit === undefined ? lastChange() : changedFiles(root, commit);
  const tests = (readdirSync(join(root, 'tests'), { recursive: true }) as string[]).map((path) => `tests/${path.replaceAll('\\', '/')}`);
  const times = existsSync(known) ? (JSON.parse(readFileSync(known, 'utf8')) as Record<string, number>) : {};
  const { chosen, others } = choose(
    new Tree(root),
    tests.filter((path) => /\.test\.tsx?$/.test(path)),
    changed,
    times,
  );
  const { status } =
    chosen.length > 0
      ? spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...chosen], { cwd: root, stdio: 'inherit' })
      : { status: 0 };
  const journeys = changed.filter((file) => file.endsWith('.journey.ts'));
  console.log(`${changed.length} files have changed; ${chosen.length} of ${chosen.length + others.length} related test files were run.`);
  if (others.length > 0) console.log('npm test runs the others, too.');
  if (journeys.length > 0) console.log(`Changed journeys, which were not run: npx playwright test ${journeys.join(' ')}`);
  return status ?? 1;
}

/** Uncommitted files, or those of the last commit where there are none. */
function lastChange(): string[] {
  const changed = changedFiles(root, 'HEAD');
  return changed.length > 0 ? changed : changedFiles(root, 'HEAD~1');
}

if (process.argv[1]?.endsWith('mine.ts')) process.exitCode = run(process.argv[2]);
