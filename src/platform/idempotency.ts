import { createHash, createHmac } from 'node:crypto';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { getNullableType, isListType, isObjectType } from 'graphql';
import type { GraphQLOutputType } from 'graphql';
import { secretsOf } from './database/sealed.ts';
import type { Database, Store } from './database/stores.ts';
import { idempotencyKeys } from './database/tables/records.ts';
import { badInput, conflict } from './errors.ts';
import type { Call } from './call.ts';

export interface Once {
  actorId: string;
  operation: string;
  keyHash: string;
  argumentsHash: string;
  /** The same under former secrets. */
  formerHashes: readonly string[];
  /** Return type; other fields are not stored. */
  type: GraphQLOutputType;
  unstored: readonly string[];
  now: Date;
}

export const keyLifetime = 24 * 3_600_000;
const patience = 5 * 60_000;

export async function onceOf(
  operation: string,
  args: Record<string, unknown>,
  call: Call,
  { type, unstored = [] }: { type: GraphQLOutputType; unstored?: readonly string[] | undefined },
): Promise<Once | undefined> {
  const { idempotencyKey: key, session } = call;
  if (key === undefined || !session) return undefined;
  if (!/^[\w-]{16,128}$/.test(key)) {
    const message = 'An Idempotency-Key must have 16 to 128 letters, digits, hyphens or underscores.';
    throw badInput({}, { message, reason: 'INVALID_IDEMPOTENCY_KEY' });
  }
  // Opening the identity store loads the secret.
  await call.stores.identity();
  // Include the region; use a keyed hash, so that arguments cannot be guessed.
  const text = JSON.stringify([call.region, inOrder(args)]);
  const [argumentsHash = '', ...formerHashes] = secretsOf(call.settings).map((secret) =>
    createHmac('sha256', secret).update(text).digest('base64url'),
  );
  return {
    actorId: session.identityId,
    operation,
    keyHash: createHash('sha256').update(key).digest('base64url'),
    argumentsHash,
    formerHashes,
    type,
    unstored,
    now: call.now(),
  };
}

/** Concurrent calls with the same key wait. Returns the stored response; refuses a key used with other arguments. */
export async function takeKey(tx: Database, once: Once, embedded: boolean): Promise<{ result: unknown } | undefined> {
  const { type: _, unstored: __, formerHashes, now, ...key } = once;
  const before = (milliseconds: number) => lte(idempotencyKeys.createdAt, new Date(now.getTime() - milliseconds));
  // The embedded database has one connection: nobody can wait in it.
  if (!embedded) await tx.execute(sql`set local lock_timeout = '10s'`);
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ ...key, answer: null, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.actorId, idempotencyKeys.operation, idempotencyKeys.keyHash],
      set: { argumentsHash: key.argumentsHash, answer: null, createdAt: now },
      setWhere: or(before(keyLifetime), and(isNull(idempotencyKeys.answer), before(patience))),
    })
    .returning({ actorId: idempotencyKeys.actorId });
  if (!embedded) await tx.execute(sql`set local lock_timeout to default`);
  if (taken.length > 0) return undefined;
  const [known] = await tx.select().from(idempotencyKeys).where(where(once));
  if (known && ![key.argumentsHash, ...formerHashes].includes(known.argumentsHash)) {
    const message = 'This Idempotency-Key was used with other values. Please send a new one.';
    throw badInput({}, { message, reason: 'IDEMPOTENCY_KEY_REUSED' });
  }
  if (!known?.answer) throw inProgress();
  return known.answer as { result: unknown };
}

export async function keepAnswer(tx: Database, once: Once, result: unknown): Promise<void> {
  const answer = { result: without(once.unstored, shown(once.type, result)) ?? null };
  await tx.update(idempotencyKeys).set({ answer }).where(where(once));
}

export async function dropKey(db: Database, once: Once): Promise<void> {
  await db.delete(idempotencyKeys).where(where(once));
}

export const inProgress = () => conflict('This is already in progress. Please try again in a moment.', { reason: 'IN_PROGRESS' });

const running = new WeakMap<Store, Map<string, Promise<unknown>>>();

/** Calls with the same key run one after the other in this process. */
export async function sequentially<Result>(store: Store, once: Once | undefined, work: () => Promise<Result>): Promise<Result> {
  if (!once) return work();
  const own = running.get(store) ?? new Map<string, Promise<unknown>>();
  running.set(store, own);
  const id = [once.actorId, once.operation, once.keyHash].join(' ');
  while (own.has(id)) await own.get(id);
  const mine = work();
  own.set(
    id,
    mine.catch(() => undefined),
  );
  try {
    return await mine;
  } finally {
    own.delete(id);
  }
}

const where = ({ actorId, operation, keyHash }: Once) =>
  and(eq(idempotencyKeys.actorId, actorId), eq(idempotencyKeys.operation, operation), eq(idempotencyKeys.keyHash, keyHash));

function without(fields: readonly string[], value: unknown): unknown {
  if (fields.length === 0 || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !fields.includes(name)));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, each]) => [name, inOrder(each)]);
}

/** Keeps the fields of the contract: a row may hold more, such as a password hash. */
function shown(type: GraphQLOutputType, value: unknown): unknown {
  const known = getNullableType(type);
  if (isListType(known)) return Array.isArray(value) ? value.map((each) => shown(known.ofType, each)) : value;
  if (!isObjectType(known) || typeof value !== 'object' || value === null) return value;
  const fields = Object.values(known.getFields()).filter(({ name }) => name in value);
  return Object.fromEntries(fields.map(({ name, type: inner }) => [name, shown(inner, (value as Record<string, unknown>)[name])]));
}
