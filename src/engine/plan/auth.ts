import { at } from './sources.ts';

/** How users sign in to an API. Absent: a token is entered when the API wants one. */
export type AuthAnswer = { kind: 'token' } | { kind: 'cookie' } | ({ kind: 'login' } & LoginPlan) | ({ kind: 'oidc' } & OidcPlan);

export interface LoginPlan extends TokenPlace {
  fields: { name: string; label: string; secret: boolean }[];
  /** The mutation; a page has it only if it sends it itself. */
  document?: string;
}

export interface TokenPlace {
  /** Path of the token in the response, `login.token`. @default none: the API sets a cookie */
  token?: string;
  /** Header that carries the token. @default 'Authorization' */
  header?: string;
  /** Word before the token. @default 'Bearer' in `Authorization`, else none */
  scheme?: string;
}

export interface OidcPlan extends Omit<TokenPlace, 'token'> {
  authority: string;
  clientId: string;
  scope: string;
  /** Further parameters of the authorisation request, such as `audience`. */
  params?: Readonly<Record<string, string>>;
  /** Token that the API gets. */
  token: 'access' | 'id';
}

/** `Authorization: Bearer …`, or another header. */
export function headerWith({ header = 'Authorization', scheme }: Omit<TokenPlace, 'token'>, token: string): string {
  const word = scheme ?? (header.toLowerCase() === 'authorization' ? 'Bearer' : '');
  return `${header}: ${word === '' ? '' : `${word} `}${token}`;
}

/** Header with the token of a login's response, or the API's reason for giving none; neither where a cookie is expected. */
export function readLogin(place: TokenPlace, body: unknown): { header?: string; refused?: string } {
  const { data, errors } = (body ?? {}) as { data?: unknown; errors?: { message?: string }[] };
  const [fault] = Array.isArray(errors) ? errors : [];
  if (fault) return { refused: fault.message ?? '' };
  const token = place.token === undefined ? undefined : at(data, place.token);
  if (typeof token === 'string' && token !== '') return { header: headerWith(place, token) };
  const message = messageIn(data);
  if (place.token === undefined && message === undefined && isAnswer(data)) return {};
  return { refused: message ?? '' };
}

/** Refusals of logins are often an object with a message in place of the token. */
function messageIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { message } = data as { message?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  return Object.values(data)
    .map(messageIn)
    .find((each) => each !== undefined);
}

const isAnswer = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.values(data).some((each) => each !== null && each !== false);
