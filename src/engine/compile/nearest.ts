export function nearest(
  name: string,
  candidates: Iterable<string>,
  maxDistance = Math.max(2, Math.floor(name.length / 3)),
): string | undefined {
  let best: string | undefined;
  let bestDistance = maxDistance + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Insertions, deletions, substitutions and swaps of neighbours. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let column = 1; column <= b.length; column++) {
      const substitution = cell(last, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      let least = Math.min(cell(last, column) + 1, cell(next, column - 1) + 1, substitution);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) least = Math.min(least, cell(beforeLast, column - 2) + 1);
      next.push(least);
    }
    [beforeLast, last] = [last, next];
  }
  return cell(last, b.length);
}

const cell = (row: number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
