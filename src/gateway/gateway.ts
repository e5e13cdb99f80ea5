import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Settings } from '../platform/context.ts';
import { badInput, errorBody, forbidden, notFound, PlatformError } from '../platform/errors.ts';
import { createConsole } from '../platform/http/console.ts';
import { consoleConfig } from '../platform/http/consoleConfig.ts';
import { securityHeaders, signInHeaders } from '../platform/http/headers.ts';
import { createHostCheck, isForOperators, isOwnOrigin, misdirected } from '../platform/http/hosts.ts';
import { createLog } from '../platform/http/log.ts';
import { json, text, withoutReason, type Incoming, type Outgoing } from '../platform/http/message.ts';
import { fromNode, respond } from '../platform/http/node.ts';
import { createFit } from './fit.ts';
import { closeConnections, forward, type ForwardFault } from './forward.ts';
import { routeOf } from './paths.ts';
import { createReadiness } from './readiness.ts';

export interface GatewayOptions {
  version: string;
  log?: Logger;
  /** GraphQL texts that the console sends, to be compared with the platforms' contracts. @default none */
  documents?: readonly string[];
}

/** Serves the console as the platform does, and forwards the platform's own addresses to the platforms of the settings. */
export function createGateway(settings: Settings, { version, log = createLog(settings.logLevel), documents = [] }: GatewayOptions) {
  const { platforms } = settings;
  if (!platforms) throw new Error('No platform is set.');
  const headers = securityHeaders(settings);
  const console = createConsole(settings.consoleDir ?? 'dist/console', signInHeaders(settings));
  const config = consoleConfig(settings);
  const fit = createFit(platforms, documents, log);
  const isOurs = createHostCheck(settings);
  let stopping = false;
  const ready = createReadiness(platforms, () => stopping);
  const forwarded = new Set<ServerResponse>();

  const own = async (incoming: Incoming): Promise<Outgoing> => {
    const { path } = incoming;
    if (path === '/healthz') return text(200, 'ok');
    if (path === '/readyz') return ready();
    if (path === '/healthz/stores') return withoutReason(await ready());
    if (path === '/version/version.json') return json(200, JSON.stringify({ version }), { 'cache-control': 'no-cache' });
    if (path === '/config.json') return json(200, JSON.stringify({ ...config, unfit: fit.names() }), { 'cache-control': 'no-cache' });
    return console(incoming);
  };

  const answer = (request: IncomingMessage, response: ServerResponse): Promise<void> | void => {
    const incoming = fromNode(request, response, settings.trustedProxies);
    const send = (outgoing: Outgoing | Promise<Outgoing>) =>
      respond(async () => withHeaders(await outgoing, headers), request, response, settings.trustedProxies);
    const route = routeOf(request.url ?? '', { demo: settings.demo, authorization: request.headers.authorization });
    if (route.to === 'nowhere' && route.status === 400) return send(text(400, 'The URL is invalid.'));
    if (!isForOperators(incoming.path) && !isOurs(incoming)) return send(text(421, misdirected));
    if (route.to === 'nowhere') return send(json(404, errorBody(notFound('UNKNOWN_ADDRESS'))));
    if (route.to === 'console') return send(own(incoming));
    const refusal = refusalOf(incoming, route.isApi, settings);
    if (refusal) return send(refusal);
    forwarded.add(response);
    response.once('close', () => forwarded.delete(response));
    const platform = platforms[route.region];
    forward(request, response, {
      ...{ platform, headers, own: ownOrigin(incoming, settings), client: incoming.ip },
      isOwnOrigin: (origin) => isOwnOrigin(origin, incoming.header('host'), settings),
      onFault: (fault, cause) => {
        if (fault !== 'tooLarge') log.warn({ region: route.region, platform, cause }, 'the platform cannot be reached');
        void send(faultAnswer(fault, route.isApi));
      },
    });
  };

  return {
    log,
    createServer: (): Server =>
      createServer((request, response) => {
        void answer(request, response);
      }),
    /** Compares the console with the contracts of the platforms. */
    compare: fit.start,
    /** Ends streams, which would never end by themselves; browsers open them again elsewhere. */
    stop: () => {
      stopping = true;
      for (const response of forwarded) if (String(response.getHeader('content-type')).startsWith('text/event-stream')) response.destroy();
    },
    close: async () => {
      fit.stop();
      closeConnections();
    },
  };
}

const withHeaders = (outgoing: Outgoing, headers: Record<string, string>): Outgoing => ({
  ...outgoing,
  headers: { ...headers, ...outgoing.headers },
});

/** This server vouches for the origin, since it replaces it by the platform's. */
function refusalOf(incoming: Incoming, isApi: boolean, settings: Settings): Outgoing | undefined {
  const isScim = incoming.path.startsWith('/scim/');
  if (!['GET', 'HEAD', 'POST', ...(isScim ? ['PUT', 'PATCH', 'DELETE'] : [])].includes(incoming.method))
    return json(405, errorBody(badInput({}, { message: 'Use GET, HEAD or POST.', reason: 'METHOD' })), { allow: 'GET, HEAD, POST' });
  const origin = incoming.header('origin');
  // Identity providers post to `/sso` from a site of their own.
  if (!isApi || origin === undefined || isOwnOrigin(origin, incoming.header('host'), settings)) return undefined;
  return json(403, errorBody(forbidden('FOREIGN_ORIGIN')));
}

/** Address that the browser has opened, one of those that the host check accepts. */
function ownOrigin({ header }: Incoming, { publicUrl, origins = [], ownHost }: Settings): string {
  const host = header('host') ?? '';
  if (ownHost) return `http://${host}`;
  return (
    [publicUrl, ...origins].map((each) => new URL(each).origin).find((each) => new URL(each).host === host) ?? new URL(publicUrl).origin
  );
}

/** The console takes a 503 for a lost connection, and looks at `/healthz/stores` until it is back. */
function faultAnswer(fault: ForwardFault, isApi: boolean): Outgoing {
  if (fault === 'tooLarge')
    return json(413, errorBody(badInput({}, { message: 'The request body is too large.', reason: 'BODY_TOO_LARGE' })), {
      connection: 'close',
    });
  if (!isApi) return { ...text(503, unreachable), headers: { ...text(503, '').headers, 'retry-after': '5' } };
  const error = new PlatformError('DOWNSTREAM_SERVICE_ERROR', unreachable, { reason: 'STORE_UNAVAILABLE' });
  return json(fault === 'late' ? 504 : 503, errorBody(error), { 'retry-after': '5' });
}

const unreachable = 'The platform cannot be reached. Please try again shortly.';
