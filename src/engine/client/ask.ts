import type { TypedText } from '../plan/Plan.ts';

/** Error of a session document: code and extensions of the first error, or `NETWORK` without a response. */
export class AskError extends Error {
  override readonly name = 'AskError';
  readonly code: string;
  readonly status: number;
  /** Spelled as in decisions §5: `reason`, `attemptsRemaining`, `fields` … */
  readonly extensions: Record<string, unknown>;

  constructor(message: string, code: string, status: number, extensions: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.extensions = extensions;
  }
}

export interface AskOptions {
  region: string;
  /** Idempotency key: a repeated call with it changes nothing more. */
  key?: string;
  signal?: AbortSignal;
  fetch?: typeof fetch;
}

/** Sends one document and returns its data. Sign-in and start-up load it without react-admin's client. */
export async function ask<Data, Variables extends object = object>(
  text: string | TypedText<Data, Variables>,
  variables: NoInfer<Variables>,
  { region, key, signal, fetch = globalThis.fetch }: AskOptions,
): Promise<Data> {
  const response = await fetch(endpoint(region), {
    method: 'POST',
    credentials: 'same-origin',
    headers: { ...endpointHeaders(), ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify({ query: text, variables }),
    ...(signal && { signal }),
  }).catch((fault: Error) => {
    if (signal?.aborted) throw fault;
    throw new AskError(fault.message, 'NETWORK', 0);
  });
  const { data, errors } = (await response.json().catch(() => ({}))) as GraphQLResponse<Data>;
  const [error] = errors ?? [];
  if (error) throw new AskError(error.message, error.extensions?.code ?? 'INTERNAL_SERVER_ERROR', response.status, error.extensions);
  if (!data) throw new AskError(`HTTP ${response.status}`, 'INTERNAL_SERVER_ERROR', response.status);
  return data;
}

/** The language is that of the page: the user may have chosen another than the browser's. */
export function endpointHeaders(): Record<string, string> {
  const [token, language] = [csrf(), globalThis.document?.documentElement.lang];
  return { 'content-type': 'application/json', ...(token && { 'x-csrf-token': token }), ...(language && { 'accept-language': language }) };
}

/** Address of a region's API (spec 1 §7). */
export const endpoint = (region: string): string => `/api/${region}/graphql`;

/** Says 200 once the stores of a region answer. Proxies hide `/readyz`. */
export const storesHealth = (region: string): string => `/healthz/stores/${region}`;

/** Readable half of the anti-forgery pair. */
export const csrf = (): string | undefined =>
  (/(?:^|; )__Host-csrf=([^;]+)/.exec(document.cookie) ?? /(?:^|; )csrf=([^;]+)/.exec(document.cookie))?.[1];

interface GraphQLResponse<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: string } & Record<string, unknown> }[];
}
