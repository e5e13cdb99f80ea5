import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

interface Options {
  redirect: string;
}

/** A real OpenID Connect provider with one public client, `console`; anybody may sign in, by any name. */
export async function startProvider({ redirect }: Options) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const refused = new Set<string>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'console',
        token_endpoint_auth_method: 'none',
        application_type: 'native',
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [redirect],
        post_logout_redirect_uris: [redirect],
      },
    ],
    clientBasedCORS: () => true,
    issueRefreshToken: async () => true,
    claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
    conformIdTokenClaims: false,
    features: { revocation: { enabled: true } },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => ({ sub, name: `${sub} Adams`, email: `${sub}@api.example` }),
    }),
    cookies: { keys: ['a key of this test'] },
    ttl: { AccessToken: 600, IdToken: 600, Interaction: 600, Session: 600, Grant: 600, RefreshToken: 600 },
  });
  provider.on('server_error', (_, fault) => console.error(fault));
  server.on('request', provider.callback());
  return {
    issuer,
    /** The API takes this token no longer, as if it had expired. */
    expire: (authorization = '') => void refused.add(authorization),
    /** True for a token that an API would accept. */
    accepts: async (authorization = ''): Promise<boolean> => {
      const token = await provider.AccessToken.find(authorization.replace(/^Bearer /, ''));
      return token !== undefined && !token.isExpired && !refused.has(authorization);
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
