import type { DataProvider } from 'ra-core';
import { createDataProvider } from '../client/dataProvider.ts';
import { foreign } from '../client/foreign.ts';
import type { ConsoleAnswer } from '../plan/ConsoleAnswer.ts';
import type { Connection } from '../client/connection.ts';
import { createStore, type Store } from './frame/store.ts';
import type { Resources } from './resources.ts';
import { graphqlAddress } from './server.ts';

/** Everything that is administered stands below it; beside it are the server's own addresses. */
export const base = '/data';

/** Whoever waits for somebody to sign in. */
export type Asking = ((again: boolean) => void) | undefined;

/** The client of an API, with what the shell hears from it. */
export interface AnyData {
  dataProvider: DataProvider;
  connection: Store<Connection>;
  /** Was a token entered? */
  signedIn: Store<boolean>;
  asking: Store<Asking>;
}

/** One API is one region to the client; its calls go to this console's own server. */
export function createAnyData({ signIn }: ConsoleAnswer, { live }: Resources): AnyData {
  const connection = createStore<Connection>('online');
  const signedIn = createStore(signIn === 'done');
  const asking = createStore<Asking>(undefined);
  const {
    ask: _ask,
    facets: _facets,
    ...dataProvider
  } = createDataProvider({
    plans: live,
    regions: ['api'],
    address: graphqlAddress,
    foreign,
    scope: () => ({ awsRegion: 'api' }),
    csrf: () => undefined,
    onSession: (event) => {
      if (event !== 'expired') return connection.set(event);
      return new Promise<boolean>((resolve) =>
        asking.set((again) => {
          asking.set(undefined);
          if (again) signedIn.set(true);
          resolve(again);
        }),
      );
    },
  });
  return { dataProvider, connection, signedIn, asking };
}
