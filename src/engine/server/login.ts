import { parseCookie, parseSetCookie, stringifyCookie } from 'cookie';
import { readLogin, type TokenPlace } from '../plan/auth.ts';
import { EndpointError } from './EndpointError.ts';
import { headerOf, type Headers } from './headers.ts';
import { post } from './post.ts';

export interface Login extends TokenPlace {
  document: string;
}

/** Sends a login and answers the headers that it gives: a token, or the cookies that the API sets. */
export async function logIn(endpoint: string, headers: Headers, login: Login, variables: Record<string, string>): Promise<Headers> {
  const body = JSON.stringify({ query: login.document, variables });
  const { text, cookies } = await post({ endpoint, headers, body, patience: 60_000, most: 1e6 });
  const { header, refused } = readLogin(login, parsed(text));
  if (refused !== undefined) throw new EndpointError('UNAUTHENTICATED', refused === '' ? 'The API gave no token.' : refused);
  if (header !== undefined) {
    const [name, value] = headerOf(header);
    return { [name]: value };
  }
  const jar = withCookies({}, cookies);
  if (Object.keys(jar).length === 0) throw new EndpointError('UNAUTHENTICATED', 'The API set no cookie.');
  return jar;
}

/** Headers with what an API's cookies say now. Only names and values count: they go to that API alone, while the session lasts. */
export function withCookies(headers: Headers, set: readonly string[]): Headers {
  const jar = parseCookie(headers['cookie'] ?? '', asSent);
  for (const each of set) {
    const { name, value, maxAge, expires } = parseSetCookie(each, asSent);
    const isOver =
      (maxAge !== undefined && maxAge <= 0) || (maxAge === undefined && expires !== undefined && expires.getTime() <= Date.now());
    if (isOver || value === undefined) delete jar[name];
    else jar[name] = value;
  }
  const { cookie: _, ...others } = headers;
  return Object.keys(jar).length === 0 ? others : { ...others, cookie: stringifyCookie(jar, asSent) };
}

/** Values go back as they came: not every API decodes them. */
export const asSent = { decode: (value: string) => value, encode: (value: string) => value };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
