import type { Database } from '../database/stores.ts';
import type { Statement } from '../policy/statement.ts';
import { policyVersions } from '../services/policies/table.ts';
import { insertAll } from './bulk.ts';
import { idOf } from './deterministic.ts';
import type { DemoPeople } from './people.ts';

/** Rights that earlier versions of a role's policy lacked, newest first. */
const later: readonly (readonly string[])[] = [['apps:viewScores'], ['common:export', 'apps:archiveVacancy', 'apps:restoreVacancy']];

interface Versioned {
  id: string;
  customerId: string;
  groupId: string;
  name: string;
  purpose: string;
  version: number;
  statements: Statement[];
}

export const demoVersion = later.length + 1;

/** Versions of the policies that people of a customer can edit, by its first administrator; the oldest is of before versions were stored. */
export async function seedPolicyVersions(
  tx: Database,
  policies: readonly Versioned[],
  parts: readonly DemoPeople[],
  base: Date,
): Promise<void> {
  const authors = new Map(
    parts.flatMap(({ groups, users }) => {
      const author = users.find(({ userType, archivedAt }) => userType === 'CUSTOMER_ADMIN' && !archivedAt) ?? users[0];
      return author ? groups.map(({ id }) => [id, author.id] as const) : [];
    }),
  );
  const rows = policies.flatMap(({ id, customerId, groupId, name, version, statements }) =>
    Array.from({ length: version }, (_, index) => {
      const lacking = new Set(later.slice(0, version - 1 - index).flat());
      return {
        ...{ customerId, id: idOf('policyVersion', id, index + 1), policyId: id, version: index + 1, name, description: '' },
        statements: statements.map((each) => ({ ...each, actions: each.actions.filter((action) => !lacking.has(action)) })),
        authorId: index === 0 ? null : (authors.get(groupId) ?? null),
        createdAt: new Date(base.getTime() - (version - index) * 21 * 86_400_000 + 9.5 * 3_600_000),
      };
    }),
  );
  await insertAll(tx, policyVersions, rows);
}
