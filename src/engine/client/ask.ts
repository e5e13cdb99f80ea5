import type { TypedText } from '../plan/Plan.ts';

/** Why a session document was not answered: the code and the other extensions of the first error, or `NETWORK` when nobody answered. */
export class AskError extends Error {
  override readonly name = 'AskError';
  readonly code: string;
  readonly status: number;
  /** `reason`, `attemptsRemaining`, `fields` … as decisions §5 spells them. */
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
  signal?: AbortSignal;
  fetch?: typeof fetch;
}

/** Sends one document and answers its data. Sign-in and boot use it so that they load without the client below react-admin. */
export async function ask<Data, Variables extends object = object>(
  text: string | TypedText<Data, Variables>,
  variables: NoInfer<Variables>,
  { region, signal, fetch = globalThis.fetch }: AskOptions,
): Promise<Data> {
  const token = csrf();
  const response = await fetch(endpoint(region), {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', ...(token && { 'x-csrf-token': token }) },
    body: JSON.stringify({ query: text, variables }),
    ...(signal && { signal }),
  }).catch((fault: Error) => {
    if (signal?.aborted) throw fault;
    throw new AskError(fault.message, 'NETWORK', 0);
  });
  const { data, errors } = (await response.json().catch(() => ({}))) as Answer<Data>;
  const [error] = errors ?? [];
  if (error) throw new AskError(error.message, error.extensions?.code ?? 'INTERNAL_SERVER_ERROR', response.status, error.extensions);
  if (!data) throw new AskError(`HTTP ${response.status}`, 'INTERNAL_SERVER_ERROR', response.status);
  return data;
}

/** Every call of a region goes here (spec 1 §7). */
export const endpoint = (region: string): string => `/api/${region}/graphql`;

/** The readable half of the anti-forgery pair. */
export const csrf = (): string | undefined =>
  (/(?:^|; )__Host-csrf=([^;]+)/.exec(document.cookie) ?? /(?:^|; )csrf=([^;]+)/.exec(document.cookie))?.[1];

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: string } & Record<string, unknown> }[];
}
