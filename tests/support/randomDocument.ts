import { Kind, parse, print, type DocumentNode, type FieldNode, type OperationDefinitionNode, type SelectionNode } from 'graphql';
import type { Chance } from '../../src/platform/demo/deterministic.ts';

/** A document that asks for less than another one, in its own words. */
export interface RandomDocument {
  text: string;
  partOf: (whole: unknown) => unknown;
}

type Read = (whole: Record<string, unknown>) => Record<string, unknown>;

interface Part {
  selections: readonly SelectionNode[];
  read: Read;
}

/** Fewer than the platform allows, so that these are all answered. */
const mostAliases = 15;
const mostTwice = 4;

/**
 * Random document for the field of `text`: reordered, aliased, repeated and conditional selections, fragments, and type names.
 * @param types the type of each field below, by the name of the type that it is in
 */
export function randomDocument(
  text: string,
  typeOf: (parent: string, field: string) => string,
  root: string,
  chance: Chance,
): RandomDocument {
  const document = parse(text);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION) as OperationDefinitionNode;
  const field = operation.selectionSet.selections[0] as FieldNode;
  if (!field.selectionSet) return { text, partOf: (whole) => whole };
  let aliases = 0;
  let twice = 0;
  const { selections, read } = some(field.selectionSet.selections as FieldNode[], typeOf(root, field.name.value));
  const asked: DocumentNode = {
    ...document,
    definitions: [
      {
        ...operation,
        selectionSet: { kind: Kind.SELECTION_SET, selections: [{ ...field, selectionSet: { kind: Kind.SELECTION_SET, selections } }] },
      },
    ],
  };
  return { text: print(asked), partOf: (whole) => readEach(whole, read) };

  function some(fields: readonly FieldNode[], type: string): Part {
    const kept = shuffled(fields, chance).slice(0, chance.between(1, fields.length));
    return joined([...kept.map((each) => one(each, type)), ...(chance.happens(0.3) ? [typeName(type)] : [])]);
  }

  function one(field: FieldNode, type: string): Part {
    const { value: name } = field.name;
    const below = field.selectionSet && (field.selectionSet.selections as FieldNode[]);
    const inner = typeOf(type, name);
    const alias = aliases < mostAliases && chance.happens(0.15) ? `other${(aliases += 1)}` : undefined;
    const asked = (part?: Part): FieldNode => ({
      ...field,
      ...(alias && { alias: { kind: Kind.NAME, value: alias } }),
      ...(part && { selectionSet: { kind: Kind.SELECTION_SET, selections: part.selections } }),
    });
    // A field selected twice under one name returns both selections.
    const again = twice < mostTwice && chance.happens(0.2) ? (twice += 1) : 0;
    const parts = below ? [some(below, inner), ...(again > 0 ? [some(below, inner)] : [])] : [undefined];
    const read: Read = below ? joined(parts.filter((part) => part !== undefined)).read : (whole) => whole;
    const part: Part = {
      selections: parts.map(asked),
      read: (whole) => ({ [alias ?? name]: below ? readEach(whole[name], read) : whole[name] }),
    };
    return wrapped(part, type);
  }

  function wrapped({ selections, read }: Part, type: string): Part {
    if (chance.happens(0.1)) return { selections: [fragment(selections, type)], read };
    if (chance.happens(0.05)) return { selections: [fragment(selections, undefined, 'include', true)], read };
    if (chance.happens(0.05))
      return { selections: [...typeName(type).selections, fragment(selections, type, 'skip', true)], read: typeName(type).read };
    return { selections, read };
  }
}

const typeName = (type: string): Part => ({
  selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
  read: () => ({ __typename: type }),
});

function fragment(selections: readonly SelectionNode[], type?: string, directive?: 'include' | 'skip', value = true): SelectionNode {
  return {
    kind: Kind.INLINE_FRAGMENT,
    ...(type && { typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: type } } }),
    ...(directive && {
      directives: [
        {
          kind: Kind.DIRECTIVE,
          name: { kind: Kind.NAME, value: directive },
          arguments: [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: 'if' }, value: { kind: Kind.BOOLEAN, value } }],
        },
      ],
    }),
    selectionSet: { kind: Kind.SELECTION_SET, selections },
  };
}

const joined = (parts: readonly Part[]): Part => ({
  selections: parts.flatMap(({ selections }) => selections),
  read: (whole) => parts.reduce<Record<string, unknown>>((read, part) => merged(read, part.read(whole)), {}),
});

function merged(one: Record<string, unknown>, other: Record<string, unknown>): Record<string, unknown> {
  const both = { ...one };
  for (const [name, value] of Object.entries(other)) both[name] = name in one ? mergedValues(one[name], value) : value;
  return both;
}

function mergedValues(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((each, at) => mergedValues(each, other[at]));
  return isObject(one) && isObject(other) ? merged(one, other) : one;
}

function readEach(whole: unknown, read: Read): unknown {
  if (Array.isArray(whole)) return whole.map((each) => readEach(each, read));
  return isObject(whole) ? read(whole) : whole;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function shuffled<Item>(items: readonly Item[], chance: Chance): Item[] {
  return items
    .map((item) => ({ item, at: chance.next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
