/** What became of each row of a bulk action: nothing is reported done that the platform did not say was done. */
export interface Outcome {
  done: string[];
  refused: Refused[];
  /** Rows of a call that failed: untouched when the platform refused it, unknown when nobody answered. */
  failed: string[];
  /** Rows that came after a failed call. */
  notTried: string[];
  /** How many rows a failed call by filter was about: their ids are not known here. */
  unnamed?: number;
  error?: unknown;
}

/** A row that was left as it was: the message key of why, and what its text interpolates. */
export interface Refused {
  _id: string;
  reason: string;
  args?: Record<string, unknown> | null;
}

interface Answer {
  data?: unknown[];
  refused?: Refused[];
}

/** Runs a bulk action a part at a time, one after the other, and stops at the first part that fails. */
export async function runInParts(ids: readonly string[], call: (part: string[]) => Promise<Answer>, size = 200): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [], failed: [], notTried: [] };
  for (let start = 0; start < ids.length; start += size) {
    const part = ids.slice(start, start + size);
    try {
      const { data = [], refused = [] } = await call(part);
      outcome.done.push(...data.map(String));
      outcome.refused.push(...refused);
    } catch (error) {
      return { ...outcome, error, failed: part, notTried: ids.slice(start + size) };
    }
  }
  return outcome;
}

/** Runs a bulk action on all rows of a filter, or a list's action on none in particular, in one call. */
export async function runAtOnce(call: () => Promise<Answer>, rows: number): Promise<Outcome> {
  try {
    const { data = [], refused = [] } = await call();
    return { done: data.map(String), refused, failed: [], notTried: [] };
  } catch (error) {
    return { done: [], refused: [], failed: [], notTried: [], unnamed: rows, error };
  }
}

/** The rows that stay selected, so that one can try again or look at them. */
export const leftOver = ({ refused, failed, notTried }: Outcome): string[] => [...refused.map(({ _id }) => _id), ...failed, ...notTried];
