import { database, secret, text } from './kinds.ts';

const ownDatabase = {
  ...database,
  unset: '`DATABASE_URL`',
  description: 'A separate database for one store. Without `DATABASE_URL` all four are required.',
} as const;

const directAddress = {
  ...database,
  unset: 'the store’s address',
  description:
    'Address past the pooler, for migrations, backups and notifications. Required with `DATABASE_POOLER=transaction`. `DATABASE_URL_DIRECT` belongs to `DATABASE_URL`, each other one to the store’s own address.',
} as const;

const readAddress = {
  ...database,
  unset: 'none: the store itself',
  description:
    'Address of a streaming replica, from which lists, exports and figures are read. `DATABASE_URL_READ` belongs to `DATABASE_URL`, each other one to the store’s own address.',
} as const;

/** Settings of the databases. */
export const data = {
  DATA_DIR: { ...text, default: 'data', description: 'Folder of the embedded databases. Only one process at a time may use it.' },
  TEMPLATE_DIR: {
    ...text,
    unset: '`{DATA_DIR}/.template`',
    description:
      'Folder of an empty embedded database. New ones are copied from it, which is faster than making one; it is created on the first start.',
  },
  DATABASE_URL: { ...database, description: 'PostgreSQL instead of the embedded databases: four schemas in one database.' },
  DATABASE_URL_IDENTITY: ownDatabase,
  DATABASE_URL_AP_SOUTHEAST_2: ownDatabase,
  DATABASE_URL_EU_WEST_1: ownDatabase,
  DATABASE_URL_US_EAST_1: ownDatabase,
  DATABASE_POOLER: {
    enum: ['session', 'transaction'],
    default: 'session',
    description:
      '`transaction` behind a pooler that gives each transaction another connection, as PgBouncer with `pool_mode = transaction`; `session` without a pooler, or behind one that keeps sessions.',
  },
  DATABASE_URL_DIRECT: directAddress,
  DATABASE_URL_IDENTITY_DIRECT: directAddress,
  DATABASE_URL_AP_SOUTHEAST_2_DIRECT: directAddress,
  DATABASE_URL_EU_WEST_1_DIRECT: directAddress,
  DATABASE_URL_US_EAST_1_DIRECT: directAddress,
  DATABASE_URL_READ: readAddress,
  DATABASE_URL_IDENTITY_READ: readAddress,
  DATABASE_URL_AP_SOUTHEAST_2_READ: readAddress,
  DATABASE_URL_EU_WEST_1_READ: readAddress,
  DATABASE_URL_US_EAST_1_READ: readAddress,
  DATABASE_REPLICA_LAG: {
    type: 'integer',
    minimum: 1,
    maximum: 300,
    default: 5,
    description: 'Seconds that a replica may be behind, 1 to 300. One that is further behind isn’t read until it has caught up.',
  },
  DATABASE_CONNECTIONS: {
    type: 'integer',
    minimum: 2,
    maximum: 200,
    default: 10,
    description: 'Connections per store, 2 to 200. The identity store has three more for callers who aren’t signed in.',
  },
  DEMO: {
    type: 'boolean',
    unset: '`on`; `off` once a database or `PLATFORM_URL` is set',
    description:
      'Demo data, demo accounts, `/dev/outbox` and introspection. With `off`, only the console’s own GraphQL documents are accepted.',
  },
  SECRET: {
    ...secret,
    unset: 'created once, kept in the identity store',
    description:
      'Key of keyed hashes and sealed secrets, 32 characters or more. In production, set it and keep it: without it sealed secrets can’t be opened any more.',
  },
  SECRET_PREVIOUS: {
    type: 'array',
    items: secret,
    commas: true,
    description:
      'Former values of `SECRET`, separated by commas: what was sealed or hashed under them is still read. [Change `SECRET`](operate/security.md#change-secret) says when they can go.',
  },
} as const;
