import type { InferSelectModel } from 'drizzle-orm';
import type { auditEntries, auditValues } from './database/tables/records.ts';
import { keyedHash, underEach } from './services/auth/secret.ts';
import type { Keyed } from './services/auth/secret.ts';

// Keyed hashes of audit entries: who has the database alone can't write, change or remove an entry unnoticed.

export type Entry = Omit<InferSelectModel<typeof auditEntries>, 'at' | 'position' | 'link'> & { at: Date | string };
export type AuditValue = Omit<InferSelectModel<typeof auditValues>, 'searchText'>;

const sealed = (context: Keyed, purpose: string, facts: unknown): Promise<string> =>
  keyedHash(context, purpose, canonical(facts)).then((hash) => hash.toString('base64url'));

/** Made under any known secret: what was written before the secret was changed still verifies. */
export async function isMade(context: Keyed, made: string | null, make: (keyed: Keyed) => Promise<string>): Promise<boolean> {
  for (const keyed of underEach(context)) if (made === (await make(keyed))) return true;
  return false;
}

/** JSON whose text is the same before it is stored and after: `jsonb` sorts keys by its own order. */
export const canonical = (value: unknown): string => JSON.stringify(sorted(plain(value)));

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

export const digestOf = (context: Keyed, { customerId, entryId, subjectId, name, before, values }: AuditValue): Promise<string> =>
  sealed(context, 'audit values', [customerId, entryId, subjectId, name, before, values]);

/** Covers names of changed fields, which a purge leaves, and digests of their values, which it empties. */
export function sealOf(context: Keyed, entry: Entry, parts: readonly AuditValue[]): Promise<string> {
  const { customerId, id, at, operation, actorId, region, subjects, subjectCount, isCopy, fields, address, userAgent, reason } = entry;
  const own = parts
    .toSorted((one, other) => one.position - other.position)
    .map(({ subjectId, before, values, digest }) => [subjectId, namesOf(before), namesOf(values), digest]);
  const facts = [customerId, id, new Date(at), operation, actorId, region, subjects, subjectCount, isCopy, fields];
  return sealed(context, 'audit entry', [...facts, address, userAgent, reason, own]);
}

const namesOf = (part: AuditValue['before']): string[] => Object.keys((plain(part) as object | null) ?? {}).toSorted();

interface Linked {
  previous: string;
  position: number;
  seal: string | null;
  organizationId: string | null;
}

export const linkOf = (context: Keyed, { previous, position, seal, organizationId }: Linked): Promise<string> =>
  sealed(context, 'audit link', [previous, position, seal, organizationId]);

interface Head {
  customerId: string;
  region: string;
  position: number;
  hash: string;
  checkpointPosition: number;
  checkpointHash: string;
  since: Date;
}

export const isSignedHead = (context: Keyed, head: Head & { signature: string }): Promise<boolean> =>
  isMade(context, head.signature, (keyed) => signatureOf(keyed, head));

export function signatureOf(context: Keyed, head: Head): Promise<string> {
  const { customerId, region, position, hash, checkpointPosition, checkpointHash, since } = head;
  return sealed(context, 'audit head', [customerId, region, position, hash, checkpointPosition, checkpointHash, since]);
}
