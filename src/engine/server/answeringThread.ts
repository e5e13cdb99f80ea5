import { Worker } from 'node:worker_threads';
import type { IntrospectionQuery } from 'graphql';
import type { CompleteInput } from '../compile/infer/complete.ts';
import type { Answers } from './knownApi.ts';

export interface ThreadMessage {
  schema: number;
  introspection: string;
  given: CompleteInput;
  away: string[];
}

export interface Question {
  schema: number;
  call: number;
  of: keyof Answers;
  name: string;
}

export interface Answered {
  call: number;
  text?: string | undefined;
  fault?: string;
}

interface Waiting {
  done: (text: string | undefined) => void;
  failed: (fault: Error) => void;
}

let thread: Worker | undefined;
let schemas = 0;
let calls = 0;
const waiting = new Map<number, Waiting>();
const forgotten = new FinalizationRegistry((schema: number) => thread?.postMessage({ forget: schema }));

function running(): Worker {
  if (thread) return thread;
  const started = new Worker(new URL('./answeringWorker.mjs', import.meta.url));
  started.on('message', ({ call, text, fault }: Answered) => {
    const pending = waiting.get(call);
    waiting.delete(call);
    if (waiting.size === 0) started.unref();
    if (fault === undefined) pending?.done(text);
    else pending?.failed(new Error(fault));
  });
  const broke = (fault: Error): void => {
    if (thread === started) thread = undefined;
    for (const { failed } of waiting.values()) failed(fault);
    waiting.clear();
  };
  started.on('error', broke);
  started.on('exit', () => broke(new Error('The thread that compiles schemas ended.')));
  started.unref();
  thread = started;
  return started;
}

export function answersInThread({
  introspection,
  given: input,
  away,
}: Omit<ThreadMessage, 'schema' | 'introspection'> & { introspection: IntrospectionQuery }): Answers {
  const message: ThreadMessage = { schema: (schemas += 1), introspection: JSON.stringify(introspection), given: input, away };
  let toldTo: Worker | undefined;
  const ask = (of: keyof Answers, name: string): Promise<string | undefined> => {
    const worker = running();
    if (toldTo !== worker) worker.postMessage({ tell: message });
    toldTo = worker;
    const call = (calls += 1);
    return new Promise((done, failed) => {
      waiting.set(call, { done, failed });
      worker.ref();
      worker.postMessage({ ask: { schema: message.schema, call, of, name } satisfies Question });
    });
  };
  const answers: Answers = {
    resource: (name) => ask('resource', name),
    list: (name) => ask('list', name),
    form: (id) => ask('form', id),
    notShown: async () => (await ask('notShown', '')) ?? '[]',
    events: (name) => ask('events', name),
  };
  forgotten.register(answers, message.schema);
  // Compile before the first request, while the thread is idle.
  ask('notShown', '').catch(() => undefined);
  return answers;
}
