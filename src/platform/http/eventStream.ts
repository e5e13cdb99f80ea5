import type { ExecutionResult } from 'graphql';
import type { Outgoing } from './message.ts';

/** Results of a subscription as server-sent events, each read when the one before has been sent: graphql-sse's “distinct connections”. */
export function eventStream(results: AsyncIterable<ExecutionResult>): Outgoing {
  const iterator = results[Symbol.asyncIterator]();
  let ended = false;
  // No generator: it would end only after its next result, and so never notice that the reader has gone.
  const stream: AsyncIterableIterator<string> = {
    next: async () => {
      if (ended) return { value: undefined, done: true };
      const { value, done } = await iterator.next();
      if (!done) return { value: `event: next\ndata: ${JSON.stringify(value)}\n\n`, done: false };
      ended = true;
      return { value: 'event: complete\ndata:\n\n', done: false };
    },
    return: async () => {
      ended = true;
      await iterator.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
  return {
    status: 200,
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
    body: null,
    stream,
  };
}
