import { Kind, parse, type DocumentNode } from 'graphql';
import { labelOf } from '../engine/compile/infer/words.ts';
import type { AuthAnswer, OidcPlan, TokenPlace } from '../engine/plan/auth.ts';
import type { Login } from '../engine/server/login.ts';
import { UsageError } from './apiArguments.ts';

/** How users sign in. */
export type Auth =
  /** Enters a token before anything is shown. */
  | 'token'
  /** Sends a mutation with one field for each of its variables: `mutation ($email: String!, $password: String!) { … }`. */
  | ({ login: string } & TokenPlace)
  /** Forwards these cookies of the browser, which an application on the same host set. */
  | { cookie: string | readonly string[] }
  /** Signs in at an OpenID Connect provider. */
  | { oidc: OidcOptions };

export interface OidcOptions extends Omit<TokenPlace, 'token'> {
  /** Issuer, `https://login.example`. */
  authority: string;
  clientId: string;
  /** @default 'openid profile email' */
  scope?: string;
  /** Further parameters of the authorisation request: `{ audience: 'https://api.example' }`. @default none */
  params?: Readonly<Record<string, string>>;
  /** Token that the API gets. @default 'access' */
  token?: 'access' | 'id';
}

export interface SignInWay {
  answer: AuthAnswer;
  login?: Login;
  cookies?: readonly string[];
}

export function signInWay(auth: Auth | undefined): SignInWay | undefined {
  if (auth === undefined) return undefined;
  if (auth === 'token') return { answer: { kind: 'token' } };
  if (typeof auth !== 'object' || auth === null) throw new UsageError(authWays);
  if ('login' in auth) {
    const { login: document, token, header, scheme } = auth;
    const place = {
      ...(token !== undefined && { token }),
      ...(header !== undefined && { header }),
      ...(scheme !== undefined && { scheme }),
    };
    return { answer: { kind: 'login', ...place, fields: fieldsOf(document) }, login: { document, ...place } };
  }
  if ('cookie' in auth) {
    const cookies = [auth.cookie].flat();
    if (cookies.length === 0 || cookies.some((name) => !/^[\w!#$%&'*+.^`|~-]+$/.test(name)))
      throw new UsageError('auth.cookie is the name of a cookie, or several.');
    return { answer: { kind: 'cookie' }, cookies };
  }
  if ('oidc' in auth) return { answer: { kind: 'oidc', ...oidcOf(auth.oidc) } };
  throw new UsageError(authWays);
}

const authWays = "auth is 'token', { login }, { cookie } or { oidc }.";

function oidcOf({ authority, clientId, scope = 'openid profile email', token = 'access', ...more }: OidcOptions): OidcPlan {
  if (!URL.canParse(authority) || !/^https?:$/.test(new URL(authority).protocol))
    throw new UsageError('auth.oidc.authority is the address of the provider: https://login.example');
  const { protocol, hostname } = new URL(authority);
  if (protocol === 'http:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
    throw new UsageError('auth.oidc.authority begins with https://: tokens would be sent in clear.');
  if (typeof clientId !== 'string' || clientId === '') throw new UsageError('auth.oidc.clientId is missing.');
  if (!scope.split(' ').includes('openid')) throw new UsageError('auth.oidc.scope contains openid.');
  return { authority: authority.replace(/\/$/, ''), clientId, scope, token, ...more };
}

/** Fields of a login's form: the variables of its mutation. */
function fieldsOf(document: string): { name: string; label: string; secret: boolean }[] {
  const [operation, ...others] = parsed(document).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION || operation.operation !== 'mutation' || others.length > 0)
    throw new UsageError('auth.login is one mutation: mutation ($email: String!, $password: String!) { … }');
  const fields = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  if (fields.length === 0) throw new UsageError('auth.login has no variables: each is a field of the form, such as $password: String!');
  return fields.map((name) => ({ name, label: labelOf(name), secret: /pass|secret|pin|code|otp/i.test(name) }));
}

function parsed(document: string): DocumentNode {
  try {
    return parse(document);
  } catch (fault) {
    throw new UsageError(`auth.login is no GraphQL: ${fault instanceof Error ? fault.message : ''}`);
  }
}
