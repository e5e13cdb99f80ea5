import { rightsIn } from '../../domain/permissionLabels.ts';
import type { Database } from '../database/stores.ts';
import { actionMatches } from '../policy/statement.ts';
import { rightUses } from '../services/right-uses/table.ts';
import { sections } from '../services/policies/rights.ts';
import { insertAll } from './bulk.ts';
import { chance } from './deterministic.ts';
import type { DemoPeople } from './people.ts';

const day = 86_400_000;
/** Recording began so long ago, in days: some rights have been unused for long enough to say so. */
const recordedFor = 150;

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Last uses of rights: people who were active used most of theirs, and some of them not for a long time. */
export async function seedRightUses(
  tx: Database,
  parts: readonly (DemoPeople & { scope: { customerId: string } })[],
  base: Date,
): Promise<void> {
  const rows = parts.flatMap(({ users, groups, scope: { customerId } }) =>
    users.flatMap(({ id, groupIds, archivedAt, createdAt, lastActiveAt }) => {
      if (archivedAt || !lastActiveAt) return [];
      const begun = Math.max(base.getTime() - recordedFor * day, createdAt.getTime());
      const last = Math.min(lastActiveAt.getTime(), base.getTime() - day);
      if (last < begun) return [];
      const luck = chance('uses', id);
      const said = groups.filter((group) => groupIds.includes(group.id)).flatMap(({ statements }) => statements);
      const held = rightsIn(sections).filter((right) =>
        said.some(({ effect, actions }) => effect === 'allow' && actions.some((each) => actionMatches(each, right))),
      );
      return held.flatMap((right) => {
        if (!luck.happens(0.6)) return [];
        // Most uses are of the last days that somebody was here.
        const lastOn = last - luck.next() ** 4 * (last - begun);
        return [{ customerId, userId: id, right, firstOn: dateOf(begun), lastOn: dateOf(lastOn) }];
      });
    }),
  );
  await insertAll(tx, rightUses, rows);
}
