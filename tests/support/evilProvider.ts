import { constants, createHash, createHmac, createSign, generateKeyPairSync, sign as signBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request of the platform to a provider, as the browser carries it there. */
export interface Asked {
  state: string;
  nonce: string;
  challenge: string;
  redirectUri: string;
}

export function readAuthorization(address: string): Asked {
  if (!URL.canParse(address)) throw new Error(`No provider was named, but “${address}”`);
  const { searchParams } = new URL(address);
  const found = (name: string) => searchParams.get(name) ?? '';
  return { state: found('state'), nonce: found('nonce'), challenge: found('code_challenge'), redirectUri: found('redirect_uri') };
}

export const part = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

export const sign = (alg: string, key: KeyObject, data: string): string =>
  alg === 'PS256'
    ? signBytes('sha256', Buffer.from(data), { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }).toString('base64url')
    : createSign(alg === 'RS512' ? 'sha512' : 'sha256')
        .update(data)
        .sign(key, 'base64url');

export const hmac = (key: string, data: string): string => createHmac('sha256', key).update(data).digest('base64url');

type Answer = { status?: number; type?: string; body?: string; headers?: Record<string, string> } | 'silence';

/** A provider that does whatever a test wants; what is not wanted is as an honest one does it. */
export async function startEvilProvider() {
  const keys = makeKeys();
  const foreign = makeKeys();
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const own = {
    /** Paths that were called. */
    calls: [] as string[],
    forms: [] as URLSearchParams[],
    metadata: {} as Record<string, unknown>,
    answers: {} as Record<string, Answer>,
    idToken: '' as unknown,
    challenge: '',
  };
  const jwk = (key: KeyObject, kid: string) => ({ ...key.export({ format: 'jwk' }), kid, use: 'sig' });
  const metadata = () => ({
    ...{ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/jwks` },
    ...{ response_types_supported: ['code'], subject_types_supported: ['public'] },
    id_token_signing_alg_values_supported: ['none', 'HS256', 'RS256', 'PS256', 'ES256', 'RS512'],
    ...own.metadata,
  });
  const honest: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': metadata,
    '/jwks': () => ({ keys: [jwk(keys.publicKey, 'k1'), jwk(curve.publicKey, 'k2')] }),
    '/token': () => ({ access_token: 'an access token', token_type: 'Bearer', id_token: own.idToken }),
  };
  const send = (response: ServerResponse, answer: Answer): void => {
    if (answer === 'silence') return;
    response.writeHead(answer.status ?? 200, { 'content-type': answer.type ?? 'application/json', ...answer.headers });
    response.end(answer.body ?? '');
  };
  server.on('request', (request, response) => {
    const path = request.url ?? '';
    own.calls.push(path);
    const parts: Buffer[] = [];
    request.on('data', (bytes: Buffer) => parts.push(bytes));
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(parts).toString());
      if (path === '/token') own.forms.push(form);
      const verified = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isOther = path === '/token' && own.challenge !== '' && own.challenge !== verified;
      const answer = own.answers[path] ?? (isOther && { status: 400, body: '{"error":"invalid_grant"}' });
      send(response, answer || { body: JSON.stringify(honest[path]?.() ?? {}) });
    });
  });
  return Object.assign(own, {
    issuer,
    keys,
    foreign,
    curve,
    /** Forgets what a test wanted. */
    reset: () => Object.assign(own, { calls: [], forms: [], metadata: {}, answers: {}, idToken: '', challenge: '' }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

export type EvilProvider = Awaited<ReturnType<typeof startEvilProvider>>;
