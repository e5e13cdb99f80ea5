import { standIn } from '../reporting/standIn.ts';
import { until } from '../../support/until.ts';

interface Value {
  stringValue?: string;
  intValue?: number;
  boolValue?: boolean;
}

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Record<string, unknown>;
  links: { traceId: string; spanId: string }[];
  isFault: boolean;
}

interface Sent {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<CollectedSpan, 'attributes' | 'links' | 'isFault'> & {
        attributes?: { key: string; value: Value }[];
        links?: CollectedSpan['links'];
        status?: { code?: number };
      })[];
    }[];
  }[];
}

/** An OTLP receiver on this machine. */
export async function collector() {
  const server = await standIn();
  const spans = (): CollectedSpan[] =>
    server.received.flatMap(({ body }) =>
      (JSON.parse(body) as Sent).resourceSpans
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
        .map(({ attributes = [], links = [], status, ...span }) => ({
          ...span,
          attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.boolValue])),
          links,
          isFault: status?.code === 2,
        })),
    );
  return {
    ...server,
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: server.origin },
    spans,
    /** The first span that fits, once it came. */
    span: async (fits: (span: CollectedSpan) => boolean): Promise<CollectedSpan> => {
      await until(() => spans().some(fits));
      return spans().find(fits) as CollectedSpan;
    },
    bytes: (): string => server.received.map(({ body }) => body).join('\n'),
  };
}

export const traceId = (digit: string): string => digit.repeat(32);
export const traceparent = (digit: string, flags = '01'): string => `00-${traceId(digit)}-${digit.repeat(16)}-${flags}`;
