import { getNullableType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { GraphQLField, GraphQLInputType } from 'graphql';
import { readContract } from '../../src/engine/compile/contract.ts';
import { wholeDocument } from '../../src/engine/compile/generate/documents.ts';
import { indexSchema } from '../../src/engine/compile/schema.ts';
import { sdl } from '../../src/generated/contract.ts';
import type { Access } from '../../src/engine/plan/Plan.ts';

/** An operation of the contract, with a document that asks for all that it answers. */
export interface ContractOperation {
  name: string;
  kind: 'query' | 'mutation';
  access: Access;
  text: string;
  field: GraphQLField<unknown, unknown>;
}

/** A place in an operation's arguments that holds a value: `filter.sort.order`. */
export interface Leaf {
  path: string;
  type: GraphQLInputType;
}

export const contract = readContract(sdl);

const documents = indexSchema(contract.introspection);

/** Every operation of the contract, those without a body too. */
export const operations: ContractOperation[] = [
  ...fieldsOf('query', contract.schema.getQueryType()?.getFields()),
  ...fieldsOf('mutation', contract.schema.getMutationType()?.getFields()),
];

function fieldsOf(kind: ContractOperation['kind'], fields: Record<string, GraphQLField<unknown, unknown>> = {}): ContractOperation[] {
  return Object.values(fields).map((field) => {
    const { name } = field;
    const operation = documents.operations.get(name);
    const text = operation && wholeDocument(documents, operation, 1);
    const access = contract.access[name];
    if (!text || !access) throw new Error(`${name} has no document or no right`);
    return { name, kind, access, text, field };
  });
}

const leaves = new Map<ContractOperation, readonly Leaf[]>();

/** All values that an operation takes, however deep; a list is one of them, whatever it is a list of. */
export function leavesOf(operation: ContractOperation): readonly Leaf[] {
  const found = leaves.get(operation) ?? operation.field.args.flatMap(({ name, type }) => leavesBelow(type, name));
  leaves.set(operation, found);
  return found;
}

function leavesBelow(type: GraphQLInputType, path: string, outer: readonly string[] = []): Leaf[] {
  const plain = getNullableType(type);
  if (isListType(plain)) {
    const below = leavesBelow(plain.ofType, path, outer).filter((leaf) => leaf.path !== path);
    return [{ path, type }, ...below];
  }
  if (!isInputObjectType(plain)) return [{ path, type }];
  if (outer.includes(plain.name)) return [];
  const inner = Object.values(plain.getFields()).flatMap((field) =>
    leavesBelow(field.type, `${path}.${field.name}`, [...outer, plain.name]),
  );
  return [{ path, type }, ...inner];
}

/** The name of a type without its lists and whether it may be null. */
export function namedType(type: GraphQLInputType): { name: string; required: boolean; list: boolean } {
  const required = isNonNullType(type);
  const plain = getNullableType(type);
  if (!isListType(plain)) return { name: plain.name, required, list: false };
  return { name: namedType(plain.ofType).name, required, list: true };
}
