import type { WatchNews } from '../../generated/types.ts';

export interface Mailbox extends AsyncIterableIterator<WatchNews> {
  put: (news: Partial<WatchNews>) => void;
  /** Nothing was sent since the last call, and nothing is waiting. */
  isQuiet: () => boolean;
  end: () => void;
}

/** News of one subscription. For a reader that falls behind they become a notice to read again, so that the queue never grows. */
export function createMailbox(onEnd: () => void): Mailbox {
  let waiting: WatchNews | undefined;
  let reader: ((result: IteratorResult<WatchNews>) => void) | undefined;
  let ended = false;
  let quiet = false;

  const take = (): IteratorResult<WatchNews> | undefined => {
    if (waiting) {
      const value = waiting;
      waiting = undefined;
      return { value, done: false };
    }
    return ended ? over : undefined;
  };
  const wake = (): void => {
    const result = reader && take();
    if (!reader || !result) return;
    const answer = reader;
    reader = undefined;
    answer(result);
  };
  const end = (): void => {
    if (ended) return;
    ended = true;
    onEnd();
    wake();
  };
  return {
    put: (news) => {
      if (ended) return;
      quiet = false;
      waiting = merged(waiting, news);
      wake();
    },
    isQuiet: () => {
      const was = quiet && !waiting;
      quiet = true;
      return was;
    },
    end,
    next: () => new Promise((resolve) => ((reader = resolve), wake())),
    return: () => {
      waiting = undefined;
      end();
      return Promise.resolve(over);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

const over: IteratorResult<WatchNews> = { value: undefined, done: true };

function merged(before: WatchNews = nothing, { changes = [], people = [], missed = [] }: Partial<WatchNews>): WatchNews {
  const all = [...before.changes, ...changes];
  const isMuch = all.length > mostWaiting;
  const renewed = new Set(people.map(({ place }) => place));
  return {
    changes: isMuch ? [] : all,
    people: [...before.people.filter(({ place }) => !renewed.has(place)), ...people],
    missed: [...new Set([...before.missed, ...missed, ...(isMuch ? all.map(({ place }) => place) : [])])],
  };
}

const nothing: WatchNews = { changes: [], people: [], missed: [] };

const mostWaiting = 500;
