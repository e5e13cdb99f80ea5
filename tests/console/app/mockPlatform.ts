import { getNamedType, getNullableType, graphql, isEnumType, isListType, isObjectType, isScalarType } from 'graphql';
import type { GraphQLOutputType, GraphQLResolveInfo } from 'graphql';
import { contract } from '../../support/contract.ts';
import { recordId } from './routes.ts';

/** Values of fields by their names, of every type: `{ archivedAt: null }`. */
export type FieldValues = Record<string, unknown>;

/** A `fetch` that answers every call from the contract: one row per list, each field a value of its type; `values` override them. */
export function mockPlatform(values: FieldValues = {}) {
  return async (input: string | Request, init?: RequestInit): Promise<Response> => {
    const address = typeof input === 'string' ? input : input.url;
    if (!address.includes('/graphql')) return Response.json({ flags: [] });
    const body = typeof input === 'string' ? String(init?.body ?? '') : await input.text();
    const { query, variables } = JSON.parse(body) as { query: string; variables?: Record<string, unknown> };
    const answer = await graphql({
      schema: contract.schema,
      source: query,
      variableValues: variables ?? {},
      fieldResolver: (source, _args, _context, info) => valueOf(info, { ...values, ...(source as FieldValues | undefined) }),
      typeResolver: (_value, _context, info, type) => info.schema.getPossibleTypes(type)[0]?.name,
    });
    return Response.json(answer);
  };
}

function valueOf({ fieldName, returnType }: GraphQLResolveInfo, values: FieldValues): unknown {
  if (Object.hasOwn(values, fieldName)) return values[fieldName];
  return exampleOf(returnType, fieldName);
}

function exampleOf(type: GraphQLOutputType, field: string): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [exampleOf(plain.ofType, field)];
  const named = getNamedType(plain);
  if (isObjectType(named)) return {};
  if (isEnumType(named)) return named.getValues()[0]?.value;
  if (!isScalarType(named)) return {};
  if (/^_?id$/i.test(field)) return recordId;
  return scalars[named.name] ?? scalars[field] ?? `${field} text`;
}

const scalars: FieldValues = {
  ID: recordId,
  Int: 1,
  Float: 1,
  Boolean: false,
  DateTime: '2026-03-04T05:06:07.000Z',
  JSON: {},
  JSONObject: {},
};
