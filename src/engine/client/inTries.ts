import { HttpError } from 'ra-core';
import { statusOf } from './errors.ts';

const most = 3;

/** Only for idempotent operations: all tries share one key (specification 2 §7 «Tried up to 3 times»). */
export async function inTries<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await call();
    } catch (error) {
      if (tried === most || !isUnanswered(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500 * tried));
    }
  }
}

const isUnanswered = (error: unknown): boolean =>
  unanswered.has(statusOf(error)) ||
  (error instanceof HttpError && (error.body as { reason?: string } | undefined)?.reason === 'IN_PROGRESS');

const unanswered = new Set([0, 502, 503, 504]);
