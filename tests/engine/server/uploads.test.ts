import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { introspectionFromSchema } from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxRequestBytes } from '../../../src/engine/server/proxy.ts';
import { consoleOf } from './console.ts';

// Files reach an API by the GraphQL multipart request specification.

const schema = createSchema({
  typeDefs: `scalar Upload type Query { ok: Boolean } input Picture { label: String file: Upload! }
    type Mutation { put(pictures: [Picture!]!, cover: Upload): [String!]! }`,
  resolvers: {
    Mutation: {
      put: async (_: unknown, { pictures, cover }: { pictures: { label: string; file: File }[]; cover: File | null }) => {
        const said = await Promise.all(pictures.map(async ({ label, file }) => `${label} ${file.name} ${file.type} ${await file.text()}`));
        return [...said, String(cover)];
      },
    },
  },
});
const yoga = createYoga({ schema, logging: false, maskedErrors: false });
const server = createServer(yoga);
let page: Awaited<ReturnType<typeof consoleOf>>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  page = await consoleOf({
    endpoint: `http://127.0.0.1:${port}/graphql`,
    schema: introspectionFromSchema(schema),
    headers: { 'Content-Type': 'application/json' },
  });
});
afterAll(() => new Promise<void>((resolve) => void (server.closeAllConnections(), server.close(() => resolve()))));

const query = 'mutation put($pictures: [Picture!]!, $cover: Upload) { put(pictures: $pictures, cover: $cover) }';
const upload = (text: string, name: string, type = 'text/plain') => ({
  $upload: Buffer.from(text).toString('base64'),
  name,
  type,
  size: text.length,
});

describe('a file in the variables', () => {
  it('reaches the API as a file, wherever it stands, and several do', async () => {
    const pictures = [
      { label: 'one', file: upload('Grüße', 'ä b.txt') },
      { label: 'two', file: upload('', 'empty.bin', '') },
    ];
    const response = await page.ask({ query, variables: { pictures, cover: null } });
    expect(await response.json()).toEqual({
      data: { put: ['one ä b.txt text/plain Grüße', 'two empty.bin application/octet-stream ', 'null'] },
    });
  });

  it('is refused with its limit if it is too large', async () => {
    const big = { ...upload('x', 'big.bin'), $upload: 'A'.repeat(maxRequestBytes) };
    const response = await page.ask({ query, variables: { pictures: [], cover: big } });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('20 MB');
  });
});
