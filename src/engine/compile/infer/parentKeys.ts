import type { IntrospectionInputValue } from 'graphql';
import type { Plan } from '../../plan/Plan.ts';
import { walk } from '../../plan/Source.ts';
import { inputsOf, isValue, shapeOf, type Operation } from '../schema.ts';
import { whereAmong } from '../whereArgument.ts';
import { heldBy, isForeign, type Reading } from './fields.ts';
import type { Pointer } from './filters.ts';
import type { Api } from './offers.ts';
import { listsOf } from './served.ts';
import { keyOf } from './words.ts';

/** Sources of the arguments that limit rows to one record: `{ studentId: 'parent.studentId', courseId: 'parent.courseId' }`. */
export type ParentArguments = Record<string, `parent.${string}`>;

export interface KeyPointer extends Pointer {
  args: ParentArguments;
  /** Fields of the rows that repeat the key or hold the record. */
  fields: string[];
}

/** The arguments of the query that reads the record itself. */
export function recordArguments({ get, keys }: Pick<Plan, 'get' | 'keys'>): ParentArguments {
  const found = (get?.vars ?? []).flatMap(([path, source]) =>
    walk(source).flatMap((each): [string, `parent.${string}`][] =>
      each.from === 'id' ? [[path, `parent.${keys?.[each.part ?? 0] ?? 'id'}`]] : [],
    ),
  );
  return Object.fromEntries(keys === undefined ? found.slice(0, 1) : found);
}

/** True if the list sends the whole key of the record above: a part of it would return rows of others. */
export const takesWholeKey = ({ list }: Pick<Plan, 'list'>, keys: readonly string[]): boolean =>
  keys.every((key) => list?.vars.some(([, source]) => walk(source).some((each) => each.from === 'parent' && each.path === key)));

/**
 * Arguments of a list for the whole key of another type: all in one place, on their own or in the object that filters. Fields such as `year` may be
 * a key by chance, so rows without foreign keys must hold the record or name its type.
 */
export function keyPointer(api: Api, parent: string, keys: readonly string[], type: string, list: Operation): KeyPointer[] {
  const relation = heldBy(api, type).find(({ shape }) => shape.name === parent && !shape.list)?.name;
  const where = whereAmong(api, list.field.args);
  const objects = list.field.args.filter((input) => shapeOf(input.type).kind === 'INPUT_OBJECT' && !shapeOf(input.type).list);
  const places: [string, readonly IntrospectionInputValue[], boolean][] = [
    ['', list.field.args, false],
    ...objects.map((input): [string, readonly IntrospectionInputValue[], boolean] => [
      `${input.name}.`,
      inputsOf(api.schema.types.get(shapeOf(input.type).name)),
      input === where,
    ]),
  ];
  for (const [prefix, inputs, compares] of places) {
    const named = keys.map((key) => {
      const own = keyOf(parent + key);
      const input =
        inputs.find(({ name }) => keyOf(name) === own) ??
        (relation !== undefined || isForeign(key) ? inputs.find(({ name }) => name === key) : undefined);
      const shape = input && shapeOf(input.type);
      const fits = shape !== undefined && !shape.list && (isValue(shape) || compares);
      return fits ? input?.name : undefined;
    });
    const whole = named.filter((name) => name !== undefined);
    if (whole.length < keys.length) continue;
    const args = Object.fromEntries(
      whole.map((name, index): [string, `parent.${string}`] => [`${prefix}${name}`, `parent.${keys[index]}`]),
    );
    return [
      { name: relation ?? parent, path: `${prefix}${whole[0]}`, args, fields: [...whole, ...(relation === undefined ? [] : [relation])] },
    ];
  }
  return [];
}

/** Types whose first list takes the whole key. */
export const keyedTo = ({ api, names }: Reading, parent: string, keys: readonly string[]): string[] =>
  [...names.keys()].filter((type) => {
    const [list] = listsOf(api, type);
    return type !== parent && list !== undefined && keyPointer(api, parent, keys, type, list).length > 0;
  });
