import type { OperationPlan } from '../plan/Plan.ts';
import { errorsIn, type Reading } from '../plan/read.ts';
import { refusal, statuses, type Extensions, type GraphQLAnswerError } from './errors.ts';
import type { HttpError } from 'ra-core';

/** How answers of APIs are judged that are not the platform's own: what they say in their own codes, and within answers. */
export interface Foreign {
  said: (error: GraphQLAnswerError) => Extensions | undefined;
  /** Throws what an answer refuses. */
  judge: (answer: { data: unknown; errors?: readonly GraphQLAnswerError[] }, reading: Reading, operation: OperationPlan) => void;
}

/** The console for any API brings it; the platform's own says all that it refuses in its codes, and an answer with an error is none. */
export const foreign: Foreign = {
  said,
  judge({ data, errors: [fault] = [] }, { record, rows }, { read }) {
    // Part of an answer is one as long as it has what was asked for.
    if (fault && !record && !rows?.length) throw refusal(fault.message, said(fault));
    const refused = read.errors ? errorsIn(read.errors, data) : [];
    if (refused.length > 0) throw refusedBy(refused);
    if (read.must && !record) throw refusal('There is no such record.', { code: 'NOT_FOUND', reason: 'NO_RECORD' });
  },
};

/** What an API refused in its answer: its words at their fields, or told as they are. */
function refusedBy(errors: readonly Said[]): HttpError {
  const atFields = errors.flatMap(({ field, message }) => (field ? [[[field].flat().join('.'), message] as const] : []));
  const words = errors.map(({ message }) => message).join(' ');
  return refusal(words, {
    code: 'BAD_USER_INPUT',
    ...ownWords(words),
    ...(atFields.length > 0 && {
      fields: Object.fromEntries(atFields.map(([path]) => [path, 'reasons.SAID'])),
      fieldArgs: Object.fromEntries(atFields.map(([path, message]) => [path, { said: message }])),
    }),
  });
}

/** Other APIs have codes of their own, or none: what they mean where that can be told, and else what they say. */
function said({ message, extensions = {} }: GraphQLAnswerError): Extensions {
  const { code = '', reason, fields } = extensions;
  const known = code in statuses ? code : (variants.find(([variant]) => variant.test(code))?.[1] ?? 'UNKNOWN');
  return { ...extensions, code: known, ...(/^(UNKNOWN|BAD_USER_INPUT|CONFLICT)$/.test(known) && !reason && !fields && ownWords(message)) };
}

const ownWords = (words: string) => ({ reason: 'SAID', said: words });

const variants: [RegExp, string][] = [
  [/unauth|jwt|invalid-headers/i, 'UNAUTHENTICATED'],
  [/forbid|denied|permission|authori[sz]/i, 'FORBIDDEN'],
  [/not.?found/i, 'NOT_FOUND'],
];

/** What an API says is wrong. */
interface Said {
  message: string;
  field?: string | readonly string[] | null;
}
