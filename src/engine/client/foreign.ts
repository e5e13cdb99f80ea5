import type { OperationPlan } from '../plan/Plan.ts';
import { errorsIn, type Reading } from '../plan/read.ts';
import { refusal, type Extensions, type GraphQLAnswerError } from './errors.ts';
import type { HttpError } from 'ra-core';
import { ownWords, saidBy, wordsAt } from './said.ts';

/** How answers of APIs are judged that are not the platform's own: what they say in their own codes, and within answers. */
export interface Foreign {
  said: (error: GraphQLAnswerError) => Extensions | undefined;
  /** Throws what an answer refuses. */
  judge: (answer: { data: unknown; errors?: readonly GraphQLAnswerError[] }, reading: Reading, operation: OperationPlan) => void;
}

/** The console for any API brings it; the platform's own says all that it refuses in its codes, and an answer with an error is none. */
export const foreign: Foreign = {
  said: saidBy,
  judge({ data, errors: [fault] = [] }, { record, rows }, { read }) {
    // Part of an answer is one as long as it has what was asked for.
    if (fault && !record && !rows?.length) throw refusal(fault.message, saidBy(fault));
    const refused = read.errors ? errorsIn(read.errors, data) : [];
    if (refused.length > 0) throw refusedBy(refused);
    if (read.must && isNothing(record)) throw refusal('There is no such record.', { code: 'NOT_FOUND', reason: 'NO_RECORD' });
  },
};

/** An object without anything in it is a record of another type than was asked for. */
const isNothing = (record: unknown): boolean => !record || (typeof record === 'object' && Object.keys(record).length === 0);

/** What an API refused in its answer: its words at their fields, or told as they are. */
function refusedBy(errors: readonly Said[]): HttpError {
  const atFields = errors.flatMap(({ field, message }) => (field ? [[[field].flat().join('.'), message] as const] : []));
  const words = errors.map(({ message }) => message).join(' ');
  return refusal(words, { code: 'BAD_USER_INPUT', ...ownWords(words), ...wordsAt(atFields) });
}

/** What an API says is wrong. */
interface Said {
  message: string;
  field?: string | readonly string[] | null;
}
