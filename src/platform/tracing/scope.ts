import { AsyncLocalStorage } from 'node:async_hooks';

export type SpanKind = 'server' | 'client' | 'internal';
export type Attributes = Record<string, string | number | boolean>;

/** A span that was begun. Names, numbers and codes only: a trace holds nothing personal. */
export interface OpenSpan {
  traceId: string;
  isSampled: boolean;
  /** As the W3C's header names it. */
  traceparent: string;
  child(name: string, kind: SpanKind, attributes?: Attributes): OpenSpan;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** @param fault a code, never a message */
  end(fault?: string): void;
}

export interface SpanRoot {
  kind: SpanKind;
  attributes?: Attributes;
  /** A caller's `traceparent`. */
  parent?: string | undefined;
  /** `traceparent` of each request that caused it. */
  links?: Iterable<string>;
}

export interface Tracer {
  begin(name: string, root: SpanRoot): OpenSpan;
  close(): Promise<void>;
}

/** Called after each statement. */
export type OnStatement = (statement: { text: string; ms: number; rows: number; isFault: boolean }, source: object) => void;

export interface Scope {
  /** Begins spans of jobs; undefined until it is loaded. */
  tracer?: (() => Tracer | undefined) | undefined;
  span?: OpenSpan | undefined;
  onStatement?: OnStatement | undefined;
  /** Number of selected fields of the operation. */
  fields?: number;
  /** Work that goes on after the response belongs to no span any more. */
  isOver?: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

export const scopeNow = (): Scope | undefined => {
  const scope = scopes.getStore();
  return scope?.isOver ? undefined : scope;
};

export const within = <T>(scope: Scope, work: () => T): T => scopes.run(scope, work);

/** Names of a request in lines of the log: its own, and its trace's. */
export const loggedIds = (request: string): { request: string; trace?: string } => {
  const trace = traceNow();
  return trace === undefined ? { request } : { request, trace };
};

/** The trace at hand, if it is sent. */
export function traceNow(): string | undefined {
  const span = scopeNow()?.span;
  return span?.isSampled ? span.traceId : undefined;
}

/** A child of the span at hand, while `work` runs; without a sampled one, nothing but the work. */
export async function spanned<T>(
  name: string,
  { kind, attributes }: { kind: SpanKind; attributes?: Attributes },
  work: (span?: OpenSpan) => Promise<T>,
): Promise<T> {
  const outer = scopeNow();
  if (!outer?.span?.isSampled) return work();
  const span = outer.span.child(name, kind, attributes);
  try {
    const result = await within({ ...outer, span }, () => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(codeOf(error));
    throw error;
  }
}

/** Code of an error: its message may hold values. */
export function codeOf(error: unknown): string {
  const { code, cause, name } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  const inner = typeof cause === 'object' && cause !== null ? (cause as Record<string, unknown>)['code'] : undefined;
  return [inner, code, name].find((each): each is string => typeof each === 'string' && /^\w{1,60}$/.test(each)) ?? 'error';
}

/** `traceparent` of the request at hand, for a job that it causes; empty without one. */
export const causeNow = (): string => {
  const span = scopeNow()?.span;
  return span?.isSampled ? span.traceparent : '';
};

/** The parts of a valid `traceparent` (W3C Trace Context). */
export function parseTraceparent(text: string): { traceId: string; spanId: string; isSampled: boolean } | undefined {
  const [, version = '', traceId = '', spanId = '', flags = '', more] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/.exec(text.trim()) ?? [];
  if (!version || version === 'ff' || (version === '00' && more) || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
