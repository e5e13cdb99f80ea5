import type { Region } from '../../src/platform/regions.ts';
import type { Platform } from '../../src/platform/platform.ts';
import type { Values } from '../../src/engine/plan/sources.ts';
import { Browser } from '../platform/browser.ts';
import { leaksIn } from './leaks.ts';

/** Everything, instead of the seeded samples of a normal run. */
export const deep = process.env['DEEP'] === '1';

export interface Reply {
  data: unknown;
  code: string | undefined;
  reason: string | undefined;
  fields: Record<string, string> | undefined;
  fieldArgs: Record<string, Values> | undefined;
  message: string | undefined;
  status: number;
  milliseconds: number;
  text: string;
}

export interface Odd {
  /** Also one that there is not. */
  region?: string;
  /** The anti-forgery token: left out, of another session, or without its cookie. */
  token?: 'none' | 'other' | 'withoutCookie';
}

/** The codes that a client may see (decisions §5). */
export const codes: readonly string[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'CONFLICT',
  'RATE_LIMITED',
  'DOWNSTREAM_SERVICE_ERROR',
];

/** API client of the tests. Unexpected errors and leaked internals in any response fail the calling test. */
export class Caller {
  readonly browser: Browser;
  #odd: Odd = {};
  #seen = { status: 0, milliseconds: 0, text: '' };

  constructor(platform: Platform) {
    this.browser = new Browser({ ...platform, fetch: (request) => this.#send(platform, request) });
  }

  async as(email: string): Promise<this> {
    await this.browser.as(email);
    return this;
  }

  async call(query: string, variables: Values = {}, odd: Odd = {}): Promise<Reply> {
    this.#odd = odd;
    const { data, errors } = await this.browser.ask(query, variables, odd.region as Region);
    const [error] = errors ?? [];
    const reply = {
      ...this.#seen,
      data: Object.values(data ?? {})[0],
      code: error?.extensions.code,
      reason: error?.extensions.reason,
      fields: error?.extensions.fields,
      fieldArgs: error?.extensions['fieldArgs'] as Reply['fieldArgs'],
      message: error?.message,
    };
    const faults = [
      ...(errors ?? [])
        .filter(({ extensions }) => !codes.includes(extensions?.code))
        .map(({ extensions }) => `answers the code ${extensions?.code}`),
      ...leaksIn(errors, JSON.stringify(variables)),
    ];
    if (faults.length > 0)
      throw new Error(`${/\w+ (\w+)/.exec(query)?.[1]} ${faults.join(' and ')}, asked with ${short(variables)}: ${short(errors)}`);
    return reply;
  }

  /** The answer of a call that must succeed. */
  async ask<Result = unknown>(query: string, variables: Values = {}, odd: Odd = {}): Promise<Result> {
    const reply = await this.call(query, variables, odd);
    if (reply.code) throw new Error(`${reply.message} ${reply.text} asked with ${short(variables)}`);
    return reply.data as Result;
  }

  async #send(platform: Platform, request: Request): Promise<Response> {
    const { token } = this.#odd;
    const { headers } = request;
    if (token === 'none') headers.delete('x-csrf-token');
    if (token === 'other') headers.set('x-csrf-token', 'f'.repeat(43));
    if (token === 'withoutCookie') headers.set('cookie', (headers.get('cookie') ?? '').replace(/csrf=[^;]*;? ?/, ''));
    const begun = performance.now();
    const answer = await platform.fetch(request);
    const text = await answer.text();
    this.#seen = { status: answer.status, milliseconds: performance.now() - begun, text };
    return new Response(text, { status: answer.status, headers: answer.headers });
  }
}

export const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 300 ? `${text.slice(0, 300)}… (${text.length} characters)` : text;
};
