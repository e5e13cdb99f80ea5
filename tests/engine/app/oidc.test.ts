import { OidcClient, WebStorageStateStore } from 'oidc-client-ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOidc, OidcError } from '../../../src/engine/app/oidc.ts';
import { oidcText } from '../../../src/engine/app/oidcText.ts';
import { texts } from '../../../src/engine/app/texts.ts';
import { createI18n } from '../../../src/engine/texts/i18n.ts';

const authority = 'https://login.example';
const plan = { kind: 'oidc', authority, clientId: 'console', scope: 'openid', token: 'access' } as const;
const now = () => Math.round(Date.now() / 1000);
const tokenOf = (claims: object) => ['{"alg":"RS256"}', JSON.stringify(claims), 'x'].map((part) => btoa(part)).join('.');

/** A provider whose clock is off by `skew` seconds, and an API that refuses its tokens. */
function answerBy(skew: number, refusal?: string) {
  const claims = () => ({ iss: authority, aud: 'console', sub: '7', iat: now() + skew, exp: now() + skew + 300 });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.endsWith('/openid-configuration'))
      return Response.json({ issuer: authority, authorization_endpoint: `${authority}/auth`, token_endpoint: `${authority}/token` });
    if (address.endsWith('/token'))
      return Response.json({ access_token: 'of-ada', id_token: tokenOf(claims()), token_type: 'Bearer', expires_in: 300 });
    return refusal === undefined ? Response.json({}) : Response.json({ errors: [{ message: refusal }] }, { status: 401 });
  });
}

/** Leaves for the provider as the page does, without leaving. */
async function begin(): Promise<string> {
  const stateStore = new WebStorageStateStore({ store: sessionStorage });
  const redirect = `${location.origin}/`;
  const client = new OidcClient({ authority, client_id: 'console', redirect_uri: redirect, scope: 'openid', stateStore });
  const { state } = await client.createSigninRequest({ state: { to: '/data/notes' } });
  return state.id;
}

async function messageOf(run: Promise<unknown>): Promise<string> {
  const { translate } = await createI18n(texts, 'en-GB', 'Example');
  const fault: unknown = await run.catch((error: unknown) => error);
  if (!(fault instanceof OidcError)) throw new Error(`no OidcError: ${String(fault)}`);
  return oidcText(translate, fault, { host: 'login.example', api: 'api.example', redirect: `${location.origin}/` });
}

describe('a sign-in at a provider', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/');
  });

  it.each([
    ['ahead', 3600],
    ['behind', -3600],
  ])('that the API refuses names a clock that is %s, and keeps no token', async (_, skew) => {
    answerBy(skew, 'Token expired.');
    history.replaceState(null, '', `/?code=x&state=${await begin()}`);
    expect(await messageOf(createOidc(plan).finish())).toMatch(/Token expired\..*clock of this device is off by 60 minutes/);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('that the API refuses says nothing of a clock that is right', async () => {
    answerBy(0, 'No role.');
    history.replaceState(null, '', `/?code=x&state=${await begin()}`);
    expect(await messageOf(createOidc(plan).finish())).toMatch(/No role\.$/);
  });

  it('succeeds with a clock that is off, if the API accepts the token', async () => {
    answerBy(-3600);
    history.replaceState(null, '', `/?code=x&state=${await begin()}`);
    expect(await createOidc(plan).finish()).toBe('/data/notes');
  });

  it('from which the provider never came back, as with a wrong redirect address, is pending until one ends', async () => {
    answerBy(0);
    const oidc = createOidc(plan);
    expect(oidc.isPending()).toBe(false);
    const state = await begin();
    expect([oidc.isPending(), oidc.redirect]).toEqual([true, `${location.origin}/`]);
    history.replaceState(null, '', `/?code=x&state=${state}`);
    await oidc.finish();
    expect(oidc.isPending()).toBe(false);
  });

  it('that the provider sends back for a wrong redirect address says so in its words', async () => {
    answerBy(0);
    history.replaceState(null, '', `/?error=invalid_request&error_description=redirect_uri+mismatch&state=${await begin()}`);
    expect(await messageOf(createOidc(plan).finish())).toContain('login.example says: invalid_request: redirect_uri mismatch');
  });
});
