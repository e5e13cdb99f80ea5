import { ROOT_CONTEXT, SpanKind as Kinds, SpanStatusCode, TraceFlags, isSpanContextValid, trace } from '@opentelemetry/api';
import type { Context, Link, Span, SpanContext, Tracer as OtelTracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Sampler, SpanExporter } from '@opentelemetry/sdk-trace';
import type { Attributes, OpenSpan, SpanKind, Tracer } from './scope.ts';
import { parseTraceparent } from './scope.ts';

// Imported only with tracing on: the packages take longer to load than the rest of the platform needs to start.

export interface OtelOptions {
  endpoint: string;
  headers: Record<string, string>;
  service: string;
  version: string;
  sampler: string;
  share: number;
  onFault: (error: unknown) => void;
}

const [timeoutMillis, lastFlush] = [5000, 3000];

export function createTracer({ endpoint, headers, service, version, sampler, share, onFault }: OtelOptions): Tracer {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = reporting(new OTLPTraceExporter({ url, headers, timeoutMillis }), onFault);
  const root = samplerOf(sampler, share);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version, 'process.pid': process.pid }),
    // A caller may be anybody: its flag decides nothing, but spans below ours follow them.
    sampler: new ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root }),
    spanLimits: { attributeValueLengthLimit: 4000 },
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000, maxQueueSize: 8192, maxExportBatchSize: 512 })],
  });
  const tracer = provider.getTracer('console', version);
  return {
    begin: (name, { kind, attributes = {}, parent, links = [] }) => {
      const context = parent === undefined ? undefined : contextOf(parent);
      const within = context ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT;
      const linked = [...links].flatMap((each): Link[] => {
        const found = contextOf(each);
        return found ? [{ context: found }] : [];
      });
      return new RecordedSpan(tracer, tracer.startSpan(name, { kind: kinds[kind], attributes, links: linked }, within), within);
    },
    close: async () => {
      const late = new Promise((resolve) => setTimeout(resolve, lastFlush).unref());
      await Promise.race([provider.shutdown().catch(onFault), late]);
    },
  };
}

const kinds = { server: Kinds.SERVER, client: Kinds.CLIENT, internal: Kinds.INTERNAL } satisfies Record<SpanKind, Kinds>;

function samplerOf(name: string, share: number): Sampler {
  if (name.endsWith('always_off')) return new AlwaysOffSampler();
  return name.endsWith('traceidratio') ? new TraceIdRatioBasedSampler(share) : new AlwaysOnSampler();
}

/** A class: thousands are made a second. */
class RecordedSpan implements OpenSpan {
  readonly traceId: string;
  readonly isSampled: boolean;
  readonly #tracer: OtelTracer;
  readonly #span: Span;
  readonly #outer: Context;
  #inner: Context | undefined;

  constructor(tracer: OtelTracer, span: Span, outer: Context) {
    const { traceId, traceFlags } = span.spanContext();
    this.traceId = traceId;
    this.isSampled = (traceFlags & TraceFlags.SAMPLED) !== 0;
    this.#tracer = tracer;
    this.#span = span;
    this.#outer = outer;
  }

  get traceparent(): string {
    return `00-${this.traceId}-${this.#span.spanContext().spanId}-0${this.isSampled ? 1 : 0}`;
  }

  child(name: string, kind: SpanKind, attributes: Attributes = {}): OpenSpan {
    this.#inner ??= trace.setSpan(this.#outer, this.#span);
    return new RecordedSpan(this.#tracer, this.#tracer.startSpan(name, { kind: kinds[kind], attributes }, this.#inner), this.#outer);
  }

  rename(name: string): void {
    this.#span.updateName(name);
  }

  set(attributes: Attributes): void {
    this.#span.setAttributes(attributes);
  }

  end(fault?: string): void {
    if (fault !== undefined) this.#span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', fault);
    this.#span.end();
  }
}

function contextOf(text: string): SpanContext | undefined {
  const parsed = parseTraceparent(text);
  if (!parsed) return undefined;
  const context = {
    ...{ traceId: parsed.traceId, spanId: parsed.spanId, isRemote: true },
    traceFlags: parsed.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
  };
  return isSpanContextValid(context) ? context : undefined;
}

function reporting(exporter: SpanExporter, onFault: (error: unknown) => void): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== 0) onFault(result.error);
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
