import { afterEach, describe, expect, it, vi, onTestFinished } from 'vitest';
import { ask, AskError, csrf } from '../../../src/engine/client/ask.ts';

const answering = (body: unknown, status = 200) =>
  vi.fn(async () => new Response(JSON.stringify(body), { status })) as unknown as typeof fetch;
const failure = (fetch: typeof globalThis.fetch) =>
  ask('query X { x }', {}, { region: 'eu-west-1', fetch }).catch((error: unknown) => error);

afterEach(() => {
  vi.restoreAllMocks();
  document.cookie = 'csrf=; max-age=0';
});
const withCookies = (...cookies: string[]) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies.join('; '));

describe('ask', () => {
  it('sends a document to its region with the anti-forgery token of the cookie, in the language of the page', async () => {
    document.cookie = 'csrf=token-1';
    const before = document.documentElement.lang;
    onTestFinished(() => void (document.documentElement.lang = before));
    document.documentElement.lang = 'en-IE';
    const fetch = answering({ data: { x: 1 } });
    expect(await ask('query X { x }', { a: 1 }, { region: 'eu-west-1', fetch })).toEqual({ x: 1 });
    expect(fetch).toHaveBeenCalledWith('/api/eu-west-1/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'x-csrf-token': 'token-1', 'accept-language': 'en-IE' },
      body: JSON.stringify({ query: 'query X { x }', variables: { a: 1 } }),
    });
  });

  it('tells the code and the extensions of a refusal, whatever its status', async () => {
    const extensions = { code: 'BAD_USER_INPUT', reason: 'REMAINING_ATTEMPTS', attemptsRemaining: 2 };
    for (const status of [200, 400, 403]) {
      expect(await failure(answering({ errors: [{ message: 'no', extensions }], data: null }, status))).toMatchObject({
        code: 'BAD_USER_INPUT',
        extensions,
      });
    }
  });

  it('tells a lost network from an answer that cannot be read', async () => {
    const lost = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))) as unknown as typeof fetch;
    expect(await failure(lost)).toMatchObject({ code: 'NETWORK', status: 0 });
    const gateway = vi.fn(async () => new Response('<h1>Bad gateway</h1>', { status: 502 })) as unknown as typeof fetch;
    const error = await failure(gateway);
    expect(error).toBeInstanceOf(AskError);
    expect(error).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', status: 502 });
  });
});

describe('the anti-forgery token', () => {
  const others = ['theme=dark', 'xcsrf=wrong', 'csrf2=wrong', '__Host-csrf2=wrong', 'note=csrf=wrong'];

  it.each(['csrf', '__Host-csrf'])('is found in %s wherever it stands among other cookies', (name) => {
    const found = [...others, ''].map((_, place) => {
      withCookies(...others.toSpliced(place, 0, `${name}=token-1`));
      return csrf();
    });
    expect(found).toEqual(found.map(() => 'token-1'));
  });

  it('is that of the cookie that no other host can set, in either order', () => {
    const both = ['csrf=planted', '__Host-csrf=own'];
    for (const cookies of [both, both.toReversed()]) {
      withCookies(...cookies);
      expect(csrf()).toBe('own');
    }
  });

  it('is missing where no cookie has it', () => {
    withCookies(...others);
    expect(csrf()).toBeUndefined();
  });
});
