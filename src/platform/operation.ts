import type { GraphQLResolveInfo } from 'graphql';
import { changesNothing, writeAudit } from './audit.ts';
import { relaySoon } from './auditRelay.ts';
import type { Access, Call } from './call.ts';
import { isConfirmed } from './confirmed.ts';
import { changing, committing } from './changing.ts';
import type { Within, Work } from './changing.ts';
import { contextWith } from './context.ts';
import type { AuditDetail, OperationContext, PublicContext, RequestContext } from './context.ts';
import type { Region } from './regions.ts';
import type { ArgumentsOf, OperationName, ResultOf } from './contractTypes.ts';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { logFailure } from './database/outage.ts';
import type { TenantTable } from './database/scoped.ts';
import type { Database } from './database/stores.ts';
import type { StoreKind } from './database/migrate.ts';
import { forbidden, internal, unauthenticated } from './errors.ts';
import { fieldAccessOf, nothingHidden } from './fieldAccess.ts';
import type { FieldAccess } from './fieldAccess.ts';
import type { Session } from './http/session.ts';
import { sequentially, onceOf } from './idempotency.ts';
import { nothing, accessScope, accessEverywhere } from './policy/accessScope.ts';
import type { AccessScope } from './policy/accessScope.ts';
import { readerOf } from './reads.ts';
import { requestedFields } from './selection.ts';
import { acceptForm } from './validation.ts';

export interface OperationOptions {
  /** Id of the input's form: `org/createCustomer`. */
  form?: string;
  store?: StoreKind;
  /** Adds `context.identity`, an enclosing transaction; this lock order is fixed, since embedded databases have one connection. */
  alsoIdentity?: boolean;
  /** Runs outside a transaction (long reads, work that spans both stores); audited afterwards, unless `auditWithin` is called. */
  outside?: boolean;
  /** Prefetches from other stores before the transaction, as `context.prefetched`: a transaction must not wait for another store. */
  prefetch?: (args: never, context: PrefetchContext) => Promise<unknown>;
  /** Runs after the commit, for what another store remembers of it; a failure is only logged. */
  afterwards?: (context: PrefetchContext) => Promise<void>;
  /** Reads rows for people to look at: from a replica that has them, where there is one. */
  replica?: boolean;
  /** Table whose rows it reads without being a list, for those who watch them. */
  rows?: WatchedRows;
  /** Operation that reads the settings that it changes, for those who have their page open. */
  settings?: OperationName;
  /** Audits only calls with details: those without a change leave no entry. @default false */
  recordsChangesOnly?: boolean;
  /** Offers a preview: `CommonPreviewAction` runs the handler and rolls it back. */
  tried?: boolean;
  /** API keys may not do it: it is about the caller's own account, or makes keys. @default false */
  peopleOnly?: boolean;
  /** Refused unless the person signed in, or proved to be there, within the last half hour. @default false */
  confirmed?: boolean;
  /** Rights whose parts its handler leaves out itself, by `context.hidden`: the contract can't mark values of a map. */
  fieldRights?: readonly string[];
  /** Fields of the answer that no idempotency key stores: a repeated call is answered without them. */
  unstored?: readonly string[];
  /** Also runs without a session, which the handler then finds missing; such calls count against the public budget. */
  signedOut?: boolean;
}

export interface WatchedRows {
  table: TenantTable;
  id: PgColumn;
  store?: StoreKind;
}

/** For handlers that also write to the region's store: open it before the transaction, since opening may need the same store. */
export const alsoRegion = { prefetch: (_: unknown, { stores, region }: PrefetchContext) => stores.region(region) };

export type PrefetchContext = RequestContext & Pick<OperationContext, 'session' | 'access'>;

type ContextOf<Options> = (Options extends { alsoIdentity: true } ? { identity: Database } : unknown) &
  (Options extends { outside: true } ? Pick<OutsideContext, 'within' | 'auditWithin'> : unknown) &
  (Options extends { prefetch: (...args: never[]) => Promise<infer Facts> } ? { prefetched: Facts } : unknown);

export type AuditWithin = (tx: Database, detail: AuditDetail) => Promise<void>;

export interface OutsideContext extends PublicContext {
  within: Within;
  auditWithin: AuditWithin;
}

/** Values of a handler's context that depend on the operation's options. */
export interface OptionalContext extends Pick<OutsideContext, 'within' | 'auditWithin'> {
  identity: Database;
  prefetched: unknown;
}

type OwnContext = Omit<OperationContext, keyof RequestContext> & Pick<RequestContext, 'forget'> & Partial<OptionalContext>;

export interface Operation {
  name: string;
  isPublic: boolean;
  options: OperationOptions;
  handler: (args: never, context: OperationContext) => Promise<unknown>;
}

export function operation<Name extends OperationName, const Options extends OperationOptions>(
  name: Name,
  options: Options,
  handler: (args: ArgumentsOf<Name>, context: OperationContext & ContextOf<Options>) => Promise<ResultOf<Name>>,
): Operation {
  const body: (args: never, context: never) => Promise<unknown> = handler;
  const registered: Operation = { name, isPublic: false, options, handler: body as Operation['handler'] };
  bodies.set(name, registered);
  return registered;
}

const bodies = new Map<string, Operation>();

export const allBodies = (): Iterable<Operation> => bodies.values();

export const bodyOf = (name: string): Operation | undefined => bodies.get(name);

export function publicOperation<Name extends OperationName, const Options extends OperationOptions>(
  name: Name,
  options: Options,
  handler: (
    args: ArgumentsOf<Name>,
    context: (Options extends { outside: true } ? OutsideContext : PublicContext) & ContextOf<Options>,
  ) => Promise<ResultOf<Name>>,
): Operation {
  const body: (args: never, context: never) => Promise<unknown> = handler;
  return { name, isPublic: true, options, handler: body as Operation['handler'] };
}

/** Runs a mutation for a caller of another protocol, with the rights, form, audit and announcements of a call over GraphQL. */
export function runMutation<Name extends OperationName>(
  name: Name,
  access: Access,
  args: ArgumentsOf<Name>,
  call: Omit<Call, 'idempotencyKey'>,
): Promise<ResultOf<Name>> {
  const info = { fieldNodes: [] } as unknown as GraphQLResolveInfo;
  return answering(name, access, true, bodies.get(name))(args as Record<string, unknown>, call, info) as Promise<ResultOf<Name>>;
}

/** Notes for the resolvers of fields which of them are hidden from the answer. */
async function visibleTo(
  call: Call,
  access: AccessScope,
  {
    name,
    args,
    info,
    more,
  }: { name: string; args: Record<string, unknown>; info: GraphQLResolveInfo; more: readonly string[] | undefined },
): Promise<FieldAccess> {
  const { session } = call;
  const field = info.parentType?.getFields()[name];
  if (!session || !field || access.empty) return { access, hidden: nothingHidden };
  const found = await fieldAccessOf(contextWith(call as Call & { session: Session }, {}), access, { field, args, info, more });
  if (found.hidden.size > 0) call.hiddenFields.set(info.path.key, found.hidden);
  return found;
}

/** Without a body, the resolver still checks the right. */
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
    if (session?.apiKey && (!Array.isArray(access) || body?.options.peopleOnly)) throw forbidden('PEOPLE_ONLY');
    if (access !== 'public' && !session && !body?.options.signedOut) throw unauthenticated();
    if (Array.isArray(access) && session?.mustAddFactor) throw forbidden('ADD_FACTOR');
    const whole = Array.isArray(access) && session ? accessScope(session.statements, access, call.region) : nothing;
    if (Array.isArray(access) && whole.empty) throw forbidden();
    if (Array.isArray(access) && session) await call.used(session, access);
    if (!body) throw internal();
    if (body.options.confirmed && session && !isConfirmed(session, call.now())) throw forbidden('IDENTITY_UNCONFIRMED');
    const { access: rights, hidden } = await visibleTo(call, whole, { name, args, info, more: body.options.fieldRights });
    const once =
      isMutation && access !== 'public'
        ? await onceOf(name, args, call, { type: info.returnType, unstored: body.options.unstored })
        : undefined;
    const accepted = body.options.form ? acceptForm(body.options.form, args) : args;
    const prefetchContext = contextWith(call as Call & PrefetchContext, { access: rights });
    const prefetched = body.options.prefetch && (await body.options.prefetch(accepted as never, prefetchContext));
    const fullStore = body.options.store === 'identity' ? await call.stores.identity() : await call.stores.region(call.region);
    const store = access === 'public' ? { ...fullStore, ...fullStore.forPublic } : fullStore;
    const details: AuditDetail[] = [];
    const pendingRelays: Region[] = [];
    const audited = { operation: name, args: accepted, details, access: rights, store: store.kind, settings: body.options.settings };
    let isRecorded = false;
    const auditWithin: AuditWithin = async (tx, detail) => {
      isRecorded = true;
      pendingRelays.push(...(await writeAudit(tx, { ...audited, details: [detail] }, call)));
    };
    const run = async (tx: Database, identity?: Database): Promise<unknown> => {
      const ownContext: OwnContext = {
        tx,
        ...(identity && { identity }),
        ...(prefetched !== undefined && { prefetched }),
        access: rights,
        hidden,
        everywhere: () => (Array.isArray(access) && session ? accessEverywhere(session.statements, access) : nothing),
        requestedFields: (path) => requestedFields(info, path),
        audit: (detail) => void details.push(detail),
        ...(body.options.outside && { auditWithin, within: committing(store) }),
        forget: (id) => void call.forgotten.add(id),
      };
      // Only public operations lack a session, and their handlers are typed for that.
      return body.handler(accepted as never, contextWith(call as Call & OperationContext, ownContext));
    };
    if (!isMutation) return run((body.options.replica ? readerOf(store, call) : store).db);
    call.wrote?.();
    const audit = async (tx: Database) => {
      const isUnchanged = details.length > 0 ? details.every(changesNothing) : body.options.recordsChangesOnly;
      if (isRecorded || isUnchanged) return;
      pendingRelays.push(...(await writeAudit(tx, audited, call)));
    };
    const work: Work = { run, outside: body.options.outside === true, once, audit };
    const joined = body.options.alsoIdentity ? await call.stores.identity() : undefined;
    const answer = await sequentially(store, once, () =>
      joined ? joined.transaction((identity) => changing(store, { ...work, run: (tx) => run(tx, identity) })) : changing(store, work),
    );
    await body.options
      .afterwards?.(prefetchContext)
      .catch((error: unknown) => logFailure(call.log, error, { message: 'work after a commit failed', operation: name }));
    // A sign-in does not wait for the relay, or its timing would reveal an account.
    const relayed = relaySoon(call, pendingRelays);
    if (access !== 'public') await relayed;
    return answer;
  };
}
