import { availableParallelism } from 'node:os';
import { rateLimited } from '../../errors.ts';

/** Workers: leave one core to signed-in users. */
const width = Math.max(1, availableParallelism() - 1);
/** Maximum queue length per running hash; at 20 ms a hash, the last one waits a third of a second. */
const mostWaiting = 16;

export interface HashPlace {
  run<T>(work: () => Promise<T>): Promise<T>;
  leave(): void;
}

interface PlaceOptions {
  scale: number;
  /** Known devices have their own places, and go first. */
  first?: boolean;
}

const taken = { first: 0, others: 0 };
const waiting: Record<keyof typeof taken, (() => void)[]> = { first: [], others: [] };
let running = 0;

/** @throws PlatformError RATE_LIMITED where the queue is full */
export function takeHashPlace({ scale, first = false }: PlaceOptions): HashPlace {
  const kind = first ? 'first' : 'others';
  if (taken[kind] >= width * (1 + Math.round(mostWaiting * scale))) throw rateLimited({ reason: 'BUSY', retryAfter: 2 });
  taken[kind] += 1;
  let left = false;
  return {
    run: (work) => inLane(kind, work),
    leave: () => {
      if (!left) taken[kind] -= 1;
      left = true;
    },
  };
}

export const inHashLane = <T>(work: () => Promise<T>): Promise<T> => inLane('first', work);

async function inLane<T>(kind: keyof typeof taken, work: () => Promise<T>): Promise<T> {
  if (running >= width) await new Promise<void>((start) => void waiting[kind].push(start));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.first.shift() ?? waiting.others.shift();
    if (next) next();
    else running -= 1;
  }
}
