import { Client } from 'pg';
import type { PoolConfig } from 'pg';

export interface Subscriber {
  channel: string;
  onNotification: (payload: string) => void;
  /** The connection has ended, and with it the subscription. */
  onEnd: () => void;
}

export interface Subscription {
  /** Resolves once notifications come; rejects if the connection fails or the subscription ends before. */
  ready: Promise<unknown>;
  end: () => Promise<void>;
}

interface Connection {
  subscribers: Set<Subscriber>;
  listen: (channel: string) => Promise<unknown>;
  end: () => Promise<void>;
}

type Connections = Map<string, Connection>;

export const addressOf = ({ connectionString, host = '', port = 0, database = '' }: PoolConfig): string =>
  connectionString ?? `${host}:${port}/${database}`;

export interface Subscriptions {
  subscribe: (config: PoolConfig, subscriber: Subscriber) => Subscription;
}

/** A process has a dozen subscribers: those to one database share a connection. */
export function createSubscriptions(): Subscriptions {
  const connections: Connections = new Map();
  return { subscribe: (config, subscriber) => join(connections.get(addressOf(config)) ?? open(connections, config), subscriber) };
}

function join(connection: Connection, subscriber: Subscriber): Subscription {
  connection.subscribers.add(subscriber);
  let stop = (_: Error): void => undefined;
  const stopped = new Promise<never>((_, reject) => (stop = reject));
  return {
    ready: Promise.race([connection.listen(subscriber.channel), stopped]),
    end: async () => {
      stop(new Error('The subscription has ended'));
      connection.subscribers.delete(subscriber);
      if (connection.subscribers.size === 0) await connection.end();
    },
  };
}

function open(connections: Connections, config: PoolConfig): Connection {
  const address = addressOf(config);
  const client = new Client(config);
  const subscribers = new Set<Subscriber>();
  const channels = new Map<string, Promise<unknown>>();
  const end = async (): Promise<void> => {
    if (connections.get(address) === connection) connections.delete(address);
    for (const subscriber of [...subscribers]) if (subscribers.delete(subscriber)) subscriber.onEnd();
    await client.end().catch(() => undefined);
  };
  const fail = (): void => void end();
  // The promise of `connect` stays pending where the client is ended meanwhile.
  const ended = new Promise<never>((_, reject) => void client.once('end', () => reject(new Error('Connection terminated'))));
  client.on('error', fail).on('end', fail);
  client.on('notification', ({ channel, payload = '' }) => {
    for (const subscriber of [...subscribers]) if (subscriber.channel === channel) subscriber.onNotification(payload);
  });
  let last: Promise<unknown> = Promise.race([client.connect(), ended]);
  last.catch(fail);
  const connection: Connection = {
    subscribers,
    end,
    listen: (channel) => {
      const known = channels.get(channel);
      if (known) return known;
      // A client takes one statement after the other.
      last = last.then(() => client.query(`listen ${channel}`));
      last.catch(fail);
      channels.set(channel, last);
      return last;
    },
  };
  connections.set(address, connection);
  return connection;
}
