import { reasonOf, serverSentEvents, webSocket, type Listener, type Subscribe, type Upstream } from './upstream.ts';

export type Protocol = 'sse' | 'graphql-ws' | 'none';

export interface Transport {
  subscribe: Subscribe;
  close: () => void;
}

/** Protocol of an API's subscriptions, found with the first one: server-sent events, then WebSocket, else none for some minutes. */
export function createTransports(now: () => number = Date.now) {
  let found: { protocol: Protocol; at: number } | undefined;
  const known = (): Protocol | undefined => (found?.protocol === 'none' && now() - found.at > again ? undefined : found?.protocol);
  const note = (protocol: Protocol): void => {
    found = { protocol, at: now() };
  };

  return {
    protocol: known,
    open(upstream: Upstream): Transport {
      const sse = serverSentEvents(upstream);
      let socket: ReturnType<typeof webSocket> | undefined;
      const bySocket: Subscribe = (request, listener) => (socket ??= webSocket(upstream)).subscribe(request, listener);
      const probe: Subscribe = (request, listener) => {
        let stop = attempt(sse, 'sse', (fault) => {
          if (fault !== undefined && reasonOf(fault) !== 'refused') return listener.over(fault);
          stop = attempt(bySocket, 'graphql-ws', (refusal) => {
            if (reasonOf(refusal) !== 'signedOut') note('none');
            listener.over(refusal);
          });
        });
        return () => stop();

        function attempt(subscribe: Subscribe, protocol: Protocol, otherwise: (fault?: unknown) => void): () => void {
          let speaks = false;
          let given = false;
          const giveUp = (fault?: unknown): void => {
            if (given || speaks) return;
            given = true;
            clearTimeout(silence);
            end();
            otherwise(fault);
          };
          const silence = setTimeout(giveUp, patience);
          const end = subscribe(request, {
            connected: () => {
              if (given || speaks) return;
              speaks = true;
              clearTimeout(silence);
              note(protocol);
              listener.connected();
            },
            next: (payload) => !given && listener.next(payload),
            over: (fault) => (speaks ? listener.over(fault) : giveUp(fault)),
          } satisfies Listener);
          return () => {
            given = true;
            clearTimeout(silence);
            end();
          };
        }
      };
      const none: Subscribe = (_, listener) => {
        queueMicrotask(() => listener.over(new Error('The API serves no subscriptions.')));
        return () => undefined;
      };
      return {
        subscribe: (request, listener) => {
          const protocol = known();
          const by = protocol === 'sse' ? sse : protocol === 'graphql-ws' ? bySocket : protocol === 'none' ? none : probe;
          return by(request, listener);
        },
        close: () => socket?.close(),
      };
    },
  };
}

export type Transports = ReturnType<typeof createTransports>;

/** Time that an API has to accept a subscription, in ms. */
const patience = 10_000;

/** Time after which an API without subscriptions is tried again, in ms. */
const again = 5 * 60_000;
