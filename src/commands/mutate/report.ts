import { compare } from './fault.ts';
import type { Judged, Verdict } from './judge.ts';
import { groupsOf } from './sample.ts';

export function rateOf(judged: readonly Judged[]): number {
  const real = judged.filter(({ verdict }) => verdict !== 'equivalent');
  const caught = real.filter(({ verdict }) => verdict === 'tests' || verdict === 'check');
  return real.length === 0 ? 100 : (caught.length / real.length) * 100;
}

export function reportOf(judged: readonly Judged[]): string {
  const folders = [...groupsOf(judged, ({ folder }) => folder)].toSorted(([one], [other]) => compare(one, other));
  const lines = [...folders, ['all', judged] as const].map(([folder, own]) => row(folder, own));
  const survivors = judged.filter(({ verdict }) => verdict === 'survived' || verdict === 'unreached');
  return [head, ...lines, '', ...survivors.map(survivorText)].join('\n').trimEnd();
}

const columns: readonly (readonly [Verdict, string])[] = [
  ['tests', 'by tests'],
  ['check', 'by check'],
  ['survived', 'survived'],
  ['unreached', 'no test'],
  ['equivalent', 'equivalent'],
];

const head = ['folder'.padEnd(34), 'faults', ...columns.map(([, name]) => name.padStart(10)), '    caught'].join(' ');

function row(folder: string, judged: readonly Judged[]): string {
  const counts = columns.map(([verdict]) => String(judged.filter((each) => each.verdict === verdict).length).padStart(10));
  return [folder.padEnd(34), String(judged.length).padStart(6), ...counts, `${rateOf(judged).toFixed(1)} %`.padStart(10)].join(' ');
}

function survivorText({ id, file, line, operator, before, after, verdict, ran, related }: Judged): string {
  const tests =
    verdict === 'unreached'
      ? 'no test comes by'
      : `${ran.length} of ${related} test files ran: ${ran.slice(0, 3).join(', ')}${ran.length > 3 ? ' …' : ''}`;
  return `✗ ${id} ${file}:${line} ${operator}\n    ${short(before)}\n    → ${short(after)}\n    ${tests}`;
}

export function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 140 ? `${line.slice(0, 140)} …` : line === '' ? '(nothing)' : line;
}
