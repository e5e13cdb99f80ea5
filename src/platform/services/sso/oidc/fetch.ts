import type { CustomFetch } from 'openid-client';
import { call } from '../../../outbound/call.ts';
import type { CallFault } from '../../../outbound/call.ts';
import { faultTexts } from '../../../outbound/faults.ts';

/** Limits of one call to a provider; metadata, keys and tokens of real ones have a few kB. */
export const callLimits = { milliseconds: 5_000, bytes: 256 * 1024 } as const;

/** A provider that was not reached, or whose answer is not read. */
export class CallFailure extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'CallFailure';
  }
}

/** The platform's guarded call as the library's fetch: only to public addresses, without following redirects. */
export const guardedFetch =
  (demo: boolean, stop: AbortSignal): CustomFetch =>
  async (address, { method, headers, body }) => {
    const answer = await call(address, {
      ...{ method: method === 'POST' ? 'POST' : 'GET', headers: { ...headers }, ...(body && { body: textOf(body) }) },
      ...{ timeout: callLimits.milliseconds, most: callLimits.bytes + 1, allowsPrivate: demo, stop },
    });
    if ('fault' in answer) throw new CallFailure(plain(answer.fault));
    if (Buffer.byteLength(answer.body) > callLimits.bytes) throw new CallFailure('its answer is longer than 256 kB');
    const { status, contentType } = answer;
    if (status >= 300 && status < 400) throw new CallFailure('it redirects, which is not followed');
    if (status < 200 || status > 599) throw new CallFailure('its answer is no HTTP answer');
    const isEmpty = status === 204 || status === 205;
    return new Response(isEmpty ? null : answer.body, { status, headers: { 'content-type': contentType ?? 'text/plain' } });
  };

const textOf = (body: unknown): string => (body instanceof URLSearchParams || typeof body === 'string' ? String(body) : '');

/** A sentence of a record as part of another one. */
const plain = (fault: CallFault): string => {
  const text = faultTexts[fault];
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1, -1)}`;
};
