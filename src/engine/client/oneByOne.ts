import pLimit from 'p-limit';
import { HttpError } from 'ra-core';
import type { Values } from '../plan/sources.ts';
import { changedOtherwise } from './changed.ts';
import { refusal, statusOf } from './errors.ts';

interface BulkResult {
  data: unknown[];
  refused: { _id: string; reason: string; args: Values | null }[];
}

/** The error of a record does not stop the others; without a connection or session the remaining records are skipped. */
export async function oneByOne(ids: readonly unknown[], call: (id: unknown) => Promise<unknown>, atOnce = 4): Promise<BulkResult> {
  const answer: BulkResult = { data: [], refused: [] };
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
  for (const id of ids.slice(0, 1)) await change(id);
  await limit.map(ids.slice(1), change);
  return answer;
}

function inAll(error: unknown, selected: number, done: number): unknown {
  if (!(error instanceof HttpError) || codeOf(error) !== changedOtherwise) return error;
  const { extensions } = error.body as { extensions: { changed: number } };
  return refusal(error.message, { code: changedOtherwise, reason: changedOtherwise, selected, changed: done + extensions.changed });
}

function refusalOf(error: unknown): { reason: string; args: Values | null } | undefined {
  // An operation that changed records other than its own stops the loop.
  if (!(error instanceof HttpError) || [0, 401].includes(statusOf(error)) || codeOf(error) === changedOtherwise) return undefined;
  const { reason, extensions } = error.body as { reason?: string; extensions?: Values };
  return reason ? { reason: `reasons.${reason}`, args: extensions ?? null } : { reason: 'reasons.SAID', args: { said: error.message } };
}

const codeOf = ({ body }: HttpError): unknown => (body as { code?: unknown } | undefined)?.code;
