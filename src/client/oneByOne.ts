import { HttpError } from 'ra-core';
import type { Values } from '../plan/sources.ts';
import { statusOf } from './errors.ts';

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
  const waiting = [...ids];
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await call(id);
        answer.data.push(id);
      } catch (error) {
        const refused = refusalOf(error);
        if (refused === undefined) {
          waiting.length = 0;
          throw error;
        }
        answer.refused.push({ _id: String(id), ...refused });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answer;
}

/** Why one record was refused; nothing where the connection or the session is what lacks. */
function refusalOf(error: unknown): { reason: string; args: Values | null } | undefined {
  if (!(error instanceof HttpError) || [0, 401].includes(statusOf(error))) return undefined;
  const { reason, extensions } = error.body as { reason?: string; extensions?: Values };
  return reason ? { reason: `reasons.${reason}`, args: extensions ?? null } : { reason: 'reasons.SAID', args: { said: error.message } };
}
