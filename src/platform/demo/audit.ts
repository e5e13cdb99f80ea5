import { insertTrail } from '../audit.ts';
import type { AuditValue, Entry } from '../auditSeal.ts';
import type { Region } from '../regions.ts';
import type { Database } from '../database/stores.ts';
import { idOf } from './deterministic.ts';

interface Person {
  id: string;
  customerId: string;
  organizationId: string;
  userType: string;
  firstName: string;
  lastName: string;
  email: string;
  createdAt: Date;
  archivedAt: Date | null;
}

const most = 40;

/** Sealed when they are chained, like entries of before the chain. */
const unsealed = { address: null, userAgent: null, reason: null, seal: null };

export async function seedAudit(tx: Database, people: readonly Person[], region: Region): Promise<void> {
  const customers = new Map<string, Person[]>();
  for (const person of people) customers.set(person.customerId, [...(customers.get(person.customerId) ?? []), person]);
  const entries: Entry[] = [];
  const parts: AuditValue[] = [];
  for (const [customerId, own] of customers) {
    const actor =
      own.find(({ userType, archivedAt }) => userType === 'CUSTOMER_ADMIN' && !archivedAt) ?? own.find((each) => !each.archivedAt);
    if (!actor) continue;
    const add = (person: Person, operation: string, at: Date, change: Pick<AuditValue, 'before' | 'values'>, fields: string[]) => {
      const { id: subjectId, organizationId, firstName, lastName } = person;
      const id = idOf('audit', operation, subjectId);
      const row = { customerId, id, at, operation, actorId: actor.id, organizationId, region, isCopy: false, ...unsealed };
      entries.push({ ...row, subjects: [subjectId], subjectCount: 1, fields });
      parts.push({ customerId, entryId: id, subjectId, position: 0, name: `${firstName} ${lastName}`, digest: null, ...change });
    };
    for (const person of own.filter((each) => each !== actor).slice(0, most)) {
      const { firstName, lastName, email, createdAt, archivedAt } = person;
      const made = { before: null, values: { firstName, lastName, email } };
      add(person, 'ORGCreateEndUser', createdAt, made, ['user.firstName', 'user.lastName', 'user.email']);
      if (!archivedAt) continue;
      const change = { before: { archivedAt: null }, values: { archivedAt: archivedAt.toISOString() } };
      add(person, 'ORGArchiveUsers', archivedAt, change, ['filter.userIds']);
    }
  }
  await insertTrail(tx, entries, parts);
}
