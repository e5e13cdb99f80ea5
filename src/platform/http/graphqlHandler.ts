import type { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { isRegion } from '../regions.ts';
import { holdRefusal } from '../admission/heldRefusals.ts';
import type { Settings } from '../context.ts';
import { retryAfterSeconds } from '../database/outage.ts';
import type { Stores } from '../database/stores.ts';
import { badInput, errorBody, forbidden, notFound, PlatformError } from '../errors.ts';
import type { Call } from '../call.ts';
import { apiKeyCaller } from './apiKeyCaller.ts';
import type { ApiKeys } from './apiKeyCaller.ts';
import { cookieName, isCsrfToken, readCookies, sameSecret } from './cookies.ts';
import type { GraphQLAnswer } from './graphql.ts';
import { eventStream } from './eventStream.ts';
import { isOwnOrigin } from './hosts.ts';
import { maxBody } from './limits.ts';
import { cookieHeader, json } from './message.ts';
import type { Incoming, Outgoing } from './message.ts';
import { watchOperation } from '../tracing/operation.ts';
import { loggedIds } from '../tracing/scope.ts';
import { markWrites } from '../reads.ts';
import type { Principals } from './principals.ts';
import type { SharedForgetting } from './sharedForgetting.ts';

export interface GraphQLHandlerOptions {
  settings: Settings;
  stores: Stores;
  principals: Pick<Principals, 'of'> & Pick<SharedForgetting, 'forget'>;
  apiKeys: ApiKeys;
  execute: (params: unknown, call: Call) => Promise<GraphQLAnswer>;
  used: Call['used'];
  admit: Call['admit'];
  watching: Call['watching'];
  now: () => Date;
  newId: () => string;
  log: Logger;
}

export interface GraphQLHandlerAnswer extends Outgoing {
  operations: string[];
  codes: string[];
  identityId?: string;
}

/** Router of `/api/{region}/graphql`: refuses what does not look like a call of the console (decisions §5 “anti-forgery”). */
export function createGraphQLHandler({
  settings,
  stores,
  principals,
  apiKeys,
  execute,
  used,
  admit,
  watching,
  now,
  newId,
  log,
}: GraphQLHandlerOptions) {
  return async (incoming: Incoming, regionName: string, requestId: string): Promise<GraphQLHandlerAnswer> => {
    const refusal = refuse(incoming, regionName, settings);
    if (refusal) return refusal;
    const key = await apiKeyCaller(incoming, apiKeys).catch((error: unknown) => {
      if (error instanceof PlatformError) return error;
      throw error;
    });
    if (key instanceof PlatformError) return refusedKey(key);
    if (key) await used(key, []);
    const body = await incoming.body(maxBody);
    if (!body)
      return refused(413, badInput({}, { message: 'The request body is too large.', reason: 'BODY_TOO_LARGE' }), { connection: 'close' });
    let params: unknown;
    try {
      params = JSON.parse(body.toString('utf8'));
    } catch {
      return refused(400, badInput({}, { message: 'The request body is not valid JSON.', reason: 'INVALID_JSON' }));
    }
    // An API key is no browser's: cookies next to it mean nothing.
    const cookies = key ? {} : readCookies(incoming, settings);
    const token = incoming.header('x-csrf-token');
    const found = key ?? (await principals.of(cookies['session']));
    const isDoubled = sameSecret(cookies['csrf'], token);
    // Cookie and header match each other, but not the session: planted, or older than bound tokens. Signing in again fixes it.
    const session = found && isDoubled && !isCsrfToken(settings, found.id, token) ? null : found;
    let ownLog: Logger | undefined;
    const operations: string[] = [];
    const setCookies: string[] = [];
    const forgotten = new Set<string>();
    let hasWritten = false;
    const call: Call = {
      region: regionName as Call['region'],
      session,
      stores,
      now,
      newId,
      get log() {
        return (ownLog ??= log.child(loggedIds(requestId)));
      },
      settings,
      request: {
        id: requestId,
        ip: incoming.ip,
        userAgent: (incoming.header('user-agent') ?? '').slice(0, 300),
        language: incoming.header('accept-language')?.slice(0, 100),
        cookies,
        csrf: token,
        get signal() {
          return incoming.signal;
        },
      },
      setCookie: (name, value, options) =>
        void setCookies.push(
          cookieHeader(cookieName(name, settings), value, options, incoming.secure || settings.publicUrl.startsWith('https:')),
        ),
      forget: (id) => void forgotten.add(id),
      forged: Boolean(cookies['session']) && !isDoubled,
      note: (operation) => void operations.push(operation),
      wrote: () => void (hasWritten = true),
      used,
      admit,
      watching,
      idempotencyKey: incoming.header('idempotency-key'),
      forgotten,
      hiddenFields: new Map(),
    };
    const { query: text } = (params ?? {}) as { query?: unknown };
    const watched = { text, operations, slowMs: settings.slowOperationMs, log: () => call.log };
    const answer = await watchOperation(watched, () => execute(params, call));
    if (hasWritten) await markWrites({ stores, cookies, setCookie: call.setCookie, replicaLag: settings.databases?.replicaLag ?? 0 });
    if (statusOf(answer) === 429) await holdRefusal();
    // Await, so that every process sees the change before the response. Many ids are dropped faster as all.
    for (const id of forgotten.size > 20 ? ['all'] : forgotten) await principals.forget(id);
    const headers = {
      ...(setCookies.length > 0 && { 'set-cookie': setCookies }),
      ...(answer.retryAfter !== undefined && { 'retry-after': String(answer.retryAfter) }),
      ...(statusOf(answer) === 503 && { 'retry-after': String(retryAfterSeconds) }),
    };
    return {
      ...(answer.stream ? eventStream(answer.stream) : json(statusOf(answer), answer.body, headers)),
      operations,
      codes: answer.codes,
      ...(session ? { identityId: session.identityId } : {}),
    };
  };
}

async function refusedKey(error: PlatformError): Promise<GraphQLHandlerAnswer> {
  const { retryAfter } = error.extensions;
  if (error.code !== 'RATE_LIMITED') return refused(401, error, { 'www-authenticate': 'Bearer' });
  await holdRefusal();
  return refused(429, error, { 'retry-after': String(retryAfter) });
}

/** A locked account returns 200 like other errors; rate limits and unavailable stores need a status that proxies see. */
function statusOf({ reasons }: GraphQLAnswer): number {
  if (reasons.includes('CSRF')) return 403;
  if (reasons.includes('STORE_UNAVAILABLE')) return 503;
  return reasons.includes('TOO_MANY_TRIES') || reasons.includes('BUSY') ? 429 : 200;
}

function refuse(incoming: Incoming, regionName: string, settings: Settings): GraphQLHandlerAnswer | undefined {
  if (!isRegion(regionName)) return refused(404, notFound('UNKNOWN_REGION'));
  if (incoming.method !== 'POST') return refused(405, badInput({}, { message: 'Use POST.', reason: 'METHOD' }), { allow: 'POST' });
  if (!isOurs(incoming, settings)) return refused(403, forbidden('FOREIGN_ORIGIN'));
  const type = incoming.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    return refused(415, badInput({}, { message: 'Send the content type application/json.', reason: 'CONTENT_TYPE' }));
  return undefined;
}

/** Browsers always send the origin of a POST; other programs have no cookies to abuse. */
function isOurs(incoming: Incoming, settings: Settings): boolean {
  const origin = incoming.header('origin');
  if (origin === undefined) return [undefined, 'same-origin', 'none'].includes(incoming.header('sec-fetch-site'));
  return isOwnOrigin(origin, incoming.header('host'), settings);
}

function refused(status: number, error: GraphQLError, headers: Outgoing['headers'] = {}): GraphQLHandlerAnswer {
  return { ...json(status, errorBody(error), headers), operations: [], codes: [String(error.extensions['code'])] };
}
