import { createClient } from 'graphql-sse';
import { csrf, endpoint } from '../../../engine/client/ask.ts';
import type { Fault, Open } from '../../../engine/app/live/wire.ts';
import type { LiveEvent, Onlooker } from '../../../engine/plan/EventPlan.ts';
import { lacking } from '../../../generated/lacking.ts';
import { CommonWatch } from '../../../generated/liveDocuments.ts';
import type { Data } from '../../../generated/operationTypes.ts';

export interface PlaceNews {
  /** With the idempotency keys of the reader's own calls. */
  events?: (LiveEvent & { own?: string })[];
  people?: Onlooker[];
}

type WatchNews = Data<'CommonWatch'>['CommonWatch'];

/** Opens the stream of one region: places are keyed by their JSON. `ready` renews the session first. */
export const openStream =
  (region: string, ready: () => Promise<void>): Open<PlaceNews> =>
  (places, { onNews, onFault }) => {
    if (lacking.has('Subscription.CommonWatch')) {
      queueMicrotask(() => onFault('unsupported'));
      return () => undefined;
    }
    const keys = places.map(({ key }) => key);
    const client = createClient({
      url: endpoint(region),
      retryAttempts: 0,
      headers: async () => {
        await ready();
        return { 'x-csrf-token': csrf() ?? '' };
      },
      fetchFn: async (url: string, init: RequestInit) => requireStream(await fetch(url, init)),
    });
    const variables = { input: { places: places.map(({ key, age }) => ({ ...(JSON.parse(key) as object), since: age })) } };
    const stop = client.subscribe<Data<'CommonWatch'>>(
      { query: CommonWatch.text, variables },
      {
        next: ({ data }) => data && onNews(newsByKey(data.CommonWatch, keys)),
        error: (fault) => onFault(fault instanceof Refusal ? fault.kind : 'away'),
        complete: () => onFault('over'),
      },
    );
    return () => {
      stop();
      client.dispose();
    };
  };

class Refusal extends Error {
  readonly kind: Fault;
  constructor(kind: Fault) {
    super(kind);
    this.kind = kind;
  }
}

async function requireStream(answer: Response): Promise<Response> {
  if (answer.ok && answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer;
  const { errors } = (await answer.json().catch(() => ({}))) as { errors?: { extensions?: { code?: string } }[] };
  const code = errors?.[0]?.extensions?.code;
  if (code === 'UNAUTHENTICATED') throw new Refusal('signedOut');
  // Another platform lacks the subscription; one that is away or busy doesn't.
  throw new Refusal(answer.status >= 500 || answer.status === 429 || code === 'FORBIDDEN' ? 'away' : 'unsupported');
}

function newsByKey({ changes, people, missed }: WatchNews, keys: readonly string[]): Record<string, PlaceNews> {
  const news: Record<string, PlaceNews> = {};
  const of = (place: number): PlaceNews => (news[keys[place] ?? ''] ??= {});
  const now = Date.now();
  const note = (place: number, event: LiveEvent & { own?: string }) => void (of(place).events ??= []).push(event);
  for (const { place, _id, kind, by, own, ago } of changes)
    note(place, { change: kinds[kind], at: now - ago, ...(_id && { id: _id }), ...(by && { by }), ...(own !== null && { own }) });
  for (const place of missed) note(place, { change: 'missed' });
  for (const { place, people: those } of people)
    of(place).people = those.map(({ key, name, editing }) => ({ key, editing, ...(name && { name }) }));
  return news;
}

const kinds = { CREATED: 'created', CHANGED: 'updated', ARCHIVED: 'archived', DELETED: 'deleted' } as const;
