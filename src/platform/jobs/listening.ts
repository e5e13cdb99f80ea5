import type { Logger } from 'pino';
import { logFailure } from '../database/outage.ts';
import type { Store } from '../database/stores.ts';
import { addressOf } from '../database/subscriptions.ts';
import type { Subscriber, Subscription } from '../database/subscriptions.ts';

export interface Listening {
  /** Rejects where LISTEN fails. Does nothing while subscribed, so that it can be called again and again. */
  to(store: Store): Promise<void>;
  /** For a job that also runs at an interval: a LISTEN that fails is logged, and the job goes on. */
  orLog(store: Store, log: Logger): Promise<void>;
  stop(): Promise<void>;
}

/** Subscribes to a channel of commits (`pg_notify`); `lost` is called when a connection breaks. */
export function listening(channel: string, onNotification: (payload: string) => void, lost: () => void = () => undefined): Listening {
  /** By database: notifications are of all its schemas. */
  const subscriptions = new Map<unknown, Subscription>();
  let isStopped = false;

  const begin = (key: unknown, store: Store): Subscription => {
    let isReady = false;
    const onEnd = () => {
      // Another one may have begun meanwhile.
      if (subscriptions.get(key) === subscription) subscriptions.delete(key);
      if (isReady && !isStopped) lost();
      isReady = false;
    };
    const subscriber = { channel, onNotification, onEnd };
    const subscription: Subscription = store.embedded
      ? subscribeEmbedded(store, subscriber)
      : store.subscriptions.subscribe(configOf(store), subscriber);
    subscriptions.set(key, subscription);
    subscription.ready.then(() => (isReady = true), onEnd);
    return subscription;
  };
  const to = async (store: Store) => {
    if (isStopped) return;
    const key = store.embedded ? store : addressOf(configOf(store));
    await (subscriptions.get(key) ?? begin(key, store)).ready;
  };
  return {
    to,
    orLog: (store, log) =>
      to(store).catch((error: unknown) => {
        if (!isStopped) logFailure(log, error, { message: 'a job cannot listen for notifications', channel });
      }),
    stop: async () => {
      isStopped = true;
      await Promise.all([...subscriptions.values()].map((subscription) => subscription.end()));
    },
  };
}

/** A pool's connections come and go, so this is another one. */
const configOf = ({ direct, pool }: Store) => direct ?? pool.options;

/** An embedded database's only connection stays. */
function subscribeEmbedded({ pool }: Store, { channel, onNotification, onEnd }: Subscriber): Subscription {
  const attach = async () => {
    const client = await pool.connect();
    client.on('notification', (notification) => {
      if (notification.channel === channel) onNotification(notification.payload ?? '');
    });
    client.on('error', onEnd).on('end', onEnd);
    await client.query(`listen ${channel}`).finally(() => client.release());
  };
  return { ready: attach(), end: async () => undefined };
}
