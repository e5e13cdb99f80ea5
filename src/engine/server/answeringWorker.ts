import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import type { IntrospectionQuery } from 'graphql';
import { createCatalogue } from '../compile/infer/catalogue.ts';
import { indexSchema } from '../compile/schema.ts';
import { answersHere, learnSchema } from './answering.ts';
import { schemaFacts } from './answers.ts';
import { EndpointError } from './EndpointError.ts';
import { readIntrospection } from './introspect.ts';
import type { Answers, Facts, Learnt } from './knownApi.ts';
import type { Answered, Question, ThreadMessage } from './answeringThread.ts';

interface ThreadAnswers extends Answers {
  warm: () => Promise<void>;
  facts: () => Facts;
}

/** Compiled with the first question, which gets the fault of a response that holds no schema. */
const known = new Map<number, ThreadMessage | ThreadAnswers>();

function answersOf({ schema, given }: ThreadMessage): ThreadAnswers {
  const isCompiled = 'introspection' in schema;
  const introspection = isCompiled ? (JSON.parse(schema.introspection) as IntrospectionQuery) : readIntrospection(schema.introspected);
  const learnt: Learnt = isCompiled
    ? {
        catalogue: createCatalogue(introspection, { declared: given.located, forms: given.forms, adjust: given.adjust }),
        drifted: schema.away.map((name) => ({ name, file: '', problems: [] })),
      }
    : learnSchema(introspection, given);
  const warm = async (): Promise<void> => {
    for (const { name } of learnt.catalogue.entries) {
      learnt.catalogue.open(name);
      await setImmediate();
    }
  };
  return { ...answersHere(learnt), warm, facts: () => schemaFacts(learnt, indexSchema(introspection)) };
}

async function answer({ schema, call, of, name }: Question): Promise<Answered> {
  const found = known.get(schema);
  if (!found) return { call, fault: 'This schema is not known.' };
  const answers = 'id' in found ? answersOf(found) : found;
  known.set(schema, answers);
  if (of === 'facts') return { call, text: JSON.stringify(answers.facts()) };
  if (of === 'notShown') await answers.warm();
  return { call, text: await answers[of](name) };
}

parentPort?.on('message', ({ tell, ask, forget }: { tell?: ThreadMessage; ask?: Question; forget?: number }) => {
  if (tell) known.set(tell.id, tell);
  if (forget !== undefined) known.delete(forget);
  if (ask)
    answer(ask).then(
      (answered) => parentPort?.postMessage(answered),
      (fault: unknown) => {
        const isOfApi = fault instanceof EndpointError;
        const answered: Answered = { call: ask.call, fault: isOfApi ? fault.message : String(fault), ...(isOfApi && { code: fault.code }) };
        parentPort?.postMessage(answered);
      },
    );
});
