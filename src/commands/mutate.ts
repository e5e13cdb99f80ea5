import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { changedFiles } from './changedFiles.ts';
import type { Outcome } from '../package/Outcome.ts';
import { asCommand } from './commandLine.ts';
import type { Fault } from './mutate/fault.ts';
import { FaultRunner, type Effort, type TestedFault, type Verdict } from './mutate/faultRunner.ts';
import { maySee, recordCoverage } from './mutate/coverage.ts';
import { rateOf, reportOf, short } from './mutate/report.ts';
import { sampleOf } from './mutate/sample.ts';
import { Tree } from './mutate/tree.ts';

const usage = `npm run mutate -- [options]

Makes small faults in the sources, one at a time, and tells which of them no test notices: exit 1 where fewer are caught than --target asks.
  --sample N          how many (400)
  --seed WORD         another sample; the same word gives the same one (console)
  --folder PATH       only below this folder; may be given several times
  --changed [BASE]    only in files that differ from BASE (main)
  --only ID           this one; may be given several times
  --tests PATH        only tests below this folder; may be given several times
  --target PERCENT    what must be caught of the faults that are not equivalent
  --minutes N         how long tests run for one fault (10); a report says where not all of them did
  --workers N         test files at once (one a core)
  --list              says which faults there would be, and runs nothing`;

export async function run(args: string[], root = ownRoot): Promise<Outcome> {
  const { values } = parseArgs({
    args: args.flatMap((each, at) => (each === '--changed' && !isValue(args[at + 1]) ? [each, 'main'] : [each])),
    options,
  });
  if (values.help) return { code: 0, says: usage };
  const tree = new Tree(root);
  const faults = chosen(tree, values);
  if (faults.length === 0) return { code: 2, says: 'There is no such fault.' };
  if (values.list) return { code: 0, says: faults.map(lineOf).join('\n') };
  const validated = await testAll(tree, faults, {
    workers: Number(values.workers),
    minutes: Number(values.minutes),
    tests: values.tests ?? [''],
  });
  const file = join(root, 'node_modules/.cache/mutate/report.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ seed: values.seed, rate: rateOf(validated), faults: validated }, null, 1));
  const isEnough = values.target === undefined || rateOf(validated) >= Number(values.target);
  return { code: isEnough ? 0 : 1, says: `${reportOf(validated)}\n\nSeed: ${values.seed}. As JSON: ${file}` };
}

const options = {
  sample: { type: 'string', default: '400' },
  seed: { type: 'string', default: 'console' },
  folder: { type: 'string', multiple: true },
  changed: { type: 'string' },
  only: { type: 'string', multiple: true },
  tests: { type: 'string', multiple: true },
  target: { type: 'string' },
  minutes: { type: 'string', default: '10' },
  workers: { type: 'string', default: String(availableParallelism()) },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const isValue = (next: string | undefined): boolean => next !== undefined && !next.startsWith('--');

type Chosen = Pick<ReturnType<typeof parseArgs<{ options: typeof options }>>['values'], 'sample' | 'seed' | 'folder' | 'changed' | 'only'>;

function chosen(tree: Tree, { sample, seed, folder, changed, only }: Chosen): Fault[] {
  const differing = changed === undefined ? undefined : new Set(changedFiles(tree.root, changed));
  const files = tree.files().filter((file) => isBelow(file, folder ?? ['']) && differing?.has(file) !== false);
  const faults = files.flatMap((file) => tree.faults(file));
  return only === undefined ? sampleOf(faults, Number(sample), seed) : faults.filter(({ id }) => only.includes(id));
}

const isBelow = (file: string, folders: readonly string[]): boolean =>
  folders.some((each) => file === each || file.startsWith(each.replace(/\/?$/, each === '' ? '' : '/')));

async function testAll(tree: Tree, faults: readonly Fault[], effort: Effort): Promise<TestedFault[]> {
  const equivalents = equivalentsOf(tree);
  const argued = new Map(equivalents.map(({ id, why }) => [id, why]));
  const validated = faults.flatMap((fault): TestedFault[] => {
    const why = argued.get(fault.id);
    return why === undefined ? [] : [{ ...fault, verdict: 'equivalent', by: why, ran: [], related: 0 }];
  });
  const left = faults.filter(({ id }) => !argued.has(id));
  const files = [...new Set(left.map(({ file }) => file))];
  const coverage = await recordCoverage(
    tree,
    (test, closure) => isBelow(test, effort.tests) && maySee(closure, files),
    effort.workers,
    (text) => console.log(text),
  );
  for (const failing of coverage.failing()) console.log(`Fails without any fault, and is left out: ${failing}`);
  const validate = new FaultRunner(tree, coverage, left, effort);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void validate.close().finally(() => process.exit(1)));
  try {
    for (const fault of left) {
      const begun = Date.now();
      const each = await validate.test(fault);
      validated.push(each);
      const time = `${((Date.now() - begun) / 1000).toFixed(0)} s`;
      console.log(
        `${validated.length}/${faults.length} ${words[each.verdict]} (${time}) ${lineOf(fault)}${each.by === undefined ? '' : `\n    ${each.by}`}`,
      );
    }
  } finally {
    await validate.close();
  }
  return validated;
}

const words: Readonly<Record<Verdict, string>> = {
  tests: 'caught',
  check: 'caught by check',
  survived: 'SURVIVED',
  unreached: 'NO TEST',
  equivalent: 'equivalent',
};

const lineOf = ({ id, file, line, operator, before, after }: Fault): string =>
  `${id} ${file}:${line} ${operator}: ${short(before)} → ${short(after)}`;

/** A fault that changes nothing that anybody could notice. */
interface Equivalent {
  id: string;
  file: string;
  why: string;
}

function equivalentsOf(tree: Tree): Equivalent[] {
  const all = JSON.parse(tree.text('tests/equivalentFaults.json')) as Equivalent[];
  for (const { id, file } of all)
    if (!tree.has(file) || !tree.faults(file).some((fault) => fault.id === id))
      console.log(`tests/equivalentFaults.json: ${id} is no fault of ${file} any more`);
  return all;
}

const ownRoot = fileURLToPath(new URL('../../', import.meta.url));

await asCommand(import.meta.url, run);
