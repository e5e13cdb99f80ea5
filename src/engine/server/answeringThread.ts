import { Worker } from 'node:worker_threads';
import type { CompleteInput } from '../compile/infer/complete.ts';
import { EndpointError, type EndpointFault } from './EndpointError.ts';
import type { Introspected } from './introspect.ts';
import type { Answers, Facts, KnownApi } from './knownApi.ts';

/** A compiled schema as JSON, with the resources that drifted; or a response, which the thread reads and compares itself. */
type ThreadSchema = { introspection: string; away: string[] } | { introspected: Introspected };

export interface ThreadMessage {
  id: number;
  schema: ThreadSchema;
  given: CompleteInput;
}

export interface Question {
  schema: number;
  call: number;
  of: keyof Answers | 'facts';
  name: string;
}

export interface Answered {
  call: number;
  text?: string | undefined;
  fault?: string;
  /** Present if the API is at fault. */
  code?: EndpointFault;
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
  started.on('message', ({ call, text, fault, code }: Answered) => {
    const pending = waiting.get(call);
    waiting.delete(call);
    if (waiting.size === 0) started.unref();
    if (fault === undefined) pending?.done(text);
    else pending?.failed(code === undefined ? new Error(fault) : new EndpointError(code, fault));
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

export function answersInThread(of: Omit<ThreadMessage, 'id'>): Answers {
  const { answers } = threadOf(of);
  // Compile before the first request, while the thread is idle.
  answers.notShown().catch(() => undefined);
  return answers;
}

export async function learnInThread(of: Omit<ThreadMessage, 'id'>): Promise<KnownApi> {
  const { ask, answers } = threadOf(of);
  const facts = JSON.parse((await ask('facts', '')) ?? '') as Facts;
  answers.notShown().catch(() => undefined);
  return { ...facts, answers };
}

function threadOf(of: Omit<ThreadMessage, 'id'>) {
  const message: ThreadMessage = { id: (schemas += 1), ...of };
  let toldTo: Worker | undefined;
  const ask = (of: Question['of'], name: string): Promise<string | undefined> => {
    const worker = running();
    if (toldTo !== worker) worker.postMessage({ tell: message });
    toldTo = worker;
    const call = (calls += 1);
    return new Promise((done, failed) => {
      waiting.set(call, { done, failed });
      worker.ref();
      worker.postMessage({ ask: { schema: message.id, call, of, name } satisfies Question });
    });
  };
  const answers: Answers = {
    resource: (name) => ask('resource', name),
    list: (name) => ask('list', name),
    form: (id) => ask('form', id),
    notShown: async () => (await ask('notShown', '')) ?? '[]',
    events: (name) => ask('events', name),
  };
  forgotten.register(answers, message.id);
  return { ask, answers };
}
