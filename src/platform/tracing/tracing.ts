import type { Logger } from 'pino';
import type { Settings } from '../context.ts';
import type { Incoming } from '../http/message.ts';
import { headersOf } from '../settings/formats.ts';
import { codeOf, within } from './scope.ts';
import type { OpenSpan, Scope, Tracer } from './scope.ts';

export interface Tracing {
  /** Runs the answer to a request in a span; undefined for one that is not traced. */
  request<T>(incoming: Incoming, work: (span: OpenSpan | undefined) => Promise<T>): Promise<T>;
  /** Makes each run of the jobs that `start` starts a span. */
  jobs<T>(start: () => T): T;
  close(): Promise<void>;
}

/** Between warnings of a collector that takes nothing, in ms. */
const quiet = 60_000;

/** Undefined unless a collector is set: then nothing is loaded, and nothing is recorded. */
export function createTracing(settings: Settings, { version, log }: { version: string; log: Logger }): Tracing | undefined {
  const { otelExporterOtlpEndpoint: endpoint, otelExporterOtlpHeaders, otelServiceName: service } = settings;
  if (endpoint === undefined) return undefined;
  let warned = Number.NEGATIVE_INFINITY;
  const onFault = (error: unknown) => {
    if (performance.now() - warned < quiet) return;
    warned = performance.now();
    log.warn({ error: codeOf(error) }, 'traces could not be sent');
  };
  let tracer: Tracer | undefined;
  const loading = import('./otel.ts').then(({ createTracer }) => {
    tracer = createTracer({
      ...{ endpoint, service, version, onFault },
      headers: headersOf(otelExporterOtlpHeaders ?? '') ?? {},
      sampler: settings.otelTracesSampler,
      share: Number(settings.otelTracesSamplerArg),
    });
    return tracer;
  });
  return {
    request: async (incoming, work) => {
      if (!isTraced(incoming.path)) return work(undefined);
      const loaded = tracer ?? (await loading);
      const attributes = { 'http.request.method': incoming.method };
      const span = loaded.begin(incoming.method, { kind: 'server', attributes, parent: incoming.header('traceparent') });
      const scope: Scope = { span };
      try {
        return await within(scope, () => work(span));
      } finally {
        scope.isOver = true;
        span.end();
      }
    },
    jobs: (start) => within({ tracer: () => tracer }, start),
    close: async () => (await loading).close(),
  };
}

/** Calls of programs and browsers; pages, files and probes are not. */
const isTraced = (path: string): boolean => /^\/(api|apply|callbacks|integrations|interview|scim|sso|t|webhooks)\//.test(path);
