import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Settings } from '../context.ts';
import type { Stores } from '../database/stores.ts';
import { internal, notFound } from '../errors.ts';
import { createConsole } from './console.ts';
import type { DoorAnswer } from './door.ts';
import { errorBody } from './graphql.ts';
import { securityHeaders, signInHeaders } from './headers.ts';
import { describeError } from './masking.ts';
import { json, routeMatches, text } from './message.ts';
import type { Incoming, Outgoing, Route } from './message.ts';
import { createMetrics, mayReadMetrics } from './metrics.ts';

export interface AppOptions {
  settings: Settings;
  stores: Stores;
  log: Logger;
  version: string;
  door: (incoming: Incoming, region: string, requestId: string) => Promise<DoorAnswer>;
  routes: readonly Route[];
  /** True once the platform is being stopped: whoever spreads the load sends no more. */
  stopping: () => boolean;
}

/** All addresses of the platform: the API, what operators ask, a service's own pages, and the console for everything else. */
export function createApp({ settings, stores, log, version, door, routes, stopping }: AppOptions) {
  const console = createConsole(settings.consoleDir ?? 'dist/console', signInHeaders(settings));
  const metrics = createMetrics(stores);
  const headers = securityHeaders(settings);
  const config = JSON.stringify({ ...settings.console, brandName: settings.brandName, demo: settings.demo });

  const answer = async (incoming: Incoming, id: string): Promise<[route: string, answer: Outgoing | DoorAnswer]> => {
    const { path } = incoming;
    const region = /^\/api\/([^/]*)\/graphql$/.exec(path)?.[1];
    if (region !== undefined) return ['api', await door(incoming, region, id)];
    const route = routes.find((each) => routeMatches(each, incoming));
    // No address of ours has one, and no store keeps it.
    if (route && /%00/.test(incoming.query)) return [route.path, text(400, 'The address holds a character that cannot be kept.')];
    if (route) return [route.path, await route.handle(incoming)];
    if (path.startsWith('/api/')) return ['api', json(404, errorBody(notFound('UNKNOWN_ADDRESS')))];
    if (path === '/healthz') return ['health', text(200, 'ok')];
    if (path === '/readyz') return ['health', await readiness(stores, stopping())];
    if (path === '/version/version.json') return ['version', json(200, JSON.stringify({ version }), { 'cache-control': 'no-cache' })];
    if (path === '/config.json') return ['config', json(200, config, { 'cache-control': 'no-cache' })];
    if (path === '/metrics')
      return ['metrics', mayReadMetrics(incoming, settings) ? await metrics.page() : text(403, 'Figures are for operators.')];
    return ['console', console(incoming)];
  };

  const handle = async (incoming: Incoming): Promise<Outgoing> => {
    const begun = performance.now();
    const id = requestId(incoming);
    const [route, given] = await answer(incoming, id).catch((error: unknown): [string, Outgoing] => {
      if (incoming.signal.aborted) return ['aborted', { status: 499, headers: {}, body: null }];
      log.error({ request: id, error: describeError(error) }, 'a request failed');
      return ['failed', json(500, errorBody(internal()))];
    });
    const ms = performance.now() - begun;
    metrics.request(route, given.status, ms / 1000);
    if ('operations' in given) {
      for (const operation of given.operations) metrics.operation(operation, given.codes[0] ?? 'OK');
      log.info(
        {
          request: id,
          method: incoming.method,
          // An address that there is not may be anything that somebody typed.
          path: given.status === 404 ? '/api' : incoming.path,
          status: given.status,
          ms: Math.round(ms * 10) / 10,
          operations: given.operations,
          codes: given.codes,
          identity: given.identityId,
        },
        'call',
      );
    } else log.debug({ request: id, method: incoming.method, route, status: given.status, ms: Math.round(ms * 10) / 10 }, 'request');
    return { ...given, headers: { ...headers, 'x-request-id': id, ...given.headers } };
  };
  return { handle, close: metrics.close };
}

/** Ready when every store that is in use answers; the identity store always is. */
async function readiness(stores: Stores, stopping: boolean): Promise<Outgoing> {
  if (stopping) return text(503, 'stopping');
  try {
    await stores.identity();
    await Promise.all(stores.opened().map((store) => store.pool.query('select 1')));
    return text(200, 'ready');
  } catch {
    return text(503, 'a store does not answer');
  }
}

/** A proxy's id of the request is kept when it looks like one, so that both logs can be laid side by side. */
function requestId(incoming: Incoming): string {
  const given = incoming.header('x-request-id');
  if (given && /^[\w-]{8,64}$/.test(given)) return given;
  requests += 1;
  return `${processId}-${requests.toString(36)}`;
}

const processId = randomBytes(5).toString('hex');
let requests = 0;
