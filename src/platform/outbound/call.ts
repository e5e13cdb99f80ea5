import { request as requestPlainly } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { calling } from '../tracing/outgoing.ts';
import { resolveAddress } from './addresses.ts';
import type { AddressFault, Resolved } from './addresses.ts';

export type CallFault = AddressFault | 'refused' | 'noTls' | 'certificate';

export type CallResult =
  | { status: number; body: string; retryAfter?: string | undefined; contentType?: string | undefined }
  | { fault: CallFault };

export interface Call {
  method: 'GET' | 'POST' | 'HEAD';
  headers?: OutgoingHttpHeaders;
  body?: string;
  /** In ms, for all of the call. */
  timeout: number;
  /** Bytes of the answer that are read; the rest is dropped. @default 0 */
  most?: number;
  allowsPrivate: boolean;
  stop?: AbortSignal | undefined;
}

/**
 * Calls an address that somebody typed: to the very addresses that were checked, so that a second DNS lookup cannot return another one,
 * over a connection of its own, without following redirects.
 */
export function call(text: string, options: Call): Promise<CallResult> {
  return calling(
    'http',
    text,
    () => callAddress(text, options),
    (result) => ('fault' in result ? result : { status: result.status }),
  );
}

async function callAddress(text: string, { stop, timeout, ...rest }: Call): Promise<CallResult> {
  const ends = AbortSignal.timeout(timeout);
  const signal = stop ? AbortSignal.any([ends, stop]) : ends;
  const target = await resolveAddress(text, { allowsPrivate: rest.allowsPrivate, signal });
  return typeof target === 'string' ? { fault: target } : send(target, rest, signal);
}

function send(
  { url, host, addresses }: Resolved,
  { method, headers, body, most = 0 }: Omit<Call, 'stop' | 'timeout'>,
  signal: AbortSignal,
): Promise<CallResult> {
  const [first = { address: host, family: isIP(host) }] = addresses;
  const pinned: LookupFunction = (_, options, answer) =>
    options.all ? answer(null, addresses) : answer(null, first.address, first.family);
  const request = url.protocol === 'https:' ? requestSecurely : requestPlainly;
  return new Promise((resolve) => {
    const options = { method, headers, agent: false, lookup: pinned, signal, ...(isIP(host) === 0 && { servername: host }) };
    const outgoing = request(url, options, (answer) => {
      readBody(answer, most).then(
        (read) => resolve({ status: answer.statusCode ?? 0, body: read, ...namedHeaders(answer) }),
        (error: NodeJS.ErrnoException) => resolve({ fault: faultOf(error, signal) }),
      );
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => resolve({ fault: faultOf(error, signal) }));
    // A switch of protocols emits neither a response nor an error.
    outgoing.on('upgrade', (_, socket) => {
      socket.destroy();
      resolve({ fault: 'refused' });
    });
    outgoing.end(body);
  });
}

const namedHeaders = ({ headers }: IncomingMessage) => ({ retryAfter: headers['retry-after'], contentType: headers['content-type'] });

async function readBody(answer: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  if (most > 0)
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part.subarray(0, most - bytes));
      bytes += part.length;
      if (bytes >= most) break;
    }
  answer.destroy();
  return Buffer.concat(parts).toString('utf8');
}

/** OpenSSL's codes for an unverified certificate that don't contain the word. */
const unverified = new Set([
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'HOSTNAME_MISMATCH',
  'INVALID_CA',
  'INVALID_PURPOSE',
  'PATH_LENGTH_EXCEEDED',
]);

function faultOf({ code = '' }: NodeJS.ErrnoException, signal: AbortSignal): CallFault {
  if (signal.aborted) return 'timeout';
  if (unverified.has(code) || /CERT|SELF_SIGNED|ALTNAME/.test(code)) return 'certificate';
  return code === 'EPROTO' || code.startsWith('ERR_SSL_') ? 'noTls' : 'refused';
}
