import { describe, expect, it } from 'vitest';
import { signInWay, type Auth } from '../../../src/package/auth.ts';
import { openApi } from '../../../src/engine/server/api.ts';
import { createConsoleServer } from '../../../src/package/consoleServer.ts';
import { fetchThrough } from '../../../src/platform/http/node.ts';
import { createApi } from '../../apis/start.ts';
import { cookieOf, says, startServer, type Heard } from './console.ts';

const { introspection } = createApi('plain');
const login = 'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token message } }';

async function consoleWith(auth: Auth, answer: Parameters<typeof startServer>[0]) {
  const server = await startServer(answer);
  const api = await openApi({ endpoint: server.url, headers: {}, schema: introspection });
  const handle = createConsoleServer({ api, brand: 'Example', port: 4400, assets: 'nothing', way: signInWay(auth) });
  const send = (method: string, path: string, body?: unknown, cookie?: string) =>
    fetchThrough(
      handle,
      new Request(`http://localhost:4400${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  return { ...server, send };
}

const parsedBody = ({ body }: Heard) => JSON.parse(body) as { query: string; variables?: Record<string, string> };

describe('a login of the API', () => {
  const answer: Parameters<typeof startServer>[0] = (heard, response) => {
    const { query, variables } = parsedBody(heard);
    if (!query.includes('login')) return says({ data: { __typename: heard.headers.authorization ?? 'nobody' } })(heard, response);
    const isRight = variables?.['password'] === 'correct horse';
    return says({ data: { login: isRight ? { token: 'login-token-0123456789' } : { message: 'Wrong password.' } } })(heard, response);
  };

  it('gives the session the token in its response, which no page sees', async () => {
    const { send, heard, stop } = await consoleWith({ login, token: 'login.token', scheme: 'JWT' }, answer);
    const before = (await (await send('GET', '/console.json')).json()) as object;
    expect(before).toMatchObject({
      signIn: 'needed',
      entries: [],
      auth: {
        kind: 'login',
        fields: [
          { name: 'email', label: 'Email', secret: false },
          { name: 'password', secret: true },
        ],
      },
    });
    expect(JSON.stringify(before)).not.toContain('mutation');
    const refused = await send('POST', '/console/session', { login: { email: 'ada@api.example', password: 'guess' } });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ errors: [{ message: 'Wrong password.' }] });
    const signedIn = await send('POST', '/console/session', { login: { email: 'ada@api.example', password: 'correct horse' } });
    expect(signedIn.status).toBe(200);
    await send('POST', '/graphql', { query: '{ __typename }' }, cookieOf(signedIn));
    expect(heard.at(-1)?.headers.authorization).toBe('JWT login-token-0123456789');
    await stop();
  });

  it('without a token keeps the cookies that the API sets, renews them, and gives them to no page', async () => {
    let renewed = 0;
    const { send, heard, stop } = await consoleWith({ login }, (one, response) => {
      renewed += 1;
      const set = ['sid=a%2Fb.0; HttpOnly; Path=/', `seen=${renewed}`, ...(renewed > 3 ? ['sid=gone; Max-Age=0'] : [])];
      response.setHeader('set-cookie', set);
      says({ data: { login: { message: null } } })(one, response);
    });
    const signedIn = await send('POST', '/console/session', { login: { email: 'ada', password: 'x' } });
    const cookie = cookieOf(signedIn);
    expect(signedIn.headers.getSetCookie()).toHaveLength(1);
    for (const sent of ['sid=a%2Fb.0; seen=1', 'sid=a%2Fb.0; seen=3', 'seen=4']) {
      const answered = await send('POST', '/graphql', { query: '{ __typename }' }, cookie);
      expect(answered.headers.getSetCookie()).toEqual([]);
      expect(heard.at(-1)?.headers.cookie).toBe(sent);
    }
    await stop();
  });

  it('is refused if the API sets no cookie and gives no token, or answers no GraphQL', async () => {
    for (const body of [{ data: { login: null } }, { data: { login: { token: 'x' } } }, 'oops', { errors: [{ message: 'No.' }] }]) {
      const { send, stop } = await consoleWith({ login }, says(body));
      const refused = await send('POST', '/console/session', { login: { email: 'a', password: 'b' } });
      expect(refused.status, JSON.stringify(body)).toBe(401);
      expect(refused.headers.getSetCookie()).toEqual([]);
      await stop();
    }
  });

  it.each([
    ['query { me }', 'one mutation'],
    ['mutation { login }', 'no variables'],
    ['mutation (', 'no GraphQL'],
  ])('that is none stops the start: %s', (document, why) => {
    expect(() => signInWay({ login: document })).toThrow(why);
  });
});

describe('the cookie of an application on the same host', () => {
  it('goes on to the API as it is now, and no other cookie does', async () => {
    const { send, heard, stop } = await consoleWith({ cookie: 'sid' }, says({ data: { __typename: 'Query' } }));
    expect(await (await send('GET', '/console.json')).json()).toMatchObject({ signIn: 'needed', auth: { kind: 'cookie' } });
    const begun = await send('GET', '/console.json', undefined, 'other=1; sid=first');
    expect(await begun.json()).toMatchObject({ signIn: 'done' });
    await send('POST', '/graphql', { query: '{ __typename }' }, `${cookieOf(begun)}; sid=second; other=1`);
    expect(heard.at(-1)?.headers.cookie).toBe('sid=second');
    await stop();
  });
});

describe('a configured sign-in', () => {
  it('comes before anything else, also where the API tells its schema to everybody', async () => {
    const { send, heard, stop } = await consoleWith('token', says({ data: { __typename: 'Query' } }));
    expect(await (await send('GET', '/console.json')).json()).toMatchObject({ signIn: 'needed', entries: [] });
    expect((await send('GET', '/console/resources/bikes.json')).status).toBe(401);
    expect(await (await send('POST', '/graphql', { query: '{ __typename }' })).json()).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(heard).toEqual([]);
    await stop();
  });

  it('is renewed in place by whoever has the session, and by nobody else', async () => {
    const { send, heard, stop } = await consoleWith('token', says({ data: { __typename: 'Query' } }));
    expect((await send('PUT', '/console/session', { header: 'Authorization: Bearer second' })).status).toBe(401);
    const cookie = cookieOf(await send('POST', '/console/session', { header: 'Authorization: Bearer first', name: 'Ada' }));
    const renewed = await send('PUT', '/console/session', { header: 'Authorization: Bearer second' }, cookie);
    expect(renewed.status).toBe(200);
    await send('POST', '/graphql', { query: '{ __typename }' }, cookie);
    expect(heard.at(-1)?.headers.authorization).toBe('Bearer second');
    expect(await (await send('GET', '/console.json', undefined, cookie)).json()).toMatchObject({ account: { by: 'session', name: 'Ada' } });
    await stop();
  });

  it.each([
    [{ oidc: { authority: 'login', clientId: 'x' } }, 'authority'],
    [{ oidc: { authority: 'http://login.example', clientId: 'x' } }, 'https'],
    [{ oidc: { authority: 'https://login.example', clientId: '' } }, 'clientId'],
    [{ oidc: { authority: 'https://login.example', clientId: 'x', scope: 'profile' } }, 'openid'],
    [{ cookie: 'a b' }, 'cookie'],
    [{}, 'auth is'],
    ['tokn', 'auth is'],
  ])('that is wrong stops the start: %j', (auth, why) => {
    expect(() => signInWay(auth as Auth)).toThrow(why);
  });
});
