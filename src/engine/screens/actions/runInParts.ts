import type { Hold } from '../../plan/read.ts';

/** Nothing is reported as done unless the platform confirmed it. */
export interface Outcome {
  done: string[];
  refused: Refused[];
  /** Rows of a failed call: untouched if the platform refused it, unknown without a response. */
  failed: string[];
  notTried: string[];
  /** Number of rows of a failed call by filter, whose ids are unknown. */
  unnamed?: number;
  error?: unknown;
  /** Changes that can be undone, one for each call. */
  holds?: Hold[];
}

export interface Refused {
  _id: string;
  reason: string;
  args?: Record<string, unknown> | null;
}

interface BatchResult {
  data?: unknown[];
  refused?: Refused[];
  hold?: Hold;
}

export async function runInParts(
  ids: readonly string[],
  call: (part: string[]) => Promise<BatchResult>,
  size = 200,
  signal?: AbortSignal,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], refused: [], failed: [], notTried: [] };
  for (let start = 0; start < ids.length; start += size) {
    if (signal?.aborted) return { ...outcome, notTried: ids.slice(start) };
    const part = ids.slice(start, start + size);
    try {
      const { data = [], refused = [], hold } = await call(part);
      outcome.done.push(...data.map(String));
      outcome.refused.push(...refused);
      if (hold) outcome.holds = [...(outcome.holds ?? []), hold];
    } catch (error) {
      return { ...outcome, error, failed: part, notTried: ids.slice(start + size) };
    }
  }
  return outcome;
}

export async function runAtOnce(call: () => Promise<BatchResult>, rows: number): Promise<Outcome> {
  try {
    const { data = [], refused = [], hold } = await call();
    return { done: data.map(String), refused, failed: [], notTried: [], ...(hold && { holds: [hold] }) };
  } catch (error) {
    return { done: [], refused: [], failed: [], notTried: [], unnamed: rows, error };
  }
}

export const leftOver = ({ refused, failed, notTried }: Outcome): string[] => [...refused.map(({ _id }) => _id), ...failed, ...notTried];
