import pLimit from 'p-limit';
import { HttpError } from 'ra-core';
import type { Values } from '../plan/sources.ts';
import { changedOtherwise } from './changed.ts';
import { refusal, statusOf } from './errors.ts';

/** What became of each record: those that are done, and those that were refused, with the key of why. */
interface Answer {
  data: unknown[];
  refused: { _id: string; reason: string; args: Values | null }[];
}

/**
 * Does to each of several records what takes one, a few at a time. What is wrong with one record says nothing of the others, so they are tried;
 * where nobody answers, or nobody is signed in any more, the rest is left.
 */
export async function oneByOne(ids: readonly unknown[], call: (id: unknown) => Promise<unknown>, atOnce = 4): Promise<Answer> {
  const answer: Answer = { data: [], refused: [] };
  const limit = pLimit(atOnce);
  const change = async (id: unknown): Promise<void> => {
    try {
      await call(id);
      answer.data.push(id);
    } catch (error) {
      const refused = refusalOf(error);
      if (refused === undefined) {
        limit.clearQueue();
        throw inAll(error, ids.length, answer.data.length);
      }
      answer.refused.push({ _id: String(id), ...refused });
    }
  };
  // Wait for the first record before trying the others.
  for (const id of ids.slice(0, 1)) await change(id);
  await limit.map(ids.slice(1), change);
  return answer;
}

/** Reports a call that changed the wrong number of records, with totals for the whole selection. */
function inAll(error: unknown, selected: number, done: number): unknown {
  if (!(error instanceof HttpError) || codeOf(error) !== changedOtherwise) return error;
  const { extensions } = error.body as { extensions: { changed: number } };
  return refusal(error.message, { code: changedOtherwise, reason: changedOtherwise, selected, changed: done + extensions.changed });
}

/** Why one record was refused; nothing where the connection or the session is what lacks. */
function refusalOf(error: unknown): { reason: string; args: Values | null } | undefined {
  // An operation that changed records other than its own stops the loop.
  if (!(error instanceof HttpError) || [0, 401].includes(statusOf(error)) || codeOf(error) === changedOtherwise) return undefined;
  const { reason, extensions } = error.body as { reason?: string; extensions?: Values };
  return reason ? { reason: `reasons.${reason}`, args: extensions ?? null } : { reason: 'reasons.SAID', args: { said: error.message } };
}

const codeOf = ({ body }: HttpError): unknown => (body as { code?: unknown } | undefined)?.code;
