import { randomUUID } from 'node:crypto';
import type { WatchNews } from '../../../src/generated/types.ts';
import type { Browser } from '../browser.ts';
import { until } from '../../support/until.ts';

export const watchText = `subscription ($input: CommonWatchInput!) {
  CommonWatch(input: $input) { changes { place _id kind by own ago } people { place people { key name editing } } missed }
}`;

export interface Place {
  list: string;
  customerId: string;
  recordId?: string;
  editing?: boolean;
  since?: number;
}

type Changes = WatchNews['changes'];

export interface Watcher {
  /** News since the stream began. */
  news: WatchNews[];
  changes: () => Changes;
  /** Waits for a change of a row. */
  change: (id: string) => Promise<Changes[number]>;
  people: (place?: number) => WatchNews['people'][number]['people'];
  hasEnded: () => boolean;
  close: () => void;
}

/** Opens a stream as the console does, and reads it; rejects with the refusal. */
export async function watch(browser: Browser, places: Place[], region = 'ap-southeast-2'): Promise<Watcher> {
  const ending = new AbortController();
  const answer = await browser.fetch(`/api/${region}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'x-csrf-token': browser.cookies.get('csrf') ?? '' },
    body: JSON.stringify({ query: watchText, variables: { input: { places } } }),
    signal: ending.signal,
  });
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream'))
    throw Object.assign(new Error('refused'), { status: answer.status, body: await answer.json() });
  const news: WatchNews[] = [];
  let ended = false;
  const read = async (): Promise<void> => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
      const events = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        if (event.startsWith('event: complete')) ended = true;
        const [, data] = /^event: next\ndata: (.*)$/s.exec(event) ?? [];
        if (data) news.push((JSON.parse(data) as { data: { CommonWatch: WatchNews } }).data.CommonWatch);
      }
    }
    ended = true;
  };
  void read().catch(() => (ended = true));
  await until(() => news.length > 0 || ended);
  const changes = () => news.flatMap((each) => each.changes);
  return {
    news,
    changes,
    change: (id) => until(() => changes().find((change) => change._id === id)) as Promise<Changes[number]>,
    people: (place = 0) => news.flatMap((each) => each.people.filter((one) => one.place === place)).at(-1)?.people ?? [],
    hasEnded: () => ended,
    close: () => ending.abort(),
  };
}

/** A mutation with a key of its own. */
export async function keyed(browser: Browser, call: () => Promise<unknown>): Promise<string> {
  const key = randomUUID();
  browser.headers['idempotency-key'] = key;
  await call();
  delete browser.headers['idempotency-key'];
  return key;
}
