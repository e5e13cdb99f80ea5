import type { JsonValue } from '@openfeature/core';
import { calling } from '../tracing/outgoing.ts';
import { FlagServiceError, flagNotFound } from './source.ts';
import type { Evaluated, FlagContext, FlagSource } from './source.ts';

export interface RemoteOptions {
  /** OFREP service without `/ofrep/…`; may contain `{region}`. */
  url: string;
  /** Bearer token; never leaves the platform. */
  token?: string;
  fetch?: typeof fetch;
  /** Every start of a console waits for it. @default 2000 */
  timeout?: number;
}

const mostBytes = 1_000_000;

export function createRemoteSource({ url, token, fetch: send = fetch, timeout = 2000 }: RemoteOptions): FlagSource {
  const ask = async (path: string, context: FlagContext): Promise<{ status: number; body: unknown }> => {
    const address = `${url.replaceAll('{region}', context.region).replace(/\/+$/, '')}/ofrep/v1/evaluate/flags${path}`;
    const answer = await calling(
      'flags',
      address,
      () =>
        send(address, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          body: JSON.stringify({ context }),
          // Never follow redirects with the token.
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
        }),
      ({ status }) => ({ status }),
    ).catch(() => {
      throw new FlagServiceError('no connection, or no answer in time');
    });
    if (answer.status === 429) throw new FlagServiceError('too many questions', answer.headers.get('retry-after') ?? undefined);
    try {
      return { status: answer.status, body: JSON.parse(await textOf(answer)) as unknown };
    } catch {
      throw new FlagServiceError(`status ${answer.status}, without an answer that can be read`);
    }
  };
  return {
    all: async (context) => {
      const { status, body } = await ask('', context);
      const { flags } = recordOf(body);
      if (status !== 200 || !Array.isArray(flags)) throw new FlagServiceError(`status ${status}`);
      return (flags as unknown[]).flatMap((each) => evaluatedOf(each) ?? []);
    },
    one: async (key, context) => {
      const { status, body } = await ask(`/${encodeURIComponent(key)}`, context);
      if (status === 404) return flagNotFound(key);
      const evaluated = evaluatedOf({ ...recordOf(body), key });
      if (!evaluated || (status !== 200 && !evaluated.errorCode)) throw new FlagServiceError(`status ${status}`);
      return evaluated;
    },
  };
}

function evaluatedOf(each: unknown): Evaluated | undefined {
  const { key, value, variant, reason, errorCode } = recordOf(each);
  if (typeof key !== 'string' || key === '') return undefined;
  if (typeof errorCode === 'string') return { key, errorCode };
  return {
    key,
    ...(value === undefined ? {} : { value: value as JsonValue }),
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(typeof variant === 'string' ? { variant } : {}),
  };
}

async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new Error('The answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const recordOf = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
