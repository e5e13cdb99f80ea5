import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

interface Client {
  clientId: string;
  clientSecret?: string;
  redirectUri: string;
  backChannelLogoutUri?: string;
}

export type OidcAccount = Record<string, unknown>;

/** A real OpenID Connect provider at loopback; anybody of `accounts` may sign in, with any password. */
export async function startOidcProvider(
  clients: (issuer: string) => readonly Client[],
  accounts: Readonly<Record<string, OidcAccount>>,
  settings: object = {},
) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: clients(issuer).map(({ clientId, clientSecret, redirectUri, backChannelLogoutUri }) => ({
      client_id: clientId,
      ...(clientSecret ? { client_secret: clientSecret } : { token_endpoint_auth_method: 'none' }),
      redirect_uris: [redirectUri],
      ...(backChannelLogoutUri && { backchannel_logout_uri: backChannelLogoutUri, backchannel_logout_session_required: true }),
      post_logout_redirect_uris: [`${new URL(redirectUri).origin}/login`],
    })),
    claims: { openid: ['sub'], profile: ['given_name', 'family_name'], email: ['email', 'email_verified'] },
    findAccount: (_: unknown, sub: string) => accounts[sub] && { accountId: sub, claims: async () => ({ sub, ...accounts[sub] }) },
    cookies: { keys: ['a key of this test'] },
    ttl: { AccessToken: 600, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
    ...settings,
  });
  server.on('request', provider.callback());
  return {
    issuer,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/**
 * Signs in at the provider's own pages, as a browser does; returns the address at the platform that it is sent back to.
 * @param cookies those of the provider
 */
export async function passProvider(address: string, login: string | 'refuse', cookies = new Map<string, string>()): Promise<string> {
  const { origin } = new URL(address);
  let next = address;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 15; step += 1) {
    const answer = await fetch(next, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { body: form }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    form = undefined;
    const location = answer.headers.get('location');
    const page = await answer.text();
    if (location) next = new URL(location, next).href;
    else if (login === 'refuse') next = new URL(/href="([^"]*\/abort)"/.exec(page)?.[1] ?? '', next).href;
    else {
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
      if (!prompt) throw new Error(`The provider answers ${answer.status}: ${page.slice(0, 300)}`);
      next = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '', next).href;
      form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login, password: 'any' }) });
    }
    if (new URL(next).origin !== origin) return next;
  }
  throw new Error('The provider never sends the browser back');
}
