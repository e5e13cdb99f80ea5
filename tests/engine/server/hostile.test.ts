import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApi } from '../../../src/engine/server/api.ts';
import { EndpointError } from '../../../src/engine/server/EndpointError.ts';
import { endpointOf, withHeaders } from '../../../src/engine/server/headers.ts';
import { introspect } from '../../../src/engine/server/introspect.ts';
import { post } from '../../../src/engine/server/post.ts';
import { createApi } from '../../apis/start.ts';
import { until } from '../../support/until.ts';
import { consoleOf, cookieOf, says, startServer } from './console.ts';

const { introspection } = createApi('plain');
const servers: { stop: () => Promise<void> }[] = [];
const serve = async (...answer: Parameters<typeof startServer>) => {
  const server = await startServer(...answer);
  servers.push(server);
  return server;
};
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

const query = { query: '{ ok }' };
const saying = async (response: Response) =>
  ((await response.json()) as { errors: { message: string; extensions: { code: string; reason?: string } }[] }).errors[0];

describe('an answer', () => {
  it('without an end is not read to it', async () => {
    let closed = 0;
    const { url } = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(1e6, ' ')));
      };
      response.on('drain', more).on('close', () => (closed += 1));
      more();
    });
    const page = await consoleOf({ endpoint: url, schema: introspection });
    expect(await saying(await page.ask(query))).toMatchObject({ extensions: { reason: 'TOO_LARGE' } });
    await expect(introspect({ endpoint: url })).rejects.toMatchObject({ code: 'TOO_LARGE' });
    await until(() => closed === 2);
  }, 30_000);

  it('that is small on its way and large when it is unpacked is not unpacked to its end', async () => {
    const packed = gzipSync(Buffer.alloc(90e6, 'x'));
    expect(packed.length).toBeLessThan(1e6);
    const { url } = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(packed);
    });
    const page = await consoleOf({ endpoint: url, schema: introspection });
    expect(await saying(await page.ask(query))).toMatchObject({ extensions: { reason: 'TOO_LARGE' } });
  }, 30_000);

  it('that drips is waited for as a whole, not part by part', async () => {
    const { url } = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    });
    const call = { endpoint: url, headers: {}, body: '{}', most: 1e6, patience: 300 };
    await expect(post(call)).rejects.toMatchObject({ code: 'TIMEOUT' });
  });

  it('may have exactly as many bytes as there may be', async () => {
    const { url } = await serve(says('x'.repeat(1000)));
    const call = { endpoint: url, headers: {}, body: '{}', patience: 5000 };
    expect((await post({ ...call, most: 1000 })).text).toHaveLength(1000);
    await expect(post({ ...call, most: 999 })).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  it('is given up by the API, too, when its page goes away, and nothing is reported', async () => {
    const terminal = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    let closed = false;
    const { url, heard } = await serve((_, response) => void response.on('close', () => (closed = true)));
    const page = await consoleOf({ endpoint: url, schema: introspection });
    const gone = new AbortController();
    const asked = page.send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(query),
      signal: gone.signal,
    });
    await until(() => heard.length === 1);
    const begun = performance.now();
    gone.abort();
    await until(() => closed);
    // Not because it was waited for long enough.
    expect(performance.now() - begun).toBeLessThan(30_000);
    await asked.catch(() => undefined);
    expect(terminal).not.toHaveBeenCalled();
  });

  it.each([
    ['a page of HTML with 200', '<html>"data"</html>', 200, 'text/html'],
    ['a list', '[{"data":{}}]', 200, 'application/json'],
    ['a text', '"data"', 200, 'application/json'],
    ['nothing', '', 204, 'application/json'],
    ['what failed without a word', '{"data":null}', 500, 'application/json'],
    ['errors that are none', '{"errors":{"message":"x"}}', 200, 'application/json'],
  ])('that is %s becomes an error', async (_, body, status, type) => {
    const { url } = await serve(says(body, status, { 'content-type': type }));
    const page = await consoleOf({ endpoint: url, schema: introspection });
    expect(await saying(await page.ask(query))).toMatchObject({ extensions: { code: 'DOWNSTREAM_SERVICE_ERROR' } });
  });

  it.each([[[null]], [['a text']], [[{ message: { deep: true } }]], [{}]])('with errors such as %j stops nobody', async (errors) => {
    const { url } = await serve(says({ data: { ok: true }, errors }));
    await expect(introspect({ endpoint: url })).rejects.toBeInstanceOf(EndpointError);
    const page = await consoleOf({ endpoint: url, schema: introspection });
    expect((await page.ask(query)).status).toBe(200);
    expect((await page.signIn('Authorization: Bearer x')).status).toBe(200);
  });

  it('may come from the loopback of IPv6', async () => {
    const server = createServer((_, response) => says({ data: { ok: true } })({} as never, response));
    await new Promise<void>((resolve) => server.listen(0, '::1', resolve));
    servers.push({ stop: () => new Promise((resolve) => server.close(() => resolve())) });
    const { port } = server.address() as AddressInfo;
    const page = await consoleOf({ endpoint: endpointOf(`http://[::1]:${port}/graphql`), schema: introspection });
    expect(await (await page.ask(query)).json()).toEqual({ data: { ok: true } });
  });
});

describe('a schema', () => {
  type Schema = (typeof introspection)['__schema'];
  const plain = (): Schema => structuredClone(introspection.__schema);
  const [first] = introspection.__schema.types.filter(({ kind, name }) => kind === 'OBJECT' && !/^(Query|Mutation|__.*)$/.test(name));
  const renamed = (to: string): Schema =>
    JSON.parse(JSON.stringify(plain()).replaceAll(`"name":"${first?.name}"`, `"name":${JSON.stringify(to)}`)) as Schema;
  const nested = (depth: number): unknown =>
    JSON.parse(
      `${'{"kind":"LIST","name":null,"ofType":'.repeat(depth)}{"kind":"SCALAR","name":"String","ofType":null}${'}'.repeat(depth)}`,
    );

  it.each<[string, () => unknown]>([
    ['without its types', () => ({ ...plain(), types: [] })],
    ['without the type of its queries', () => ({ ...plain(), queryType: null })],
    ['whose queries are of a type that is not there', () => ({ ...plain(), queryType: { name: 'Nothing' } })],
    ['without one of its types', () => ({ ...plain(), types: plain().types.filter(({ name }) => name !== first?.name) })],
    ['with nothing among its types', () => ({ ...plain(), types: [null, ...plain().types] })],
    [
      'with a type without fields',
      () => ({ ...plain(), types: plain().types.map((type) => (type === first ? type : { ...type, fields: null })) }),
    ],
    ['with a name that breaks the line', () => renamed('Bike\r\nX: y')],
    ['with a name that is markup', () => renamed('<img src=x>')],
    ['that is text', () => 'types'],
  ])('%s is reported as none', async (_, schema) => {
    const { url } = await serve(says({ data: { __schema: schema() } }));
    await expect(openApi({ endpoint: url, headers: {} })).rejects.toMatchObject({ code: 'BAD_SCHEMA' });
  });

  it.each<[string, () => unknown]>([
    ['with a type called constructor', () => renamed('constructor')],
    ['with a type called hasOwnProperty', () => renamed('hasOwnProperty')],
    ['with a type called __proto__', () => renamed('__proto__')],
    ['with every type twice', () => ({ ...plain(), types: [...plain().types, ...plain().types] })],
    [
      'with every field twice',
      () => ({
        ...plain(),
        types: plain().types.map((type) =>
          'fields' in type && type.fields ? { ...type, fields: [...type.fields, ...type.fields] } : type,
        ),
      }),
    ],
    [
      'with fields called as those of every object',
      () => ({
        ...plain(),
        types: plain().types.map((type) =>
          'fields' in type && type.fields && !/^(Query|Mutation|__.*)$/.test(type.name)
            ? {
                ...type,
                fields: [...type.fields, ...['__proto__', 'constructor', 'toString'].map((name) => ({ ...type.fields?.[0], name }))],
              }
            : type,
        ),
      }),
    ],
    [
      'with a list of lists of lists',
      () => ({
        ...plain(),
        types: plain().types.map((type) =>
          type.name === first?.name && 'fields' in type
            ? { ...type, fields: [...type.fields, { ...type.fields[0], name: 'deep', type: nested(500) }] }
            : type,
        ),
      }),
    ],
  ])('%s is served as far as it goes', async (_, schema) => {
    const { url } = await serve(says({ data: { __schema: schema() } }));
    const page = await consoleOf({ endpoint: url });
    const begun = (await (await page.send('/console.json')).json()) as { entries: { name: string }[] };
    expect(begun.entries.length).toBeGreaterThan(0);
    const names = begun.entries.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect((await page.send(`/console/resources/${encodeURIComponent(name)}.json`)).status).toBeLessThan(500);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('has no form by the name of what every object has', async () => {
    const declaration = { name: 'bikes', type: first?.name ?? '', title: 'id', operations: { list: 'bikes' }, columns: ['id'] };
    const page = await consoleOf({ endpoint: 'http://api.example/', schema: introspection, declared: [{ file: 'bikes.ts', declaration }] });
    for (const name of ['constructor', '__proto__', 'toString', '..%2f..%2fpackage'])
      expect((await page.send(`/console/forms/${name}.js`)).status).toBe(404);
  });
});

describe('what only the console knows', () => {
  const secret = 'c2VjcmV0/0123456789+abc==';

  it('is in no message of an introspection that repeats it, in whatever way it is written', async () => {
    const answers = [
      { errors: [{ message: `no right for Bearer ${secret}` }] },
      `{"errors":[{"message":"no right for Bearer ${secret.replaceAll('/', '\\/')}"}]}`,
    ];
    for (const answer of answers) {
      const { url } = await serve(says(answer));
      const fault = await introspect({ endpoint: url, headers: { authorization: `Bearer ${secret}` } }).catch(
        (each: unknown) => each as Error,
      );
      expect((fault as Error).message).toContain('no right for');
      expect((fault as Error).message).not.toContain('c2VjcmV0');
      const page = await consoleOf({ endpoint: url, schema: introspection, headers: { authorization: `Bearer ${secret}` } });
      expect(await (await page.ask(query)).text()).not.toContain('c2VjcmV0');
    }
  });

  it('is not taken for the words of a role that stand in every row', async () => {
    const { url } = await serve(says({ data: { kind: 'administrator-1', client: 'a-console-of-ours' } }));
    const page = await consoleOf({
      endpoint: url,
      schema: introspection,
      headers: { 'x-hasura-role': 'administrator-1', 'x-client': 'a-console-of-ours' },
    });
    expect(await (await page.ask(query)).json()).toEqual({ data: { kind: 'administrator-1', client: 'a-console-of-ours' } });
  });

  it('is replaced by what somebody signs in with, however the name is written, and not sent next to it', async () => {
    const { url, heard } = await serve(says({ data: { __typename: 'Query' } }));
    const page = await consoleOf({ endpoint: url, schema: introspection, headers: { authorization: 'Bearer of-the-console' } });
    const cookie = cookieOf(await page.signIn('AUTHORIZATION: Bearer of-a-person'));
    await page.ask(query, { cookie });
    expect(heard.map(({ headers }) => headers.authorization)).toEqual(['Bearer of-a-person', 'Bearer of-a-person']);
    expect(withHeaders({ A: '1', b: '2' }, { a: '3' })).toEqual({ b: '2', a: '3' });
  });

  it('is not in what is said of an address that holds a password', () => {
    for (const text of [
      'http://me:pass-word@api.example/',
      'https://me:pass-word@host:99999/',
      'me:pass-word@api.example',
      '//me:pass-word@x',
      'http://me:pass-word@ [',
      'pass-word:x@api.example',
    ]) {
      const fault = (() => {
        try {
          return endpointOf(text);
        } catch (each) {
          return (each as Error).message;
        }
      })();
      expect(fault, text).not.toContain('pass-word');
    }
  });
});
