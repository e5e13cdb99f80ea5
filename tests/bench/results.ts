import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './report.ts';

const folder = 'tests/bench/results';

export interface KeptTable {
  title: string;
  figures: Figure[];
}

interface KeptBench {
  date: string;
  cores: number;
  cpu: string;
  node: string;
  /** Variables `BENCH_*`, such as sizes. */
  sizes: Record<string, string>;
  tables: KeptTable[];
}

interface Result {
  commit: string;
  /** Files differed from the commit. */
  isChanged: boolean;
  benches: Record<string, KeptBench>;
}

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
const pathOf = (commit: string) => join(folder, `${commit.slice(0, 12)}.json`);
const read = (path: string): Result => JSON.parse(readFileSync(path, 'utf8')) as Result;

const sizes = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[0].startsWith('BENCH_')));

/** Writes the tables of a bench to the file of the commit, next to those of other benches. */
export function keep(name: string, tables: readonly KeptTable[]): void {
  const commit = git('rev-parse', 'HEAD');
  const path = pathOf(commit);
  const { benches } = existsSync(path) ? read(path) : { benches: {} };
  const kept: KeptBench = {
    date: new Date().toISOString(),
    cores: cpus().length,
    cpu: cpus()[0]?.model ?? '',
    node: process.version,
    sizes: sizes(),
    tables: tables.map(({ title, figures }) => ({ title, figures: figures.map(rounded) })),
  };
  const result: Result = {
    commit,
    isChanged: git('status', '--porcelain', '--', 'src', 'schema', 'resources', 'validation') !== '',
    benches: { ...benches, [name]: kept },
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${JSON.stringify(result)}\n`);
}

const rounded = (figure: Figure): Figure =>
  Object.fromEntries(
    Object.entries(figure).map(([unit, value]) => [unit, typeof value === 'number' ? Number(value.toPrecision(3)) : value]),
  ) as Figure;

/** Changes of more than this are marked. */
const noise = 0.1;

const isRatio = (unit: string): boolean => /^(×|ratio)/.test(unit);

/** Prints how the ratios of the last result, or of a commit's, moved against an earlier result: machines differ, ratios within one run less. */
export function compare(earlier: string | undefined): void {
  const results = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => read(join(folder, name)))
    : [];
  const dated = Object.values(results).toSorted((one, other) => (dateOf(one) < dateOf(other) ? 1 : -1));
  const [newest] = dated;
  const before = dated.slice(1).find(({ commit }) => earlier === undefined || commit.startsWith(git('rev-parse', earlier).slice(0, 12)));
  if (!newest || !before) throw new Error(`There are not two results in ${folder}: run npm run bench first`);
  console.log(`${nameOf(before)} → ${nameOf(newest)}; * moved by more than ${noise * 100} %\n`);
  for (const [name, bench] of Object.entries(newest.benches)) compareBench(name, before.benches[name], bench);
}

const nameOf = ({ commit, isChanged }: Result): string => `${commit.slice(0, 12)}${isChanged ? ' with changes' : ''}`;
const dateOf = ({ benches }: Result): string =>
  Object.values(benches)
    .map(({ date }) => date)
    .toSorted()
    .at(-1) ?? '';

function compareBench(name: string, before: KeptBench | undefined, now: KeptBench): void {
  if (!before) return console.log(`${name}: not measured before\n`);
  if (JSON.stringify(before.sizes) !== JSON.stringify(now.sizes)) return console.log(`${name}: measured with other sizes before\n`);
  const lines = now.tables.flatMap(({ figures }, table) =>
    figures.flatMap((figure) => {
      const other = before.tables[table]?.figures.find(({ what }) => what === figure.what);
      const moved = Object.entries(figure).flatMap(([unit, value]) => {
        const was = other?.[unit];
        if (!isRatio(unit) || typeof value !== 'number' || typeof was !== 'number') return [];
        const change = value / was - 1;
        return [
          `${Math.abs(change) > noise ? '*' : ' '} ${unit} ${was} → ${value} (${change > 0 ? '+' : ''}${Math.round(change * 100)} %)`,
        ];
      });
      return moved.length > 0 ? [`${figure.what}: ${moved.join('; ')}`] : [];
    }),
  );
  console.log(`${name}\n${'-'.repeat(name.length)}\n${lines.join('\n') || 'no ratios'}\n`);
}
