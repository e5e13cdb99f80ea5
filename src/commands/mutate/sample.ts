import { compare, hash, type Fault } from './fault.ts';

/** Stable sample: each fault's rank follows from its name, so it mostly survives changes of the sources. */
export function sampleOf(faults: readonly Fault[], size: number, seed: string): Fault[] {
  if (faults.length <= size) return [...faults];
  const order = new Map(faults.map(({ id }) => [id, hash(`${seed} ${id}`)]));
  const byOrder = (one: Fault, other: Fault): number => compare(order.get(one.id) ?? '', order.get(other.id) ?? '');
  const folders = [...groupsOf(faults, ({ folder }) => folder)].toSorted(([one], [other]) => compare(one, other));
  const shares = sharesOf(
    folders.map(([, own]) => own.length),
    size,
  );
  return folders.flatMap(([, own], at) => takeTurns(own.toSorted(byOrder), shares[at] ?? 0));
}

function sharesOf(counts: readonly number[], size: number): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const exact = counts.map((count) => Math.min(count, Math.max(1, (count / all) * size)));
  const shares = exact.map(Math.floor);
  const byRest = counts.map((_, at) => at).toSorted((one, other) => rest(other) - rest(one));
  for (let at = 0; sum(shares) < size && at < byRest.length * 2; at++) {
    const folder = byRest[at % byRest.length] ?? 0;
    if ((shares[folder] ?? 0) < (counts[folder] ?? 0)) shares[folder] = (shares[folder] ?? 0) + 1;
  }
  for (let largest = indexOfLargest(shares); sum(shares) > size; largest = indexOfLargest(shares))
    shares[largest] = (shares[largest] ?? 0) - 1;
  return shares;

  function rest(at: number): number {
    return (exact[at] ?? 0) - (shares[at] ?? 0);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const indexOfLargest = (numbers: readonly number[]): number => numbers.indexOf(Math.max(...numbers));

/** The first faults of each operator, then the second ones, until there are enough. */
function takeTurns(faults: readonly Fault[], count: number): Fault[] {
  const taken: Fault[] = [];
  const operators = [...groupsOf(faults, ({ operator }) => operator).values()];
  for (let turn = 0; taken.length < count && turn < faults.length; turn++) {
    for (const own of operators) {
      const fault = own[turn];
      if (fault && taken.length < count) taken.push(fault);
    }
  }
  return taken;
}

export function groupsOf<Value>(values: readonly Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}
