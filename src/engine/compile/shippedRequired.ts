import type { IntrospectionInputValue } from 'graphql';
import type { OperationPlan } from '../plan/Plan.ts';
import { takes } from '../plan/Source.ts';
import { isAlwaysSet } from './presence.ts';
import { inputsOf, shapeOf, type Operation } from './schema.ts';
import type { Change, Pair } from './shippedChange.ts';

/** Inputs that the objects an operation sends require now; those of the operation itself are found by compile. */
export function changesOfRequired(pair: Pair, { vars }: OperationPlan, before: Operation, now: Operation): Change[] {
  const objects = new Set(vars.flatMap(([path]) => prefixesOf(path)));
  return [...objects].flatMap((path) => {
    const [earlier, later] = [typeAt(pair.before, before, path), typeAt(pair.now, now, path)];
    if (earlier === undefined || later === undefined) return [];
    const known = inputsOf(pair.before.types.get(earlier));
    const inside = vars.filter(([each]) => each.startsWith(`${path}.`));
    return inputsOf(pair.now.types.get(later)).flatMap((input): Change[] => {
      const at = `${path}.${input.name}`;
      const own = inside.filter(([each]) => each === at || each.startsWith(`${at}.`));
      // Compile checks what forms fill; an object with this input alone is sent with it, or not at all.
      const isSent = own.length === inside.length || own.some(([, source]) => isAlwaysSet(source) || takes(source, 'form'));
      if (!isRequired(input) || isSent || known.some((each) => each.name === input.name && isRequired(each))) return [];
      const expected = `a source for ${at}: ${shapeOf(input.type).text}${own.length === 0 ? '' : ', always'}`;
      return [{ number: 'R013', coordinate: `${later}.${input.name}`, argument: at, expected, found: '' }];
    });
  });
}

const isRequired = ({ type, defaultValue }: IntrospectionInputValue): boolean => shapeOf(type).required && !defaultValue;

/** `a`, `a.b` of `a.b.c`. */
const prefixesOf = (path: string): string[] =>
  path.split('.').flatMap((_, index, steps) => (index === 0 ? [] : steps.slice(0, index).join('.')));

/** Input type of the object at a path. */
function typeAt({ types }: Pair['now'], operation: Operation, path: string): string | undefined {
  let inputs = operation.field.args;
  let name: string | undefined;
  for (const step of path.split('.')) {
    const input = inputs.find((each) => each.name === step);
    if (input === undefined) return undefined;
    ({ name } = shapeOf(input.type));
    inputs = inputsOf(types.get(name));
  }
  return name;
}
