import type { OperationPlan } from '../plan/Plan.ts';
import { errorsIn, refusedIn, type Reading, type ReportedError } from '../plan/read.ts';
import { at } from '../plan/sources.ts';
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
    const outcome = read.outcome && refusedIn(read.outcome, data);
    if (outcome) throw refusedBy([outcome]);
    if (read.must && isNothing(read.outcome ? at(data, read.outcome.at) : (record ?? rows?.[0])))
      throw read.must === 'made'
        ? refusal('The API answered without the new record.', { code: 'DOWNSTREAM_SERVICE_ERROR', reason: 'NOT_MADE' })
        : refusal('There is no such record.', { code: 'NOT_FOUND', reason: 'NO_RECORD' });
  },
};

/** An empty object is a record of another type than the requested one. */
const isNothing = (record: unknown): boolean => !record || (typeof record === 'object' && Object.keys(record).length === 0);

function refusedBy(errors: readonly ReportedError[]): HttpError {
  const atFields = errors.flatMap(({ field, message }) => (field ? [[[field].flat().join('.'), message] as const] : []));
  const words = errors.flatMap(({ message }) => message || []).join(' ');
  if (words === '') return refusal('The API reported no success.', { code: 'BAD_USER_INPUT', reason: 'NO_SUCCESS' });
  return refusal(words, { code: 'BAD_USER_INPUT', ...ownWords(words), ...wordsAt(atFields) });
}
