import type { IntrospectionInputValue } from 'graphql';
import { namedFor } from '../ids.ts';
import { fieldsOf, shapeOf, type Operation } from '../schema.ts';
import { required, type Api } from './offers.ts';

/** Creates records in a list, and answers with them. */
export const createOfSeveral = (api: Api, type: string, fits: (operation: Operation) => boolean): Operation | undefined =>
  [...api.offers.several.values()]
    .filter(({ doing, noun, operation }) => doing === 'create' && isNamed(api, type, noun) && listOfOne(operation) !== undefined)
    .find(({ operation }) => answersRows(api, type, operation) && fits(operation))?.operation;

/** Deletes the records of a list of ids, which may hold one. */
export const deleteOfSeveral = (api: Api, type: string, fits: (operation: Operation) => boolean): Operation | undefined =>
  [...api.offers.several.values()]
    .filter(({ doing, noun, operation }) => doing === 'delete' && isNamed(api, type, noun) && takesIds(api, type, operation))
    .find(({ operation }) => fits(operation))?.operation;

const takesIds = ({ dialect }: Api, type: string, { field }: Operation): boolean => {
  const [only, ...others] = required(field.args);
  return only !== undefined && others.length === 0 && shapeOf(only.type).list && namedFor(dialect.ids, type).includes(only.name);
};

const isNamed = ({ offers }: Api, type: string, noun: string): boolean => offers.typesOf.get(noun)?.includes(type) === true;

function answersRows({ schema }: Api, type: string, { field }: Operation): boolean {
  const shape = shapeOf(field.type);
  if (shape.list) return shape.name === type;
  return fieldsOf(schema.types.get(shape.name)).some(({ type: of }) => shapeOf(of).list && shapeOf(of).name === type);
}

export const isObjects = ({ type }: IntrospectionInputValue): boolean => {
  const { kind, list, text } = shapeOf(type);
  return kind === 'INPUT_OBJECT' && list && !text.startsWith('[[');
};

/** The argument of a write that takes records in a list, and needs nothing else: a list of one is a record. */
export function listOfOne({ field }: Operation): IntrospectionInputValue | undefined {
  const [only, ...others] = required(field.args);
  return only !== undefined && others.length === 0 && isObjects(only) ? only : undefined;
}
