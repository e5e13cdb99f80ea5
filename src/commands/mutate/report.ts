import { compare } from './fault.ts';
import type { TestedFault, Verdict } from './faultRunner.ts';
import { groupsOf } from './sample.ts';

export function rateOf(validated: readonly TestedFault[]): number {
  const real = validated.filter(({ verdict }) => verdict !== 'equivalent');
  const caught = real.filter(({ verdict }) => verdict === 'tests' || verdict === 'check');
  return real.length === 0 ? 100 : (caught.length / real.length) * 100;
}

export function reportOf(validated: readonly TestedFault[]): string {
  const folders = [...groupsOf(validated, ({ folder }) => folder)].toSorted(([one], [other]) => compare(one, other));
  const lines = [...folders, ['all', validated] as const].map(([folder, own]) => row(folder, own));
  const survivors = validated.filter(({ verdict }) => verdict === 'survived' || verdict === 'unreached');
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

function row(folder: string, validated: readonly TestedFault[]): string {
  const counts = columns.map(([verdict]) => String(validated.filter((each) => each.verdict === verdict).length).padStart(10));
  return [folder.padEnd(34), String(validated.length).padStart(6), ...counts, `${rateOf(validated).toFixed(1)} %`.padStart(10)].join(' ');
}

function survivorText({ id, file, line, operator, before, after, verdict, ran, related }: TestedFault): string {
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
