import type { IntrospectionQuery } from 'graphql';
import type { CompleteInput } from '../compile/infer/complete.ts';
import { formAnswer, resourceAnswer } from './answers.ts';
import { answersInThread } from './answeringThread.ts';
import type { Answers, Learnt } from './knownApi.ts';

/** A schema with more types is compiled in its own thread, so that the server stays responsive. */
const large = 300;

export function answersOf(learnt: Learnt, introspection: IntrospectionQuery, given: CompleteInput): Answers {
  const here = answersHere(learnt);
  if (introspection.__schema.types.length < large || !isPlain(given)) return here;
  return answersInThread({ introspection, given, away: learnt.drifted.map(({ name }) => name) });
}

export const answersHere = (learnt: Learnt): Answers => ({
  resource: async (name) => asText(resourceAnswer(learnt, name)),
  form: async (id) => formAnswer(learnt, id),
  notShown: async () => JSON.stringify(learnt.catalogue.unsupported),
});

const asText = (answer: object | undefined): string | undefined => answer && JSON.stringify(answer);

/** Declarations with functions cannot be sent to the thread. */
function isPlain(given: CompleteInput): boolean {
  try {
    structuredClone(given);
    return true;
  } catch {
    return false;
  }
}
