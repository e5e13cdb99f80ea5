import { origin } from '../engine.ts';
import type { Engine } from '../engine.ts';

export interface Asked {
  region?: string;
  key?: string;
  /** A text is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Asks a platform for flags with the cookie of a session. */
export async function askFlags({ platform }: Engine, token: string | undefined, { region, key, body, headers }: Asked = {}) {
  const path = `/api/${region ?? 'eu-west-1'}/ofrep/v1/evaluate/flags${key === undefined ? '' : `/${key}`}`;
  const answer = await platform.fetch(
    new Request(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', origin, ...(token ? { cookie: `session=${token}` } : {}), ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body ?? { context: {} }),
    }),
  );
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: (text === '' ? undefined : JSON.parse(text)) as Evaluation };
}

export interface Evaluation {
  flags?: { key: string; value?: unknown }[];
  key?: string;
  value?: unknown;
  errorCode?: string;
  errorDetails?: string;
}

/** Name → value of a bulk answer. */
export const valuesOf = ({ json }: { json: Evaluation }) => Object.fromEntries((json.flags ?? []).map(({ key, value }) => [key, value]));
