import type { GraphQLResolveInfo } from 'graphql';
import { writeAudit } from './audit.ts';
import { relaySoon } from './auditRelay.ts';
import type { AuditDetail, OperationContext, PublicContext, Region, RequestContext } from './context.ts';
import type { ArgumentsOf, OperationName, ResultOf } from './contractTypes.ts';
import { sqlState } from './database/sqlState.ts';
import type { Database, Store, StoreKind } from './database/stores.ts';
import { conflict, forbidden, internal, isAfterCommit, pauseOf, unauthenticated } from './errors.ts';
import type { Session } from './http/session.ts';
import { dropKey, inTurn, keepAnswer, onceOf, takeKey, underWay } from './idempotency.ts';
import type { Once } from './idempotency.ts';
import { nothing, reach } from './policy/reach.ts';
import { fieldsAsked } from './selection.ts';
import { acceptForm } from './validation.ts';

/** The right that an operation needs, as the contract's directives say. */
export type Access = readonly string[] | 'session' | 'public';

export interface OperationOptions {
  /** The form that the input must pass, by its id: `org/createCustomer`. */
  form?: string;
  /** The store whose transaction the handler is given. @default 'region' */
  store?: StoreKind;
  /**
   * The handler also looks into the identity store, by `context.identity`: a transaction that is begun before its own and ends after it, since
   * with the embedded databases' one connection each the stores must always be taken in this order. @default false
   */
  alsoIdentity?: boolean;
  /**
   * The handler is given no transaction, since it only prepares something, reads at length, or asks both stores; the audit entry has one of its
   * own, after it, unless the handler writes it by `context.auditWithin` in one that it begins. @default false
   */
  outside?: boolean;
  /**
   * Reads ahead of the transaction what the handler needs of other stores, which it is given as `context.ahead`: with the embedded databases'
   * one connection each, whoever is in one store's transaction must not wait for another's. It refuses nothing: that is the handler's part.
   */
  ahead?: (args: never, context: AheadContext) => Promise<unknown>;
  /** Recorded only where the handler noted something: a call that found all as it was to be leaves no entry. @default false */
  recordsChangesOnly?: boolean;
  /** Answered also where the session has ended, because it is what says so or renews it. @default false */
  signedOut?: boolean;
}

/** For a handler that also writes to the region's store: opened ahead of the transaction, since opening may need the store that it is in. */
export const alsoRegion = { ahead: (_: unknown, { stores, region }: AheadContext) => stores.region(region) };

/** What is known before the transaction: who asks, where, and what they reach. */
export type AheadContext = RequestContext & Pick<OperationContext, 'session' | 'reach'>;

/** What a handler is given for an option of its operation. */
type Given<Options> = (Options extends { alsoIdentity: true } ? { identity: Database } : unknown) &
  (Options extends { outside: true } ? { auditWithin: AuditWithin } : unknown) &
  (Options extends { ahead: (...args: never[]) => Promise<infer Facts> } ? { ahead: Facts } : unknown);

/** Writes the audit entry in a transaction of the handler's, so that what it does and that it is recorded stand or fall together. */
export type AuditWithin = (tx: Database, detail: AuditDetail) => Promise<void>;

/** An operation of the contract with its body. */
export interface Operation {
  name: string;
  isPublic: boolean;
  options: OperationOptions;
  handler: (args: never, context: OperationContext) => Promise<unknown>;
}

/** What the resolver of an operation is given besides the request's context: what the door found out about the call. */
export interface Call extends RequestContext {
  /** A session cookie came along, but not the anti-forgery token that belongs to it. */
  forged: boolean;
  /** Notes that the session was used for an operation that needs a right. */
  used: (session: Session) => Promise<void>;
  /** Notes what was called, for the log and the metrics. */
  note: (operation: string) => void;
  /** The request's Idempotency-Key: a mutation of a session is done once for each. */
  idempotencyKey?: string | undefined;
  /** Identities whose sessions and rights are to be read anew once the operation is committed. */
  forgotten: Set<string>;
}

/** Gives an operation of the contract its body: session, right, validation, transaction and audit entry are seen to around it. */
export function operation<Name extends OperationName, const Options extends OperationOptions>(
  name: Name,
  options: Options,
  handler: (args: ArgumentsOf<Name>, context: OperationContext & Given<Options>) => Promise<ResultOf<Name>>,
): Operation {
  // What it is given beyond the others' is there because its own options say so.
  const body: (args: never, context: never) => Promise<unknown> = handler;
  return { name, isPublic: false, options, handler: body as Operation['handler'] };
}

/** Gives a public operation its body; nobody need be signed in. */
export function publicOperation<Name extends OperationName>(
  name: Name,
  options: OperationOptions,
  handler: (args: ArgumentsOf<Name>, context: PublicContext) => Promise<ResultOf<Name>>,
): Operation {
  return { name, isPublic: true, options, handler };
}

/** Makes the resolver of an operation: the steps in their order. An operation of the contract without a body is asked for its right, too. */
export function resolver(name: string, access: Access, isMutation: boolean, body: Operation | undefined) {
  return async (_: unknown, args: Record<string, unknown>, call: Call, info: GraphQLResolveInfo): Promise<unknown> => {
    call.note(name);
    if (access !== 'public' && call.forged) throw forbidden('CSRF');
    const { session } = call;
    if (access !== 'public' && !session && !body?.options.signedOut) throw unauthenticated();
    const rights = Array.isArray(access) && session ? reach(session.statements, access, call.region) : nothing;
    if (Array.isArray(access) && rights.empty) throw forbidden();
    if (Array.isArray(access) && session) await call.used(session);
    if (!body) throw internal();
    const once = isMutation && access !== 'public' ? await onceOf(name, args, call, info.returnType) : undefined;
    const accepted = body.options.form ? acceptForm(body.options.form, args) : args;
    const seen = Object.assign(Object.create(call), { reach: rights }) as AheadContext;
    const ahead = body.options.ahead && (await body.options.ahead(accepted as never, seen));
    const store = body.options.store === 'identity' ? await call.stores.identity() : await call.stores.region(call.region);
    const details: AuditDetail[] = [];
    const owing: Region[] = [];
    const audited = { operation: name, args: accepted, details, reach: rights, store: store.kind };
    let isRecorded = false;
    const auditWithin: AuditWithin = async (tx, detail) => {
      isRecorded = true;
      owing.push(...(await writeAudit(tx, { ...audited, details: [detail] }, call)));
    };
    const run = async (tx: Database, identity?: Database): Promise<unknown> => {
      const own = {
        tx,
        ...(identity && { identity }),
        ...(ahead !== undefined && { ahead }),
        reach: rights,
        asked: (path: string) => fieldsAsked(info, path),
        audit: (detail: AuditDetail) => void details.push(detail),
        ...(body.options.outside && { auditWithin }),
        forget: (id: string) => void call.forgotten.add(id),
      };
      // The session is there unless the operation is public, and then its handler was typed not to count on it.
      return body.handler(accepted as never, Object.assign(Object.create(call), own) as OperationContext);
    };
    if (!isMutation) return run(store.db);
    const audit = async (tx: Database) => {
      if (isRecorded || (body.options.recordsChangesOnly && details.length === 0)) return;
      owing.push(...(await writeAudit(tx, audited, call)));
    };
    const work: Work = { run, outside: body.options.outside === true, once, audit };
    const beside = body.options.alsoIdentity ? await call.stores.identity() : undefined;
    const answer = await inTurn(store, once, () =>
      beside ? beside.transaction((identity) => changing(store, { ...work, run: (tx) => run(tx, identity) })) : changing(store, work),
    );
    // Who signs in does not wait for their entry to arrive, nor could they measure whether there is one.
    const relayed = relaySoon(call, owing);
    if (access !== 'public') await relayed;
    return answer;
  };
}

interface Work {
  run: (tx: Database) => Promise<unknown>;
  audit: (tx: Database) => Promise<void>;
  outside: boolean;
  /** The key that it came with: its answer is kept with what it did, or given again. */
  once: Once | undefined;
}

/** Runs a mutation and its audit entry in one transaction. An error marked `afterCommit` is thrown once what was written is kept. */
async function changing(store: Store, work: Work): Promise<unknown> {
  if (work.outside) return changingOutside(store, work);
  const { run, audit, once } = work;
  const answer = await store
    .transaction(async (tx) => {
      const known = once && (await takeKey(tx, once, store.embedded));
      if (known) return known;
      try {
        const result = await run(tx);
        await audit(tx);
        if (once) await keepAnswer(tx, once, result);
        return { result };
      } catch (error) {
        if (!isAfterCommit(error)) throw error;
        if (once) await dropKey(tx, once);
        // A refusal changes nothing that is on record; and wrong passwords by the thousand must not fill the trail.
        return { error };
      }
    })
    .catch((error: unknown) => {
      throw asConflict(error) ?? error;
    });
  if ('error' in answer) {
    await pauseOf(answer.error);
    throw answer.error;
  }
  return answer.result;
}

/** Work that is in no transaction: its key is taken before it, by a transaction of its own, and given back should it fail. */
async function changingOutside(store: Store, { run, audit, once }: Work): Promise<unknown> {
  const known = once && (await store.transaction((tx) => takeKey(tx, once, store.embedded)));
  if (known) return known.result;
  try {
    const result = await run(store.db);
    await store.transaction(async (tx) => {
      await audit(tx);
      if (once) await keepAnswer(tx, once, result);
    });
    return result;
  } catch (error) {
    if (once) await dropKey(store.db, once).catch(() => undefined);
    throw asConflict(error) ?? error;
  }
}

/** Two calls that stood in each other's way: the database refused one, which may simply be tried again. */
function asConflict(error: unknown): Error | undefined {
  if (sqlState(error) === '55P03') return underWay();
  return ['23505', '40001', '40P01'].includes(sqlState(error) ?? '')
    ? conflict('Somebody else changed this at the same moment. Please try again.', { reason: 'CONCURRENT_CHANGE' })
    : undefined;
}
