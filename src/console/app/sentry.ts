import { BrowserClient, dedupeIntegration, defaultStackParser, linkedErrorsIntegration, makeFetchTransport, Scope } from '@sentry/browser';
import type { ErrorEvent, EventHint, Exception } from '@sentry/browser';
import { scrubText } from '../../domain/sensitive.ts';
import { pagePattern } from './pagePattern.ts';

declare global {
  /** The version that the console was built as (vite.config.ts): importing it would bring the console's chunk along. */
  var __VERSION__: string | undefined;
}

interface Options {
  dsn: string;
  environment?: string;
  /** Id of the signed-in user. */
  userId: () => string | undefined;
  /** @default the browser's */
  send?: typeof fetch;
}

/**
 * A client of its own: nothing of the browser is wrapped (no clicks, no typed text, no requests, no console), nothing is measured, and no
 * cookie goes along. What leaves is put together here, part by part.
 */
export function createReports({ dsn, environment, userId, send = fetch }: Options): (error: unknown) => void {
  const client = new BrowserClient({
    dsn,
    release: globalThis.__VERSION__,
    ...(environment && { environment }),
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration(), dedupeIntegration()],
    transport: (options) =>
      makeFetchTransport({ ...options, fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer' } }, (...call) => send(...call)),
    sendClientReports: false,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    beforeSend: (event, hint) => reported(event, hint, userId()),
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return (error) => void (typeof error === 'string' ? scope.captureMessage(error, 'error') : scope.captureException(error));
}

/** Refusals that the user sees and that are no faults. */
const expected = new Set(['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED']);

/** The event that leaves: of what the library found, only what is named here, scrubbed (spec 1 §8). */
function reported(event: ErrorEvent, hint: EventHint, userId: string | undefined): ErrorEvent {
  const { event_id, timestamp, platform, release, environment, level, message, exception } = event;
  const code = codeOf(hint.originalException);
  const trace = traceOf(hint.originalException);
  return {
    type: undefined,
    event_id,
    timestamp,
    platform,
    release,
    environment,
    level: code && expected.has(code) ? 'info' : level,
    ...(message && { message: scrubText(message) }),
    ...(exception && { exception: { values: (exception.values ?? []).map(exceptionOf) } }),
    request: { url: location.origin + pagePattern(location.pathname), headers: { 'User-Agent': navigator.userAgent } },
    ...(code && { tags: { code, ...(trace && { trace }) } }),
    ...(userId && { user: { id: userId } }),
  };
}

const exceptionOf = ({ type, value, stacktrace }: Exception) => ({
  type,
  value: scrubText(value ?? '').slice(0, 500),
  ...(stacktrace && {
    stacktrace: {
      frames: stacktrace.frames?.map(({ filename, function: name, lineno, colno, in_app }) => ({
        filename: filename?.replace(/[?#].*/, ''),
        function: name,
        lineno,
        colno,
        in_app,
      })),
    },
  }),
});

/** The trace of a call that failed, where there is one. */
function traceOf(error: unknown): string | undefined {
  const { body } = (typeof error === 'object' && error !== null ? error : {}) as { body?: { extensions?: { trace?: unknown } } };
  const trace = body?.extensions?.trace;
  return typeof trace === 'string' && /^[\da-f]{32}$/.test(trace) ? trace : undefined;
}

/** The platform's code of a refusal (decisions §5). */
function codeOf(error: unknown): string | undefined {
  const { code, body } = (typeof error === 'object' && error !== null ? error : {}) as { code?: unknown; body?: { code?: unknown } };
  return [code, body?.code].find((each): each is string => typeof each === 'string' && /^[A-Z_]+$/.test(each));
}
