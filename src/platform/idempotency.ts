import { createHash, createHmac } from 'node:crypto';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { getNullableType, isListType, isObjectType } from 'graphql';
import type { GraphQLOutputType } from 'graphql';
import type { Database, Store } from './database/stores.ts';
import { idempotencyKeys } from './database/tables/records.ts';
import { badInput, conflict } from './errors.ts';
import type { Call } from './call.ts';

/** A call that is done once however often it is sent: whose it is, and what it asks for. */
export interface Once {
  actorId: string;
  operation: string;
  keyHash: string;
  argumentsHash: string;
  /** The type of its answer: nothing that the contract does not show is kept. */
  type: GraphQLOutputType;
  now: Date;
}

/** How long the same key is given the same answer. */
export const keyLifetime = 24 * 3_600_000;
/** Work without a transaction that has not ended after so long was lost with its process. */
const patience = 5 * 60_000;

/** What makes two calls of a session one; undefined where the client sent no key. Whoever is signed out has none. */
export async function onceOf(
  operation: string,
  args: Record<string, unknown>,
  call: Call,
  type: GraphQLOutputType,
): Promise<Once | undefined> {
  const { idempotencyKey: key, session } = call;
  if (key === undefined || !session) return undefined;
  if (!/^[\w-]{16,128}$/.test(key)) {
    const message = 'An Idempotency-Key has 16 to 128 letters, digits, hyphens and underscores.';
    throw badInput({}, { message, reason: 'INVALID_IDEMPOTENCY_KEY' });
  }
  // The secret is known once the identity store is open.
  await call.stores.identity();
  // The same arguments mean something else in another region; what they hold must not be guessed from their hash.
  const argumentsHash = createHmac('sha256', call.settings.secret ?? '').update(JSON.stringify([call.region, inOrder(args)]));
  return {
    actorId: session.identityId,
    operation,
    keyHash: createHash('sha256').update(key).digest('base64url'),
    argumentsHash: argumentsHash.digest('base64url'),
    type,
    now: call.now(),
  };
}

/**
 * Takes the key for the transaction that it is called in: whoever comes with the same one waits until that ends. Answers what was answered
 * before, if it was; refuses a key that belongs to another call.
 */
export async function takeKey(tx: Database, once: Once, embedded: boolean): Promise<{ result: unknown } | undefined> {
  const { type: _, now, ...key } = once;
  const before = (milliseconds: number) => lte(idempotencyKeys.createdAt, new Date(now.getTime() - milliseconds));
  // The embedded database has one connection: nobody waits in it.
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
  if (known && known.argumentsHash !== key.argumentsHash) {
    const message = 'This Idempotency-Key was sent with other values before. Please send a new one.';
    throw badInput({}, { message, reason: 'IDEMPOTENCY_KEY_REUSED' });
  }
  if (!known?.answer) throw underWay();
  return known.answer as { result: unknown };
}

/** Keeps the answer for whoever sends the same key again. */
export async function keepAnswer(tx: Database, once: Once, result: unknown): Promise<void> {
  const answer = { result: shown(once.type, result) ?? null };
  await tx.update(idempotencyKeys).set({ answer }).where(where(once));
}

/** An error is not kept: the same key may be tried again. */
export async function dropKey(db: Database, once: Once): Promise<void> {
  await db.delete(idempotencyKeys).where(where(once));
}

/** The same is being done at this moment, and takes longer than one waits for it. */
export const underWay = () => conflict('This is being done already. Please try again in a moment.', { reason: 'IN_PROGRESS' });

const running = new WeakMap<Store, Map<string, Promise<unknown>>>();

/** Calls of this process with the same key come one after the other, and wait outside the database, where they hold no connection. */
export async function inTurn<Result>(store: Store, once: Once | undefined, work: () => Promise<Result>): Promise<Result> {
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

/** The value with its objects' keys in one order: clients may write them in any. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, each]) => [name, inOrder(each)]);
}

/** What the contract shows of an answer: a row's other columns, a password's hash for one, are not kept. */
function shown(type: GraphQLOutputType, value: unknown): unknown {
  const known = getNullableType(type);
  if (isListType(known)) return Array.isArray(value) ? value.map((each) => shown(known.ofType, each)) : value;
  if (!isObjectType(known) || typeof value !== 'object' || value === null) return value;
  const fields = Object.values(known.getFields()).filter(({ name }) => name in value);
  return Object.fromEntries(fields.map(({ name, type: inner }) => [name, shown(inner, (value as Record<string, unknown>)[name])]));
}
