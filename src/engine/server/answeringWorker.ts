import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import type { IntrospectionQuery } from 'graphql';
import { createCatalogue } from '../compile/infer/catalogue.ts';
import { answersHere } from './answering.ts';
import type { Answers } from './knownApi.ts';
import type { Answered, Question, ThreadMessage } from './answeringThread.ts';

interface WarmAnswers extends Answers {
  warm: () => Promise<void>;
}

const known = new Map<number, WarmAnswers>();

function learn({ introspection, given: input, away }: ThreadMessage): WarmAnswers {
  const catalogue = createCatalogue(JSON.parse(introspection) as IntrospectionQuery, {
    declared: input.located,
    forms: input.forms,
    adjust: input.adjust,
  });
  const drifted = away.map((name) => ({ name, file: '', problems: [] }));
  const warm = async (): Promise<void> => {
    for (const { name } of catalogue.entries) {
      catalogue.open(name);
      await setImmediate();
    }
  };
  return { ...answersHere({ catalogue, drifted }), warm };
}

async function answer({ schema, call, of, name }: Question): Promise<Answered> {
  const answers = known.get(schema);
  if (!answers) return { call, fault: 'This schema is not known.' };
  if (of === 'notShown') await answers.warm();
  return { call, text: await answers[of](name) };
}

parentPort?.on('message', ({ tell, ask, forget }: { tell?: ThreadMessage; ask?: Question; forget?: number }) => {
  if (tell) known.set(tell.schema, learn(tell));
  if (forget !== undefined) known.delete(forget);
  if (ask)
    answer(ask).then(
      (answered) => parentPort?.postMessage(answered),
      (fault: unknown) => parentPort?.postMessage({ call: ask.call, fault: String(fault) } satisfies Answered),
    );
});
