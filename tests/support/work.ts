import pg from 'pg';
import { afterAll, beforeAll, vi } from 'vitest';

export interface Work {
  statements: number;
  characters: number;
}

/** Counts queries instead of time. Call it before hooks that open stores: a connection keeps its query method. */
export function countingWork(): (work: () => Promise<unknown>) => Promise<Work> {
  let seen: Work = { statements: 0, characters: 0 };
  const clients = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
  const ask = Reflect.get(clients, 'query');
  // A spy would keep every answer.
  beforeAll(() => {
    clients.query = function (...given) {
      const [asked] = given;
      const text = typeof asked === 'string' ? asked : ((asked as { text?: string } | undefined)?.text ?? '');
      seen = { statements: seen.statements + 1, characters: seen.characters + text.length };
      return ask.apply(this, given);
    };
  });
  afterAll(() => {
    clients.query = ask;
  });
  return async (work) => {
    const before = seen;
    await work();
    return { statements: seen.statements - before.statements, characters: seen.characters - before.characters };
  };
}

/** Starts a platform none of whose jobs looks by itself for something to do: each is only woken. */
export function withoutPolling<Started>(start: () => Started): Started {
  const intervals = vi.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => undefined, 0));
  try {
    return start();
  } finally {
    intervals.mockRestore();
  }
}
