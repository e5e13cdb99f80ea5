import type { Fault } from './fault.ts';

export interface Numbered extends Fault {
  number: number;
}

/**
 * A file with all of these faults in it, none of them on: `(__fault(7) ? after : before)`. One transformation serves every run, and the number
 * says which one counts. To record which tests come by, the places alone are marked.
 */
export function withFaults(text: string, faults: readonly Numbered[], recording = false): string {
  const waiting = faults.toSorted((one, other) => one.start - other.start || other.end - one.end);
  // On one line with what follows: lines stay where they are.
  // Looked up at each call: test files that share their modules each have a recorder of their own.
  return `const __fault = (place) => globalThis.__fault?.(place) ?? false; ${write(0, text.length)}`;

  function write(start: number, end: number): string {
    let written = '';
    let at = start;
    for (let [next] = waiting; next && next.end <= end; [next] = waiting) {
      const { start: from, end: to } = next;
      const here: Numbered[] = [];
      while (waiting[0]?.start === from && waiting[0].end === to) here.push(...waiting.splice(0, 1));
      written += text.slice(at, from) + choose(here, write(from, to));
      at = to;
    }
    return written + text.slice(at, end);
  }

  function choose(here: readonly Numbered[], before: string): string {
    if (recording) return `(__fault(${here[0]?.number}), (${before}))`;
    return `(${here.map(({ number, after }) => `__fault(${number}) ? (${after}) : `).join('')}(${before}))`;
  }
}
