import type { OperationPlan } from '../plan/Plan.ts';
import { errorsIn, type Reading } from '../plan/read.ts';
import { refusal, type Extensions, type GraphQLAnswerError } from './errors.ts';
import type { HttpError } from 'ra-core';
import { ownWords, reportedExtensions, wordsAt } from './reportedExtensions.ts';

/** Validates responses of other APIs: their own codes, and errors within responses. */
export interface ExternalApi {
  extensionsOf: (error: GraphQLAnswerError) => Extensions | undefined;
  check: (answer: { data: unknown; errors?: readonly GraphQLAnswerError[] }, reading: Reading, operation: OperationPlan) => void;
}

export const externalApi: ExternalApi = {
  extensionsOf: reportedExtensions,
  check({ data, errors: [fault] = [] }, { record, rows }, { read }) {
    // A partial response counts as long as it has the requested rows.
    if (fault && !record && !rows?.length) throw refusal(fault.message, reportedExtensions(fault));
    const refused = read.errors ? errorsIn(read.errors, data) : [];
    if (refused.length > 0) throw refusedBy(refused);
    if (read.must && isNothing(record)) throw refusal('There is no such record.', { code: 'NOT_FOUND', reason: 'NO_RECORD' });
  },
};

/** An empty object is a record of another type than the requested one. */
const isNothing = (record: unknown): boolean => !record || (typeof record === 'object' && Object.keys(record).length === 0);

function refusedBy(errors: readonly ReportedError[]): HttpError {
  const atFields = errors.flatMap(({ field, message }) => (field ? [[[field].flat().join('.'), message] as const] : []));
  const words = errors.map(({ message }) => message).join(' ');
  return refusal(words, { code: 'BAD_USER_INPUT', ...ownWords(words), ...wordsAt(atFields) });
}

interface ReportedError {
  message: string;
  field?: string | readonly string[] | null;
}
