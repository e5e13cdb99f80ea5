import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operation, publicOperation } from '../../../src/platform/operation.ts';
import { origin, startEngine, tokenOf } from '../engine.ts';
import type { Engine } from '../engine.ts';

describe('the door before GraphQL', () => {
  let engine: Engine;
  let calls = 0;
  beforeAll(() => {
    engine = startEngine({
      operations: [
        publicOperation('AuthLogout', { store: 'identity' }, async (_, context) => {
          calls += 1;
          context.setCookie('session', '', { maxAge: 0 });
          context.setCookie('region', 'eu-west-1', { httpOnly: false });
          return { logout: true };
        }),
        operation('AuthCheckToken', { store: 'identity' }, async () => {
          calls += 1;
          return { tokenCheckResult: { isAccessTokenExpired: false, isRefreshTokenExpired: false }, logout: false };
        }),
      ],
    });
  });
  afterAll(() => engine.close());

  const check = { query: '{ AuthCheckToken { logout } }' };
  const match = tokenOf();
  const cookie = `session=token; csrf=${match}`;
  const refusal = async (response: Response) => {
    const { errors, data } = (await response.json()) as {
      errors: { message: string; extensions: { code: string; reason: string } }[];
      data?: unknown;
    };
    expect(data ?? null).toBeNull();
    return { status: response.status, ...errors[0]?.extensions };
  };

  it('lets a call of the console through', async () => {
    const answer = await engine.post(check, { cookie, 'x-csrf-token': match });
    expect([answer.status, await answer.json()]).toEqual([200, { data: { AuthCheckToken: { logout: false } } }]);
  });

  it('asks an operation without a session to sign in', async () => {
    expect(await refusal(await engine.post(check))).toMatchObject({ status: 200, code: 'UNAUTHENTICATED' });
    expect(await refusal(await engine.post(check, { cookie: `session=unknown; csrf=${match}`, 'x-csrf-token': match }))).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it.each([
    ['without the anti-forgery token', {}],
    ['with another token', { 'x-csrf-token': 'other' }],
    ['with a token and no cookie of it', { 'x-csrf-token': match, cookie: 'session=token' }],
    ['with an empty pair', { 'x-csrf-token': '', cookie: 'session=token; csrf=' }],
  ])('refuses a session’s call %s', async (_, headers) => {
    const before = calls;
    expect(await refusal(await engine.post(check, { cookie, ...headers }))).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      reason: 'CSRF',
    });
    expect(calls).toBe(before);
  });

  it('asks public operations for no token', async () => {
    expect((await engine.post({ query: 'mutation { AuthLogout { logout } }' }, { cookie })).status).toBe(200);
  });

  it.each(['http://evil.example', 'null', 'https://localhost:4100', 'http://localhost:4101', 'http://localhost:4100.evil.example'])(
    'refuses the origin %s before anything is done',
    async (foreign) => {
      const before = calls;
      const answer = await engine.post({ query: 'mutation { AuthLogout { logout } }' }, { origin: foreign });
      expect(await refusal(answer)).toMatchObject({ status: 403, code: 'FORBIDDEN', reason: 'FOREIGN_ORIGIN' });
      expect(calls).toBe(before);
    },
  );

  it('refuses a browser’s call from elsewhere though it names no origin, and takes a program’s', async () => {
    const post = (headers: Record<string, string>) =>
      engine.platform.fetch(
        new Request(`${origin}/api/eu-west-1/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: '{"query":"{ __typename }"}',
        }),
      );
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await post({})).status).toBe(200);
  });

  it('takes a request’s own host only where no public address is configured', async () => {
    const call = { query: '{ __typename }' };
    expect((await engine.post(call, { origin: 'http://10.0.0.5:4100', host: '10.0.0.5:4100' })).status).toBe(403);
    const open = startEngine({}, { ownHost: true });
    expect((await open.post(call, { origin: 'http://10.0.0.5:4100', host: '10.0.0.5:4100' })).status).toBe(200);
    expect((await open.post(call, { origin: 'http://evil.example', host: '10.0.0.5:4100' })).status).toBe(403);
    await open.close();
  });

  it.each(['mars-1', 'eu-west-1%2f..', 'EU-WEST-1', 'constructor'])('does not know the region %s', async (region) => {
    expect(await refusal(await engine.post(check, {}, region))).toMatchObject({ status: 404, code: 'NOT_FOUND', reason: 'UNKNOWN_REGION' });
  });

  it('refuses a body of more than a megabyte, announced or not', async () => {
    const answer = await engine.post({ query: '{ __typename }', variables: { filler: 'x'.repeat(1_000_001) } });
    expect(await refusal(answer)).toMatchObject({ status: 413, code: 'BAD_USER_INPUT', reason: 'BODY_TOO_LARGE' });
  });

  it.each(['', '{', 'null x', '{"query":'])('refuses %j, which is not JSON', async (body) => {
    expect(await refusal(await engine.post(body))).toMatchObject({ status: 400, code: 'BAD_USER_INPUT', reason: 'INVALID_JSON' });
  });

  it.each([
    null,
    1,
    'x',
    [],
    [{ query: '{ __typename }' }],
    {},
    { query: 1 },
    { query: '{ __typename }', variables: [] },
    { query: '{ __typename }', operationName: 5 },
  ])('refuses %j, which is no call, and batches', async (body) => {
    expect(await refusal(await engine.post(JSON.stringify(body)))).toMatchObject({
      status: 200,
      code: 'BAD_USER_INPUT',
      reason: 'INVALID_DOCUMENT',
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/graphql', ''])(
    'refuses the content type %j',
    async (type) => {
      expect(await refusal(await engine.post('{"query":"{ __typename }"}', { 'content-type': type }))).toMatchObject({
        status: 415,
        reason: 'CONTENT_TYPE',
      });
    },
  );

  it('answers POST only', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await engine.platform.fetch(new Request(`${origin}/api/eu-west-1/graphql?query={__typename}`, { method }));
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('refuses a hundred sign-ins under aliases in one request, and even two', async () => {
    const before = calls;
    for (const number of [2, 20, 100]) {
      const aliases = Array.from({ length: number }, (_, index) => `a${index}: AuthLogout { logout }`).join(' ');
      expect(await refusal(await engine.post({ query: `mutation { ${aliases} }` }))).toMatchObject({
        code: 'BAD_USER_INPUT',
        reason: 'QUERY_TOO_COMPLEX',
      });
    }
    const spread = 'mutation { ...Many } fragment Many on Mutation { a: AuthLogout { logout } b: AuthLogout { logout } }';
    expect(await refusal(await engine.post({ query: spread }))).toMatchObject({ reason: 'QUERY_TOO_COMPLEX' });
    const regions =
      'query { a: AuthGetUserRegion(email: "a@demo.example") { region } b: AuthGetUserRegion(email: "b@demo.example") { region } }';
    expect(await refusal(await engine.post({ query: regions }))).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(calls).toBe(before);
  });

  it('refuses documents that are deep, long, or wide beyond reason', async () => {
    const signedIn = { cookie, 'x-csrf-token': match };
    const deep = `{ __schema ${'{ types { fields { type '.repeat(8)}{ name }${' } } }'.repeat(8)} }`;
    const long = `{ ${Array.from({ length: 1600 }, () => 'AuthCheckToken { logout }').join(' ')} }`;
    for (const query of [deep, long])
      expect(await refusal(await engine.post({ query }, signedIn))).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('tells the schema to a signed-in user of the demo, and to nobody else', async () => {
    const query = '{ __schema { queryType { name } } }';
    expect(await refusal(await engine.post({ query }))).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await (await engine.post({ query }, { cookie, 'x-csrf-token': match })).json()).toMatchObject({ data: { __schema: {} } });
    const production = startEngine({}, { demo: false });
    expect((await production.ask(query)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    await production.close();
  });

  it('sets cookies that scripts cannot read unless it is said, and for https only once the address is', async () => {
    const answer = await engine.post({ query: 'mutation { AuthLogout { logout } }' });
    expect(answer.headers.getSetCookie()).toEqual([
      'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'region=eu-west-1; Path=/; SameSite=Lax',
    ]);
    const secure = startEngine(
      { operations: [publicOperation('AuthLogout', {}, async (_, context) => (context.setCookie('session', 'x'), { logout: true }))] },
      { publicUrl: 'https://console.example' },
    );
    const sent = await secure.post({ query: 'mutation { AuthLogout { logout } }' }, { origin: 'https://console.example' });
    expect(sent.headers.getSetCookie()).toEqual(['__Host-session=x; Path=/; HttpOnly; Secure; SameSite=Lax']);
    expect(sent.headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    await secure.close();
  });

  it('is not to be kept by anybody', async () => {
    expect((await engine.post(check)).headers.get('cache-control')).toBe('no-store');
  });
});
