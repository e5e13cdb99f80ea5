import { tokenName } from '../plan/account.ts';
import { readLogin, type LoginPlan } from '../plan/auth.ts';
import type { ConsoleAnswer } from '../plan/ConsoleAnswer.ts';
import { multipartOf } from '../plan/multipart.ts';
import { refusesWho, type GraphQLFault } from '../plan/refusesWho.ts';
import type { Access } from './Access.ts';

/** Calls from this page to the API. The token stays in this tab alone, until it is closed or its user signs out. */
export function directAccess(answer: ConsoleAnswer, endpoint: string) {
  const key = `console-token ${endpoint}`;
  const stored = (): { header: string; name?: string } | undefined => {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as { header: string; name?: string });
  };
  const send = async (header: string | undefined, init: RequestInit = {}): Promise<Response> => {
    const form = formOf(init.body);
    const { 'content-type': _, ...plain } = Object.fromEntries(new Headers(init.headers));
    const response = await fetch(endpoint, {
      ...init,
      ...(form && { body: form }),
      method: 'POST',
      credentials: 'omit',
      redirect: 'error',
      headers: { ...plain, ...(!form && { 'content-type': 'application/json' }), ...(header !== undefined && headerPair(header)) },
    });
    return withCode(response);
  };
  const access: Access = {
    address: endpoint,
    // The probe of a lost connection has no body.
    fetch: (_, init) => send(stored()?.header, init?.body ? init : { ...init, ...probe }),
    async signIn(credentials) {
      const given =
        'header' in credentials ? credentials : await logIn(answer.auth?.kind === 'login' ? answer.auth : undefined, credentials.login);
      if ('refused' in given) return given.refused;
      const refused = await refusalOf(await send(given.header, probe));
      if (refused === undefined) sessionStorage.setItem(key, JSON.stringify(given));
      return refused;
    },
    async renew(header) {
      sessionStorage.setItem(key, JSON.stringify({ ...stored(), header }));
    },
    async end() {
      sessionStorage.removeItem(key);
    },
  };

  async function logIn(plan: LoginPlan | undefined, variables: Record<string, string>): Promise<{ header: string } | { refused: string }> {
    const response = await send(undefined, { body: JSON.stringify({ query: plan?.document, variables }) });
    const { header, refused = '' } = readLogin(plan ?? {}, await response.json().catch(() => undefined));
    return header === undefined ? { refused } : { header };
  }

  const isThere = (): Promise<boolean> =>
    send(stored()?.header, probe).then(
      () => true,
      () => false,
    );
  return { access, isThere, answer: signedIn(answer, stored()) };
}

function signedIn(answer: ConsoleAnswer, token: { header: string; name?: string } | undefined): ConsoleAnswer {
  if (!token) return { ...answer, signIn: answer.auth ? 'needed' : 'none' };
  const name = token.name ?? tokenName(headerPair(token.header));
  return { ...answer, signIn: 'done', account: { ...answer.account, by: 'session', ...(name !== undefined && { name }) } };
}

/** The smallest question that an API can refuse. */
const probe: RequestInit = { body: JSON.stringify({ query: '{ __typename }' }) };

async function refusalOf(response: Response): Promise<string | undefined> {
  const { errors } = (await response.json().catch(() => ({}))) as { errors?: GraphQLFault[] };
  const [fault] = errors ?? [];
  return fault?.extensions?.code === 'UNAUTHENTICATED' ? (fault.message ?? '') : undefined;
}

/** As the console's server does: an API refuses strangers by status, by code, or only by message. */
async function withCode(response: Response): Promise<Response> {
  const body = (await response
    .clone()
    .json()
    .catch(() => undefined)) as { errors?: GraphQLFault[] } | undefined;
  const faults = Array.isArray(body?.errors) ? body.errors : [];
  if (!refusesWho(response.status, faults)) return response;
  const [first] = faults;
  const message = first?.message ?? 'The API wants to know who asks.';
  return Response.json({ errors: [{ message, extensions: { ...first?.extensions, code: 'UNAUTHENTICATED' } }] });
}

const headerPair = (header: string): Record<string, string> => {
  const at = header.indexOf(':');
  return { [header.slice(0, at)]: header.slice(at + 1).trim() };
};

/** Files go by the multipart request specification. */
const formOf = (body: RequestInit['body']): FormData | undefined =>
  typeof body === 'string' && body.includes('"$upload"') ? multipartOf(JSON.parse(body) as Parameters<typeof multipartOf>[0]) : undefined;
