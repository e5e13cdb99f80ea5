import type { GraphQLResolveInfo } from 'graphql';
import { changesNothing, writeAudit } from './audit.ts';
import { relaySoon } from './auditRelay.ts';
import type { Access, Call } from './call.ts';
import { changing, committing } from './changing.ts';
import type { Within, Work } from './changing.ts';
import type { AuditDetail, OperationContext, PublicContext, RequestContext } from './context.ts';
import type { Region } from './regions.ts';
import type { ArgumentsOf, OperationName, ResultOf } from './contractTypes.ts';
import type { Database } from './database/stores.ts';
import type { StoreKind } from './database/migrate.ts';
import { forbidden, internal, unauthenticated } from './errors.ts';
import { inTurn, onceOf } from './idempotency.ts';
import { nothing, reach, reachEverywhere } from './policy/reach.ts';
import { fieldsAsked } from './selection.ts';
import { acceptForm } from './validation.ts';

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
  /** Can be previewed by a rollback: it writes nothing outside its transactions, and returns the rows it changed. @default false */
  tried?: boolean;
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

/** For a public handler with slow work, such as hashing: it holds a connection only within its own transactions. */
export interface OutsideContext extends PublicContext {
  within: Within;
  auditWithin: AuditWithin;
}

/** An operation of the contract with its body. */
export interface Operation {
  name: string;
  isPublic: boolean;
  options: OperationOptions;
  handler: (args: never, context: OperationContext) => Promise<unknown>;
}

/** Gives an operation of the contract its body: session, right, validation, transaction and audit entry are seen to around it. */
export function operation<Name extends OperationName, const Options extends OperationOptions>(
  name: Name,
  options: Options,
  handler: (args: ArgumentsOf<Name>, context: OperationContext & Given<Options>) => Promise<ResultOf<Name>>,
): Operation {
  // What it is given beyond the others' is there because its own options say so.
  const body: (args: never, context: never) => Promise<unknown> = handler;
  const made: Operation = { name, isPublic: false, options, handler: body as Operation['handler'] };
  bodies.set(name, made);
  return made;
}

const bodies = new Map<string, Operation>();

/** The body of an operation that needs a session. */
export const bodyOf = (name: string): Operation | undefined => bodies.get(name);

/** Gives a public operation its body; nobody need be signed in. */
export function publicOperation<Name extends OperationName, const Options extends OperationOptions>(
  name: Name,
  options: Options,
  handler: (
    args: ArgumentsOf<Name>,
    context: (Options extends { outside: true } ? OutsideContext : PublicContext) & Given<Options>,
  ) => Promise<ResultOf<Name>>,
): Operation {
  // Its options say that it gets more than other handlers.
  const body: (args: never, context: never) => Promise<unknown> = handler;
  return { name, isPublic: true, options, handler: body as Operation['handler'] };
}

/** Makes the resolver of an operation: the steps in their order. An operation of the contract without a body is asked for its right, too. */
export function resolver(name: string, access: Access, isMutation: boolean, body: Operation | undefined) {
  const answer = answering(name, access, isMutation, body);
  return async (_: unknown, args: Record<string, unknown>, call: Call, info: GraphQLResolveInfo): Promise<unknown> => {
    call.note(name);
    const needsBudget = access === 'public' || (body?.options.signedOut && !call.session);
    return needsBudget ? call.admit(name, args, call, () => answer(args, call, info)) : answer(args, call, info);
  };
}

function answering(name: string, access: Access, isMutation: boolean, body: Operation | undefined) {
  return async (args: Record<string, unknown>, call: Call, info: GraphQLResolveInfo): Promise<unknown> => {
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
    const whole = body.options.store === 'identity' ? await call.stores.identity() : await call.stores.region(call.region);
    const store = access === 'public' ? { ...whole, ...whole.forPublic } : whole;
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
        everywhere: () => (Array.isArray(access) && session ? reachEverywhere(session.statements, access) : nothing),
        asked: (path: string) => fieldsAsked(info, path),
        audit: (detail: AuditDetail) => void details.push(detail),
        ...(body.options.outside && { auditWithin, within: committing(store) }),
        forget: (id: string) => void call.forgotten.add(id),
      };
      // The session is there unless the operation is public, and then its handler was typed not to count on it.
      return body.handler(accepted as never, Object.assign(Object.create(call), own) as OperationContext);
    };
    if (!isMutation) return run(store.db);
    const audit = async (tx: Database) => {
      const isUnchanged = details.length > 0 ? details.every(changesNothing) : body.options.recordsChangesOnly;
      if (isRecorded || isUnchanged) return;
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
