import type { IntrospectionQuery } from 'graphql';
import type { CompleteInput } from '../compile/infer/complete.ts';
import { createCatalogue } from '../compile/infer/catalogue.ts';
import { driftOfDeclared, readBefore, type WrittenFor } from '../compile/infer/declaredDrift.ts';
import { indexSchema } from '../compile/schema.ts';
import { formAnswer, resourceAnswer, schemaFacts } from './answers.ts';
import { answersInThread, learnInThread } from './answeringThread.ts';
import { readIntrospection, type Introspected } from './introspect.ts';
import type { Answers, KnownApi, Learnt, OwnApi } from './knownApi.ts';

/** A schema with more types is compiled in its own thread, so that the server stays responsive. */
const large = 300;

/** Length of the response of such a schema. */
const largeText = 400_000;

function answersOf(learnt: Learnt, introspection: IntrospectionQuery, input: CompleteInput): Answers {
  const here = answersHere(learnt);
  if (introspection.__schema.types.length < large || !isPlain(input)) return here;
  const schema = { introspection: JSON.stringify(introspection), away: learnt.drifted.map(({ name }) => name) };
  return answersInThread({ schema, given: input });
}

/** Compiles the schema of a response; a large one in its own thread. */
export async function learnResponse(introspected: Introspected, input: CompleteInput): Promise<KnownApi> {
  if (introspected.text.length >= largeText && isPlain(input)) return learnInThread({ schema: { introspected }, given: input });
  return learn(readIntrospection(introspected), input);
}

/** Compiles every declared resource at once to report problems early; disables only faulty ones. */
export function learn(introspection: IntrospectionQuery, input: CompleteInput, before?: WrittenFor): OwnApi {
  const learnt = learnSchema(introspection, input, before);
  return {
    ...schemaFacts(learnt, indexSchema(introspection)),
    catalogue: learnt.catalogue,
    answers: answersOf(learnt, introspection, input),
  };
}

export function learnSchema(introspection: IntrospectionQuery, input: CompleteInput, before?: WrittenFor): Learnt {
  const catalogue = createCatalogue(introspection, { declared: input.located, forms: input.forms, adjust: input.adjust });
  return { catalogue, drifted: driftOfDeclared(input, { introspection, catalogue }, before && readBefore(input, before)) };
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
