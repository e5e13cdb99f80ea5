import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printSchema } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { openApi } from '../../../src/engine/server/api.ts';
import { endpointOf, headerOf } from '../../../src/engine/server/headers.ts';
import { introspect, readSchemaFile } from '../../../src/engine/server/introspect.ts';
import { keptIntrospections } from '../../../src/engine/server/kept.ts';
import { createApi, startApi } from '../../apis/start.ts';
import { says, startServer } from './console.ts';

const folder = mkdtempSync(join(tmpdir(), 'endpoint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

async function faultOf(...answer: Parameters<typeof says>) {
  const server = await startServer(says(...answer));
  try {
    return await introspect({ endpoint: server.url }).then(
      () => undefined,
      (fault: unknown) => fault as { code: string; message: string },
    );
  } finally {
    await server.stop();
  }
}

describe('an introspection', () => {
  it('is what the API says of itself, asked with the headers', async () => {
    const api = await startApi('hasura', { token: 'known-to-both-sides' });
    const found = await introspect({ endpoint: api.url, headers: { authorization: 'Bearer known-to-both-sides' } });
    expect(found.__schema.types.map(({ name }) => name)).toEqual(api.introspection.__schema.types.map(({ name }) => name));
    await api.stop();
  });

  it('is asked for again where the server closes an idle connection, but once', async () => {
    const text = JSON.stringify({ data: createApi('relay').introspection });
    let requests = 0;
    const server = await startServer((_, response) => {
      requests += 1;
      if ([2, 4, 5].includes(requests)) response.socket?.destroy();
      else response.end(text);
    });
    for (const expected of [1, 3]) {
      expect((await introspect({ endpoint: server.url })).__schema.queryType.name).toBe('Query');
      expect(requests).toBe(expected);
    }
    await expect(introspect({ endpoint: server.url })).rejects.toMatchObject({ code: 'UNREACHABLE' });
    expect(requests).toBe(5);
    await server.stop();
  });

  it('says that nobody is there', async () => {
    const server = await startServer(says({}));
    await server.stop();
    await expect(introspect({ endpoint: server.url })).rejects.toMatchObject({ code: 'UNREACHABLE' });
  });

  it('says that the address is none of GraphQL', async () => {
    expect(await faultOf('<html></html>', 200, { 'content-type': 'text/html' })).toMatchObject({ code: 'NOT_GRAPHQL' });
    expect(await faultOf('not found', 404)).toMatchObject({ code: 'NOT_GRAPHQL' });
    expect(await faultOf('<html></html>', 503)).toMatchObject({ code: 'UNREACHABLE', message: expect.stringContaining('503') as string });
    const moved = await faultOf('', 308, { location: 'https://api.example/v2?token=abc' });
    expect(moved?.message).toContain('https://api.example/v2');
    expect(moved?.message).not.toContain('abc');
  });

  it('says where introspection is off that a file helps', async () => {
    const closed = await startApi('relay', { introspection: false });
    await expect(introspect({ endpoint: closed.url })).rejects.toMatchObject({ code: 'INTROSPECTION_OFF' });
    await expect(introspect({ endpoint: closed.url })).rejects.toThrow('pass --schema FILE');
    await closed.stop();
  });

  it('says where a token is wanted, by status, by code, or in words', async () => {
    for (const [body, status] of [
      [{ errors: [{ message: 'x' }] }, 401],
      ['', 401],
      [{ errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }, 200],
      [{ errors: [{ message: 'x', extensions: { code: 'invalid-jwt' } }] }, 200],
      [{ errors: [{ message: 'You must be logged in.' }] }, 200],
    ] as const) {
      const fault = await faultOf(body, status);
      expect(fault).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(fault?.message).toContain('--header');
    }
  });

  it('is not believed where it is no schema', async () => {
    expect(await faultOf({ data: { __schema: { types: 'all of them' } } })).toMatchObject({ code: 'BAD_SCHEMA' });
  });
});

describe('a schema file', () => {
  const { schema, introspection } = createApi('options');

  it('is read as SDL, as an introspection, and as an answer to one', () => {
    const names = (found: typeof introspection) => found.__schema.types.map(({ name }) => name).toSorted();
    for (const path of [
      file('schema.graphql', printSchema(schema)),
      file('schema.json', JSON.stringify(introspection)),
      file('answer.json', JSON.stringify({ data: introspection })),
    ])
      expect(names(readSchemaFile(path))).toEqual(names(introspection));
  });

  it('is told from what is none', () => {
    expect(() => readSchemaFile(file('other.json', '{"name":"package"}'))).toThrow('neither SDL nor an introspection');
    expect(() => readSchemaFile(file('other.graphql', 'type Query {'))).toThrow('is no schema');
  });
});

describe('what is kept', () => {
  it('is shown while the API is away, and not where it refuses', async () => {
    const kept = keptIntrospections(join(folder, 'kept'));
    const api = await startApi('plain');
    const { url } = api;
    const fresh = await openApi({ endpoint: url, headers: {}, kept });
    expect(fresh.fromKept).toBe(false);
    await api.stop();
    const away = await openApi({ endpoint: url, headers: {}, kept });
    expect(away.fromKept).toBe(true);
    expect(away.own?.catalogue.entries).toEqual(fresh.own?.catalogue.entries);
    const closed = await startServer(says({ errors: [{ message: 'off' }] }));
    kept.keep({ endpoint: closed.url }, api.introspection);
    await expect(openApi({ endpoint: closed.url, headers: {}, kept })).rejects.toMatchObject({ code: 'INTROSPECTION_OFF' });
    await closed.stop();
  });

  it('is of one endpoint and one region, and nothing where the file is spoiled', () => {
    const kept = keptIntrospections(join(folder, 'regions'));
    const { introspection } = createApi('plain');
    kept.keep({ endpoint: 'https://api.example/graphql', region: 'a' }, introspection);
    expect(kept.read({ endpoint: 'https://api.example/graphql', region: 'a' })).toEqual(introspection);
    expect(kept.read({ endpoint: 'https://api.example/graphql', region: 'b' })).toBeUndefined();
    expect(kept.read({ endpoint: 'https://api.example/graphql' })).toBeUndefined();
    expect(kept.read({ endpoint: 'https://other.example/graphql', region: 'a' })).toBeUndefined();
  });
});

describe('what is passed to the command', () => {
  it('takes headers, and none that says where a call goes', () => {
    expect(headerOf('Authorization: Bearer abc: def')).toEqual(['Authorization', 'Bearer abc: def']);
    expect(headerOf('x-api-key:1')).toEqual(['x-api-key', '1']);
    for (const text of [
      'Host: other.example',
      'no colon',
      ': x',
      'a b: c',
      'X:',
      'Content-Length: 1',
      'x: a\r\ny: b',
      'Proxy-Authorization: x',
      'Transfer-Encoding: chunked',
    ])
      expect(() => headerOf(text), text).toThrow();
  });

  it('takes addresses of http and https without a password in them', () => {
    expect(endpointOf('https://api.example/graphql#x')).toBe('https://api.example/graphql');
    for (const text of ['api.example', 'file:///etc/passwd', 'ftp://api.example', 'http://me:secret@api.example/'])
      expect(() => endpointOf(text), text).toThrow();
    expect(() => endpointOf('http://me:secret@api.example/')).not.toThrow(/secret@/);
  });
});
