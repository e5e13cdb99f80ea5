import type { IntrospectionInputValue, IntrospectionTypeRef } from 'graphql';
import type { OperationPlan } from '../plan/Plan.ts';
import { takes, walk, type Source } from '../plan/Source.ts';
import { closedValues } from './context.ts';
import { argumentPaths, inputsOf, operationAt, shapeOf, type Shape } from './schema.ts';
import { changesOfRequired } from './shippedRequired.ts';
import { changesOfSort } from './shippedSort.ts';
import { gone, retyped, type Change, type Pair } from './shippedChange.ts';

/** Sent paths, below the arguments, that are now refused, unknown or of another type. */
export function changesOfValues(pair: Pair, plan: OperationPlan): Change[] {
  const before = operationAt(pair.before, plan.name);
  const now = operationAt(pair.now, plan.name);
  if (before === undefined || now === undefined) return [];
  const known = (): string[] => argumentPaths(pair.now, now);
  const changes = plan.vars.flatMap(([path, source]) => {
    const steps = path.split('.');
    const from: Walked = {
      before: before.field.args,
      now: now.field.args,
      operation: plan.name,
      owner: `${before.kind}.${plan.name}`,
      walked: [],
    };
    return follow(pair, from, steps, source, known);
  });
  return [...changes, ...changesOfRequired(pair, plan, before, now)];
}

interface Walked {
  before: readonly IntrospectionInputValue[];
  now: readonly IntrospectionInputValue[];
  operation: string;
  /** The input type that these stand in, or the operation. */
  owner: string;
  walked: string[];
}

function follow(pair: Pair, at: Walked, [step = '', ...rest]: readonly string[], source: Source, known: () => string[]): Change[] {
  const before = at.before.find(({ name }) => name === step);
  const now = at.now.find(({ name }) => name === step);
  // A variable that belongs to no argument of the operation, such as a column's flag, is the document's own.
  if (before === undefined) return [];
  const path = [...at.walked, step].join('.');
  const change = { coordinate: `${at.owner}.${step}`, argument: path };
  const earlier = shapeOf(before.type);
  if (now === undefined) {
    if (gone(pair, change.coordinate, earlier.name)) return [];
    return [{ ...change, number: 'R007', expected: `an argument of ${at.operation}`, found: path, candidates: known() }];
  }
  const later = shapeOf(now.type);
  const another = (): Change[] => [retyped(change, step, earlier.text, later.text)];
  const order = walk(source).find(({ from }) => from === 'orderBy');
  if (rest.length === 0 && order?.from === 'orderBy' && later.list === earlier.list && later.kind === earlier.kind)
    return changesOfSort(pair, { ...change, operation: at.operation }, order.as, earlier, later);
  const inner = {
    before: inputsOf(pair.before.types.get(earlier.name)),
    now: inputsOf(pair.now.types.get(later.name)),
    operation: at.operation,
    owner: later.name,
    walked: [...at.walked, step],
  };
  if (rest.length > 0)
    return later.kind === 'INPUT_OBJECT' && later.list === earlier.list ? follow(pair, inner, rest, source, known) : another();
  if (!isTaken(pair, earlier, later)) return another();
  const either = source.from === 'either' ? source.objects.flat() : [];
  return [
    ...refused(pair, change, earlier, later, source),
    ...either.flatMap(([within, of]) => follow(pair, inner, within.split('.'), of, known)),
  ];
}

/** True if values of the old type fit the new one. */
function isTaken(pair: Pair, before: Shape, now: Shape): boolean {
  if (before.list !== now.list) return false;
  if (before.name === now.name || now.name === 'JSON') return true;
  if (before.kind === 'INPUT_OBJECT' || now.kind === 'INPUT_OBJECT') return before.kind === now.kind;
  if (before.name === 'Int' && now.name === 'Float') return true;
  // Closed values and ids are texts; the other way round not every text is one of them.
  const text = now.name === 'String' || now.name === 'ID';
  return text ? before.kind === 'ENUM' || /^(String|ID)$/.test(before.name) : before.kind === 'ENUM' && now.kind === 'ENUM';
}

/** Values of a closed list that are sent because somebody chose them, and that are refused now. */
function refused(pair: Pair, at: Pick<Change, 'coordinate' | 'argument'>, before: Shape, now: Shape, source: Source): Change[] {
  const isInput = takes(source, 'filter', 'sort', 'sortRow', 'switch', 'action');
  const values = closedValues({ schema: pair.now, env: pair.env }, now.name);
  if (!isInput || values === undefined) return [];
  const lost = (closedValues({ schema: pair.before, env: pair.env }, before.name) ?? []).filter(
    (value) => !values.includes(value) && !gone(pair, `${before.name}.${value}`, ''),
  );
  return lost.map((value) => ({ ...at, number: 'R021', expected: `a value of ${now.name}`, found: value, candidates: values, value }));
}

/** GraphQL specification, “All Variable Usages Are Allowed”. */
export function mayStand(input: string, requested: IntrospectionTypeRef, hasDefault: boolean): boolean {
  if (requested.kind === 'NON_NULL')
    return input.endsWith('!')
      ? mayStand(input.slice(0, -1), requested.ofType, false)
      : hasDefault && mayStand(input, requested.ofType, false);
  const nullable = input.replace(/!$/, '');
  if (requested.kind === 'LIST') return nullable.startsWith('[') && mayStand(nullable.slice(1, -1), requested.ofType, false);
  return nullable === requested.name;
}
