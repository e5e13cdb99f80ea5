import type { EventPlan, LiveEvent } from '../../plan/EventPlan.ts';
import { createEventReader } from '../../plan/liveEvents.ts';
import type { Transports } from './transport.ts';
import { reasonOf, type Payload, type Upstream } from './upstream.ts';

export interface StreamRequest {
  upstream: Upstream;
  events: readonly EventPlan[];
  /** Only changes of this record. */
  id?: string | undefined;
  signal: AbortSignal;
}

/** Reasons why a stream ends for good; a page tries again after any other end. */
export type StreamEnd = 'unsupported' | 'signedOut';

/** `started`: the API has accepted every subscription; what a page read before may have missed a change. */
type StreamEvent = LiveEvent | { end: StreamEnd } | { started: true };

/**
 * Changes as server-sent events for one page: only kinds and ids leave this server. The API's subscriptions are opened with the stream, again
 * with growing pauses after an interruption, and closed with it.
 */
export async function* changesOf(transports: Transports, { upstream, events, id, signal }: StreamRequest): AsyncGenerator<string> {
  const wanted = events.filter(({ byId }) => byId === undefined || id !== undefined).slice(0, mostSubscriptions);
  const queue: StreamEvent[] = [];
  let wake = (): void => undefined;
  const say = (event: StreamEvent): void => {
    if (queue.length < mostWaiting) queue.push(event);
    wake();
  };
  const stop = subscribeAll(transports, { upstream, events: wanted, id, say });
  signal.addEventListener('abort', () => wake(), { once: true });
  try {
    yield ': open\n\n';
    while (!signal.aborted) {
      for (const event of queue.splice(0)) {
        if ('end' in event) return void (yield message('end', event.end));
        yield 'started' in event ? message('start', true) : message('change', event);
      }
      if (
        await quiet(
          (done) => (wake = done),
          signal,
          () => queue.length > 0,
        )
      )
        yield ': still here\n\n';
    }
  } finally {
    stop();
  }
}

const message = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Waits for an event; true if none came for a while. */
function quiet(onWake: (wake: () => void) => void, signal: AbortSignal, ready: () => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), heartbeat);
    onWake(() => {
      clearTimeout(timer);
      resolve(false);
    });
    if (!ready() && !signal.aborted) return;
    clearTimeout(timer);
    resolve(false);
  });
}

interface Subscriptions extends Omit<StreamRequest, 'signal'> {
  say: (event: StreamEvent) => void;
}

function subscribeAll(transports: Transports, { upstream, events, id, say }: Subscriptions): () => void {
  const transport = transports.open(upstream);
  const stops = new Map<EventPlan, () => void>();
  const left = new Set(events);
  const unopened = new Set(events);
  const settle = (event: EventPlan): void => {
    if (unopened.delete(event) && unopened.size === 0 && left.size > 0) say({ started: true });
  };
  let closed = false;
  const drop = (event: EventPlan, why: StreamEnd): void => {
    left.delete(event);
    stops.delete(event);
    settle(event);
    if (left.size === 0 || why === 'signedOut') say({ end: why });
  };
  const open = (event: EventPlan, tries: number, started?: () => void): void => {
    if (closed) return;
    const read = createEventReader(event);
    let connected = false;
    let refused: StreamEnd | undefined;
    const stop = transport.subscribe(
      { query: event.text, ...(event.byId !== undefined && { variables: { [event.byId]: id } }) },
      {
        connected: () => {
          if (!connected && tries > 0) say({ change: 'missed' });
          connected = true;
          settle(event);
          started?.();
        },
        next: (payload) => {
          refused ??= refusalOf(payload);
          for (const change of payload.data ? read(payload.data) : [])
            if (id === undefined || change.id === id || (change.id === undefined && event.byId !== undefined)) say(change);
        },
        over: (fault) => {
          stops.delete(event);
          if (closed) return;
          const why = refused ?? endBy(fault);
          started?.();
          if (why) return drop(event, why);
          if (!connected && transports.protocol() === 'none') return drop(event, 'unsupported');
          const next = connected ? 1 : tries + 1;
          const reopen = (): void => {
            stops.delete(event);
            open(event, next);
          };
          const timer = setTimeout(reopen, Math.min(longest, first * 2 ** (next - 1)) * (0.75 + Math.random() / 2));
          stops.set(event, () => clearTimeout(timer));
        },
      },
    );
    if (!stops.has(event) && left.has(event)) stops.set(event, stop);
  };
  const [probe, ...rest] = events;
  // The first subscription finds the protocol for the others.
  let begun = false;
  const openRest = (): void => {
    if (begun) return;
    begun = true;
    for (const event of rest) open(event, 0);
  };
  if (probe) open(probe, 0, openRest);
  else queueMicrotask(() => say({ end: 'unsupported' }));
  return () => {
    closed = true;
    for (const stop of stops.values()) stop();
    transport.close();
  };
}

/** A payload of errors only: an API that refuses a subscription refuses it again. */
const refusalOf = ({ data, errors = [] }: Payload): StreamEnd | undefined =>
  errors.length > 0 && (data === undefined || data === null) ? endBy(errors) : undefined;

function endBy(fault: unknown): StreamEnd | undefined {
  const reason = fault === undefined ? 'away' : reasonOf(fault);
  return reason === 'away' ? undefined : reason === 'signedOut' ? 'signedOut' : 'unsupported';
}

const heartbeat = 20_000;
const mostSubscriptions = 6;
/** Events that a slow page may leave unread. */
const mostWaiting = 1000;
const first = 1000;
const longest = 60_000;
