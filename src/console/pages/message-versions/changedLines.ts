export interface Line {
  line: string;
  change?: 'added' | 'removed';
}

/** Lines of a text with those that differ from the one before, by their longest common subsequence. */
export function changedLines(text: string, before?: string): Line[] {
  const after = text.split('\n');
  if (before === undefined) return after.map((line) => ({ line }));
  const old = before.split('\n');
  const common: number[][] = Array.from({ length: old.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0));
  const at = (one: number, other: number) => common[one]?.[other] ?? 0;
  for (let one = old.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1)
      (common[one] ?? [])[other] =
        old[one] === after[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
  const lines: Line[] = [];
  let [one, other] = [0, 0];
  while (one < old.length || other < after.length) {
    if (one < old.length && other < after.length && old[one] === after[other]) {
      lines.push({ line: after[other] ?? '' });
      one += 1;
      other += 1;
    } else if (one < old.length && (other === after.length || at(one + 1, other) >= at(one, other + 1))) {
      lines.push({ line: old[one] ?? '', change: 'removed' });
      one += 1;
    } else {
      lines.push({ line: after[other] ?? '', change: 'added' });
      other += 1;
    }
  }
  return lines;
}
