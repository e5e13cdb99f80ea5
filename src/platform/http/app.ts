import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { AdmitRoute } from '../admission/routes.ts';
import type { Settings } from '../context.ts';
import { logOutage, outageOf, retryAfterSeconds } from '../database/outage.ts';
import type { Stores } from '../database/stores.ts';
import { errorBody, internal, notFound, storeUnavailable } from '../errors.ts';
import { createConsole } from './console.ts';
import { consoleConfig } from './consoleConfig.ts';
import type { GraphQLHandlerAnswer } from './graphqlHandler.ts';
import { securityHeaders, signInHeaders } from './headers.ts';
import { createHostCheck, isForOperators, misdirected } from './hosts.ts';
import { describeError } from './masking.ts';
import { json, routeMatches, text, withoutReason } from './message.ts';
import type { Incoming, Outgoing, Route } from './message.ts';
import { createMetrics, mayReadMetrics } from './metrics.ts';
import { createReadiness } from './readiness.ts';
import { loggedIds, traceNow } from '../tracing/scope.ts';
import type { OpenSpan } from '../tracing/scope.ts';
import type { Tracing } from '../tracing/tracing.ts';

export interface AppOptions {
  settings: Settings;
  stores: Stores;
  log: Logger;
  version: string;
  handleGraphQL: (incoming: Incoming, region: string, requestId: string) => Promise<GraphQLHandlerAnswer>;
  routes: readonly Route[];
  admit: AdmitRoute;
  stopping: () => boolean;
  liveConnections: () => number;
  tracing?: Tracing | undefined;
}

export function createApp({
  settings,
  stores,
  log,
  version,
  handleGraphQL,
  routes,
  admit,
  stopping,
  liveConnections,
  tracing,
}: AppOptions) {
  const config = JSON.stringify(consoleConfig(settings));
  const console = createConsole(settings.consoleDir ?? 'dist/console', signInHeaders(settings), config);
  const metrics = createMetrics(stores, liveConnections);
  const headers = securityHeaders(settings);

  let warned = settings.trustedProxies > 0;
  /** Behind an untrusted proxy, all callers share one address and one budget. */
  const warnOfProxy = (incoming: Incoming) => {
    if (warned || incoming.header('x-forwarded-for') === undefined) return;
    warned = true;
    log.warn('requests carry X-Forwarded-For, but TRUSTED_PROXIES is 0: all callers behind a proxy share one budget');
  };
  const isOurs = createHostCheck(settings);
  const ready = createReadiness({ stores, dataDir: settings.dataDir, stopping });

  const answer = async (incoming: Incoming, id: string): Promise<[route: string, answer: Outgoing | GraphQLHandlerAnswer]> => {
    const { path } = incoming;
    if (!isForOperators(path) && !isOurs(incoming)) return ['misdirected', text(421, misdirected)];
    const region = /^\/api\/([^/]*)\/graphql$/.exec(path)?.[1];
    if (region !== undefined) return ['api', await handleGraphQL(incoming, region, id)];
    const route = routes.find((each) => routeMatches(each, incoming));
    // No valid path has a null character, and no store accepts one.
    if (route && /%00/.test(incoming.query)) return [route.path, text(400, 'The URL contains an invalid character.')];
    if (route) return [route.path, await admit(route, incoming)];
    if (path.startsWith('/api/')) return ['api', json(404, errorBody(notFound('UNKNOWN_ADDRESS')))];
    if (path === '/healthz') return ['health', text(200, 'ok')];
    if (path === '/readyz') return ['health', await ready()];
    const [, stores, storesRegion] = /^\/healthz\/(stores)(?:\/([^/]*))?$/.exec(path) ?? [];
    if (stores) return ['health', withoutReason(await ready(storesRegion))];
    if (path === '/version/version.json') return ['version', json(200, JSON.stringify({ version }), { 'cache-control': 'no-cache' })];
    if (path === '/config.json') return ['config', json(200, config, { 'cache-control': 'no-cache' })];
    if (path === '/metrics')
      return [
        'metrics',
        mayReadMetrics(incoming, settings)
          ? await metrics.page(incoming.header('accept'))
          : text(403, 'Metrics are available to operators only.'),
      ];
    return ['console', console(incoming)];
  };

  const handle = async (incoming: Incoming, span?: OpenSpan): Promise<Outgoing> => {
    const begun = performance.now();
    const id = requestId(incoming);
    warnOfProxy(incoming);
    const [route, input] = await answer(incoming, id).catch((error: unknown): [string, Outgoing] => {
      if (incoming.signal.aborted) return ['aborted', { status: 499, headers: {}, body: null }];
      const outage = outageOf(error);
      if (outage) {
        logOutage(log, outage);
        return ['failed', json(503, errorBody(storeUnavailable()), { 'retry-after': String(retryAfterSeconds) })];
      }
      log.error({ ...loggedIds(id), error: describeError(error) }, 'a request failed');
      return ['failed', json(500, errorBody(internal(traceNow())))];
    });
    const ms = performance.now() - begun;
    describeRequest(span, { method: incoming.method, route, status: input.status, id });
    metrics.request(route, input.status, ms / 1000, span?.isSampled ? span.traceId : undefined);
    const outgoing = { ...input, headers: { ...headers, 'x-request-id': id, ...input.headers } };
    if ('operations' in input) {
      for (const operation of input.operations) metrics.operation(operation, input.codes[0] ?? 'OK');
      const isPlain = input.status < 400 && input.codes.length === 0 && ms < slowCall;
      if (isPlain && !isInShare(settings.logShare)) return outgoing;
      log.info(
        {
          ...loggedIds(id),
          method: incoming.method,
          // Don't log unknown paths: people type anything.
          path: input.status === 404 ? '/api' : incoming.path,
          status: input.status,
          ms: Math.round(ms * 10) / 10,
          operations: input.operations,
          codes: input.codes,
          identity: input.identityId,
          ...(isPlain && settings.logShare < 100 && { share: settings.logShare }),
        },
        'call',
      );
    } else log.debug({ ...loggedIds(id), method: incoming.method, route, status: input.status, ms: Math.round(ms * 10) / 10 }, 'request');
    return outgoing;
  };
  return {
    handle: tracing
      ? (incoming: Incoming) => tracing.request(incoming, (span) => handle(incoming, span))
      : (incoming: Incoming) => handle(incoming),
    close: metrics.close,
  };
}

/** Calls that take longer are always logged, in ms. */
const slowCall = 1000;

const isInShare = (share: number): boolean => share >= 100 || Math.random() * 100 < share;

/** Addresses hold tokens and ids: only the kind of address is named. */
function describeRequest(
  span: OpenSpan | undefined,
  { method, route, status, id }: Record<'method' | 'route' | 'id', string> & { status: number },
) {
  if (!span?.isSampled) return;
  span.rename(`${method} ${route}`);
  span.set({ 'http.route': route, 'http.response.status_code': status, 'console.request': id });
  if (status >= 500) span.set({ 'error.type': String(status) });
}

function requestId(incoming: Incoming): string {
  const input = incoming.header('x-request-id');
  if (input && /^[\w-]{8,64}$/.test(input)) return input;
  requests += 1;
  return `${processId}-${requests.toString(36)}`;
}

const processId = randomBytes(5).toString('hex');
let requests = 0;
