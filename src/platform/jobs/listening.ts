import { Client } from 'pg';
import type { ClientBase } from 'pg';
import type { Logger } from 'pino';
import { logFailure } from '../database/outage.ts';
import type { Store } from '../database/stores.ts';

export interface Listening {
  /** Rejects where LISTEN fails. */
  to(store: Store): Promise<void>;
  /** For a job that also runs at an interval: a LISTEN that fails is logged, and the job goes on. */
  orLog(store: Store, log: Logger): Promise<void>;
  stop(): Promise<void>;
}

/** Subscribes to a channel of commits (`pg_notify`); `lost` is called when a connection breaks. */
export function listening(channel: string, onNotification: (payload: string) => void, lost: () => void = () => undefined): Listening {
  const connections = new Map<Store, Promise<ClientBase>>();
  const own = new Set<Client>();
  let isStopped = false;

  const attach = async (client: ClientBase, store: Store): Promise<ClientBase> => {
    const gone = () => {
      connections.delete(store);
      lost();
    };
    client.on('notification', (notification) => {
      if (notification.channel === channel) onNotification(notification.payload ?? '');
    });
    client.on('error', gone).on('end', gone);
    await client.query(`listen ${channel}`);
    return client;
  };
  // An embedded database's only connection stays; a pool's come and go, so use an own one.
  const open = async (store: Store): Promise<ClientBase> => {
    if (store.embedded) {
      const client = await store.pool.connect();
      return attach(client, store).finally(() => client.release());
    }
    const client = new Client(store.direct ?? store.pool.options);
    own.add(client);
    client.on('end', () => own.delete(client));
    // The promise of `connect` stays pending where the client is ended meanwhile.
    const ended = new Promise<never>((_, reject) => void client.once('end', () => reject(new Error('Connection terminated'))));
    try {
      await Promise.race([client.connect(), ended]);
      return await attach(client, store);
    } catch (error) {
      own.delete(client);
      void client.end().catch(() => undefined);
      throw error;
    }
  };
  const to = async (store: Store) => {
    if (isStopped) return;
    const known = connections.get(store) ?? open(store);
    connections.set(store, known);
    await known.catch((error: unknown) => {
      connections.delete(store);
      throw error;
    });
  };
  return {
    to,
    orLog: (store, log) =>
      to(store).catch((error: unknown) => {
        if (!isStopped) logFailure(log, error, { message: 'a job cannot listen for notifications', channel });
      }),
    stop: async () => {
      isStopped = true;
      await Promise.allSettled([...own].map((client) => client.end()));
    },
  };
}
