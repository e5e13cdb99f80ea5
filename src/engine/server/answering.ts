import type { IntrospectionQuery } from 'graphql';
import type { CompleteInput } from '../compile/infer/complete.ts';
import { formAnswer, resourceAnswer } from './answers.ts';
import { answersInThread } from './answeringThread.ts';
import type { Answers, Learnt } from './knownApi.ts';

/** A schema with more types is compiled in its own thread, so that the server stays responsive. */
const large = 300;

export function answersOf(learnt: Learnt, introspection: IntrospectionQuery, input: CompleteInput): Answers {
  const here = answersHere(learnt);
  if (introspection.__schema.types.length < large || !isPlain(input)) return here;
  return answersInThread({ introspection, given: input, away: learnt.drifted.map(({ name }) => name) });
}

export const answersHere = (learnt: Learnt): Answers => ({
  resource: async (name) => asText(resourceAnswer(learnt, name)),
  list: async (name) => asText(resourceAnswer(learnt, name, 'list')),
  form: async (id) => formAnswer(learnt, id),
  notShown: async () => JSON.stringify(learnt.catalogue.unsupported),
  events: async (name) => asText(learnt.catalogue.events(name)),
});

const asText = (answer: object | undefined): string | undefined => answer && JSON.stringify(answer);

/** Declarations with functions cannot be sent to the thread. */
function isPlain(input: CompleteInput): boolean {
  try {
    structuredClone(input);
    return true;
  } catch {
    return false;
  }
}
