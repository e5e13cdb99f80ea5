import type { DataProvider } from 'ra-core';
import { createDataProvider } from '../client/dataProvider.ts';
import { externalApi } from '../client/externalApi.ts';
import type { ConsoleAnswer } from '../plan/ConsoleAnswer.ts';
import type { Connection } from '../client/connection.ts';
import { createStore, type Store } from './frame/store.ts';
import { noteWrites } from './ownWrites.ts';
import type { Resources } from './resources.ts';
import { currentAccess } from './server.ts';
import { renewSession, sessionIsFresh } from './session.ts';

/** Prefix of the console's pages; the server's own addresses are outside. */
export const base = '/data';

/** Resolved by a sign-in. */
export type TokenRequest = ((again: boolean) => void) | undefined;

export interface AnyData {
  dataProvider: DataProvider;
  connection: Store<Connection>;
  signedIn: Store<boolean>;
  tokenRequest: Store<TokenRequest>;
}

/** The client treats an API as a region; calls go to this console's own server. */
export function createAnyData({ signIn }: ConsoleAnswer, { live, ready }: Resources): AnyData {
  const { address, fetch } = currentAccess();
  const connection = createStore<Connection>('online');
  const signedIn = createStore(signIn === 'done');
  const loading = createStore<TokenRequest>(undefined);
  const {
    ask: _ask,
    facets: _facets,
    ...dataProvider
  } = createDataProvider({
    plans: live,
    regions: ['api'],
    address: () => address,
    ...(fetch && { fetch }),
    ready: sessionIsFresh,
    externalApi,
    scope: () => ({ awsRegion: 'api' }),
    csrf: () => undefined,
    onSession: (event) => {
      if (event !== 'expired') return connection.set(event);
      return renewSession().then(
        (renewed) =>
          renewed ||
          new Promise<boolean>((resolve) =>
            loading.set((again) => {
              loading.set(undefined);
              if (again) signedIn.set(true);
              resolve(again);
            }),
          ),
      );
    },
  });
  return { dataProvider: opening(dataProvider, { live, ready }), connection, signedIn, tokenRequest: loading };
}

/** Plans are loaded when their page opens; a call for another resource loads its plan first. */
function opening(dataProvider: DataProvider, { live, ready }: Pick<Resources, 'live' | 'ready'>): DataProvider {
  const calls = Object.entries(dataProvider).map(([name, call]: [string, unknown]) => [
    name,
    typeof call !== 'function'
      ? call
      : async (resource: unknown, ...rest: unknown[]): Promise<unknown> => {
          if (typeof resource === 'string') await ready(resource);
          const answering = (call as (...args: unknown[]) => unknown)(resource, ...rest);
          const type = typeof resource === 'string' && writes.has(name) ? live[resource]?.type : undefined;
          if (type === undefined) return answering;
          const [params] = rest as [Written | undefined];
          noteWrites(type, [params?.id, ...(params?.ids ?? [])]);
          const answer = (await answering) as { data?: Written } | undefined;
          noteWrites(type, [params?.id, ...(params?.ids ?? []), answer?.data?.id]);
          return answer;
        },
  ]);
  return Object.fromEntries(calls) as DataProvider;
}

const writes = new Set(['create', 'update', 'updateMany', 'delete', 'deleteMany']);

interface Written {
  id?: unknown;
  ids?: readonly unknown[];
}
