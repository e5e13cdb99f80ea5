import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AuditOperation } from '../generated/types.ts';
import { isSecurity, onlyReasons } from '../domain/security.ts';
import { digestOf, sealOf } from './auditSeal.ts';
import type { AuditValue, Entry } from './auditSeal.ts';
import type { AuditDetail, RequestContext } from './context.ts';
import type { Region } from './regions.ts';
import { regions } from './regions.ts';
import { differs, isSame } from './database/differs.ts';
import type { Database } from './database/stores.ts';
import type { StoreKind } from './database/migrate.ts';
import { announce } from './live/announce.ts';
import type { Removed } from './live/announce.ts';
import type { AccessScope } from './policy/accessScope.ts';

/** Customer id of entries above customers, and without a session. */
export const noCustomer = '-';

export const systemActor = 'system';

export interface Audited {
  operation: string;
  args: Record<string, unknown>;
  details: readonly AuditDetail[];
  access: AccessScope;
  store: StoreKind;
  /** Operation that reads the settings that are changed. */
  settings?: string | undefined;
}

type Announced = Entry & { removed: Removed | undefined };

type Caller = Pick<RequestContext, 'session' | 'region' | 'now' | 'newId' | 'settings'> & {
  idempotencyKey?: string | undefined;
  request?: Pick<RequestContext['request'], 'ip' | 'userAgent'>;
};

/** Writes in the mutation's transaction (decisions §5 “audit”); returns the regions that must still receive entries. */
export async function writeAudit(tx: Database, audited: Audited, caller: Caller): Promise<Region[]> {
  const { details, args, operation, store, settings } = audited;
  const actorId = details.findLast((detail) => detail.actorId !== undefined)?.actorId ?? caller.session?.identityId;
  // Without an actor there is nothing to record; public calls must not fill the trail.
  if (actorId === undefined) return [];
  const [at, fields] = [caller.now(), paths(args)];
  const entries: Entry[] = [];
  const parts: AuditValue[] = [];
  const announced: Announced[] = [];
  for (const { owner, details: own, isCopy = false } of withCopy(byOwner(audited, caller), caller)) {
    const entryId = (isCopy ? undefined : own.find((detail) => detail.entryId)?.entryId) ?? caller.newId();
    const found = partsOf(own, owner.customerId, entryId);
    const subjects = found.map((part) => part.subjectId);
    const { region } = caller;
    const facts = { ...owner, id: entryId, at, operation, actorId, region, subjects, subjectCount: subjects.length, isCopy, fields };
    const digested = await Promise.all(found.map(async (part) => ({ ...part, digest: await digestOf(caller, part) })));
    const unsealed = { ...facts, ...securityFacts(operation, own, caller), seal: null };
    const entry = { ...unsealed, seal: await sealOf(caller, unsealed, digested) };
    entries.push(entry);
    parts.push(...digested);
    const unchanged = new Set(own.flatMap((detail) => (detail.leavesRows ? (detail.subjects ?? []) : [])));
    const removed = own.find((detail) => detail.removed)?.removed;
    announced.push({ ...entry, subjects: subjects.filter((id) => !unchanged.has(id)), removed });
  }
  await insertTrail(tx, entries, parts, { owners: ownersIn[store], position: store === 'identity' ? 0 : null });
  await announce(tx, announced, parts, { key: caller.idempotencyKey, settings });
  return store === 'identity' ? oweToRegions(tx, entries) : [];
}

/** Address and device of the caller, where an auditor asks for them. */
function securityFacts(
  operation: string,
  details: readonly AuditDetail[],
  { request }: Caller,
): Pick<Entry, 'address' | 'userAgent' | 'reason'> {
  const reason = details.find((detail) => detail.reason)?.reason ?? onlyReasons[operation as AuditOperation] ?? null;
  if (!isSecurity(operation)) return { address: null, userAgent: null, reason };
  const from = details.find((detail) => detail.from)?.from ?? { address: request?.ip ?? null, userAgent: request?.userAgent ?? null };
  return { address: from.address, userAgent: from.userAgent?.slice(0, 300) ?? null, reason };
}

/** @param position 0 for entries that are chained elsewhere */
export async function insertTrail(
  tx: Database,
  entries: readonly Entry[],
  parts: readonly AuditValue[],
  { owners, position = null }: { owners?: (customerIds: SQL) => SQL; position?: 0 | null } = {},
): Promise<void> {
  const customerIds = [...new Set(entries.map((entry) => entry.customerId))].map((id) => sql`${id}`);
  // Uncorrelated, so that a distributed database can read the owners on their own.
  const join = owners
    ? sql` left join (${owners(sql.join(customerIds, sql`, `))}) as owner(owned, organization) on owned = "customerId"`
    : sql``;
  await tx.execute(sql`
    insert into audit_entries (customer_id, id, at, operation, actor_id, organization_id, region, subjects, subject_count, is_copy, fields,
      address, user_agent, reason, seal, position)
    select "customerId", id, at, operation, "actorId", ${owners ? sql`coalesce(organization, "organizationId")` : sql`"organizationId"`}, region, subjects, "subjectCount", "isCopy", fields,
      address, "userAgent", reason, seal, ${position}::bigint
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry("customerId" text, id text, at timestamptz, operation text,
      "actorId" text, "organizationId" text, region text, subjects jsonb, "subjectCount" int, "isCopy" boolean, fields jsonb,
      address text, "userAgent" text, reason text, seal text)${join}
    on conflict do nothing`);
  if (parts.length === 0) return;
  await tx.execute(sql`
    insert into audit_values (customer_id, entry_id, subject_id, position, name, before, "values", digest)
    select "customerId", "entryId", "subjectId", position, name, before, "values", digest
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part("customerId" text, "entryId" text, "subjectId" text,
      position int, name text, before jsonb, "values" jsonb, digest text)
    on conflict do nothing`);
}

/** Organisations of customers by store, so that rights on either open their trail. */
const ownersIn: Record<StoreKind, (customerIds: SQL) => SQL> = {
  identity: (ids) => sql`select id, organization_id from customers where id in (${ids})`,
  region: (ids) => sql`select customer_id, organization_id from hierarchies where customer_id in (${ids}) and parent_id is null`,
};

/** Trails are read in the customer's region; entries without a customer, in all. */
async function oweToRegions(tx: Database, entries: readonly Entry[]): Promise<Region[]> {
  const owed = entries.filter((entry) => entry.customerId !== noCustomer || entry.subjects.length > 0);
  if (owed.length === 0) return [];
  const all = regions.map((region) => sql`(${region})`);
  const { rows } = await tx.execute<{ region: Region }>(sql`
    insert into audit_relays (customer_id, entry_id, region)
    select "customerId", entry.id, place.region
    from jsonb_to_recordset(${JSON.stringify(owed.map(({ customerId, id }) => ({ customerId, id })))}::jsonb) as entry("customerId" text, id text)
    join (select id, aws_region as region from customers
          union all select ${noCustomer}, name from (values ${sql.join(all, sql`, `)}) as each_region(name)) as place on place.id = "customerId"
    on conflict do nothing returning region`);
  return [...new Set(rows.map((row) => row.region))];
}

interface Owner {
  customerId: string;
  organizationId: string | null;
}

interface Owned {
  owner: Owner;
  details: readonly AuditDetail[];
  isCopy?: boolean;
}

/** Staff changes of customers and organisations also appear in the trail of the staff's own customer; no other trail names others. */
function withCopy(owned: Owned[], { session }: Caller): Owned[] {
  const above = ({ owner, details }: Owned) =>
    owner.customerId === noCustomer || details.some(({ subjects }) => subjects?.includes(owner.customerId));
  const copied = owned.filter(
    (each) => session?.userType === 'PROVIDER_STAFF' && each.owner.customerId !== session.customerId && above(each),
  );
  if (!session || copied.length === 0) return owned;
  const { customerId, organizationId } = session;
  return [...owned, { owner: { customerId, organizationId }, details: copied.flatMap(({ details }) => details), isCopy: true }];
}

function byOwner({ details, args, access }: Audited, { session, region }: Caller): Owned[] {
  const scope = scopeOf(args);
  const named =
    scope && (scope.customerId === session?.customerId || access.covers({ region, ...scope, customer: scope.customerId, path: [] }));
  const own: Owner = {
    customerId: (named ? scope.customerId : session?.customerId) ?? noCustomer,
    organizationId: (named ? scope.organization : session?.organizationId) ?? null,
  };
  const owners = new Map<string, { owner: Owner; details: AuditDetail[] }>();
  for (const detail of details) {
    if (detail.customerId === undefined && detail.organizationId === undefined) continue;
    const owner = { customerId: detail.customerId ?? own.customerId, organizationId: detail.organizationId ?? own.organizationId };
    const key = `${owner.customerId}/${owner.organizationId}`;
    const known = owners.get(key) ?? { owner, details: [] };
    known.details.push(detail);
    owners.set(key, known);
  }
  const [only, ...more] = owners.values();
  if (!only) return [{ owner: own, details }];
  // Details without an owner belong to the only one; with several owners each names its own.
  return more.length === 0 ? [{ owner: only.owner, details }] : [...owners.values()];
}

function scopeOf(args: Record<string, unknown>): { customerId: string; organization: string | null } | undefined {
  for (const place of [args, ...Object.values(args)]) {
    if (typeof place !== 'object' || place === null) continue;
    const { customerId, organizationId } = place as Record<string, unknown>;
    if (typeof customerId === 'string') return { customerId, organization: typeof organizationId === 'string' ? organizationId : null };
  }
  return undefined;
}

function partsOf(details: readonly AuditDetail[], customerId: string, entryId: string): AuditValue[] {
  const found = new Map<string, AuditValue>();
  const of = (subjectId: string): AuditValue => {
    const known = found.get(subjectId) ?? {
      customerId,
      entryId,
      subjectId,
      position: found.size,
      name: null,
      before: null,
      values: null,
      digest: null,
    };
    found.set(subjectId, known);
    return known;
  };
  for (const { subjects = [], values = {}, before = {}, names = {} } of details) {
    for (const id of subjects) of(id);
    for (const [id, value] of Object.entries(values)) of(id).values = { ...of(id).values, ...value };
    for (const [id, value] of Object.entries(before)) of(id).before = { ...of(id).before, ...value };
    for (const [id, name] of Object.entries(names)) of(id).name = name;
  }
  return [...found.values()].map((part) => ({ ...part, ...changedOnly(part) }));
}

export function changesNothing({ actorId, subjects, values, before }: AuditDetail): boolean {
  if (actorId !== undefined || !subjects) return false;
  if (subjects.length === 0) return true;
  return subjects.every((id) => before?.[id] && values?.[id] && !differs(before[id], values[id]));
}

function changedOnly({ before, values }: AuditValue): Pick<AuditValue, 'before' | 'values'> {
  if (!before || !values) return { before, values };
  const kept = Object.keys(values).filter((field) => !isSame(values[field], before[field]));
  const only = (from: Record<string, unknown>) => Object.fromEntries(kept.map((field) => [field, from[field]]));
  return { before: only(before), values: only(values) };
}

function paths(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Date) return at ? [at] : [];
  return Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : paths(inner, at ? `${at}.${key}` : key)));
}
