import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, graphql, isLeafType, getNullableType, getNamedType, isListType, introspectionFromSchema } from 'graphql';
import { realisticSdl } from './realisticSchema.ts';

// A process of its own: an API of `argv[2]` types that answers every call with made-up rows, and prints its address.
const schema = buildSchema(realisticSdl(Number(process.argv[2])));
const introspection = JSON.stringify({ data: introspectionFromSchema(schema) });
const values: Record<string, unknown> = { Int: 3, Float: 2.5, Boolean: true, DateTime: '2026-01-31T10:00:00Z', totalCount: 30 };
let id = 0;

const server = createServer((request, response) => {
  void (async () => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { query, variables } = JSON.parse(Buffer.concat(parts).toString()) as { query: string; variables?: Record<string, unknown> };
    response.setHeader('content-type', 'application/json');
    if (query.includes('__schema')) return response.end(introspection);
    const answer = await graphql({
      schema,
      source: query,
      variableValues: variables ?? {},
      fieldResolver: (_source, _args, _context, { fieldName, returnType }) => {
        const type = getNullableType(returnType);
        const named = getNamedType(returnType);
        if (isListType(type)) return Array.from({ length: 25 }, () => ({}));
        if (!isLeafType(named)) return {};
        if ('getValues' in named) return named.getValues()[0]?.value;
        return values[fieldName] ?? values[named.name] ?? (named.name === 'ID' ? String((id += 1)) : `Some ${fieldName}`);
      },
    });
    return response.end(JSON.stringify(answer));
  })();
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql\n`));
