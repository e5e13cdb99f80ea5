import { features } from './visit.ts';
import type { Cell } from './walk.ts';

/** Markdown, a line for each API: the number of lists in which a feature works, of those that have it. */
export function tableOf(cells: ReadonlyMap<string, readonly Cell[]>): string {
  const head = `| API | lists | ${features.join(' | ')} |`;
  const lines = [...cells].map(([api, all]) => {
    const lists = new Set(all.map(({ list }) => list)).size;
    return `| ${api} | ${lists} | ${features.map((feature) => textOf(all.filter((cell) => cell.feature === feature))).join(' | ')} |`;
  });
  return [head, head.replace(/[^|]+/g, '---'), ...lines].join('\n');
}

/** `7/8` works in seven of eight; `–` is absent everywhere, with a reason; an empty cell had nothing to try. */
function textOf(cells: readonly Cell[]): string {
  const of = (result: Cell['result']): number => cells.filter((cell) => cell.result === result).length;
  const tried = of('works') + of('faulty');
  if (tried === 0) return of('absent') > 0 ? '–' : '';
  return `${of('works')}/${tried}${of('absent') > 0 ? ` (${of('absent')} –)` : ''}`;
}

/** Each cell that doesn't work, with its reason. */
export const reasonsOf = (cells: ReadonlyMap<string, readonly Cell[]>): string =>
  [...cells]
    .flatMap(([api, all]) =>
      all
        .filter(({ result }) => result === 'faulty' || result === 'absent')
        .map(({ list, feature, result, says }) => `${api} ${list} ${feature}: ${result}, ${says}`),
    )
    .join('\n');

export const shareOf = (cells: readonly Cell[]): { works: number; absent: number; faulty: number; share: number } => {
  const of = (result: Cell['result']): number => cells.filter((cell) => cell.result === result).length;
  const [works, absent, faulty] = [of('works'), of('absent'), of('faulty')];
  return { works, absent, faulty, share: works / Math.max(1, works + faulty) };
};
