import { and, eq } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { scoped } from '../../database/scoped.ts';
import { PlatformError } from '../../errors.ts';
import { accessScope } from '../../policy/accessScope.ts';
import type { Statement } from '../../policy/statement.ts';
import { hierarchies } from '../departments/tenant.ts';
import { requireTakeable } from '../groups/denials.ts';
import { filterHeld, grantsMore } from '../groups/grants.ts';
import { statementsOf } from '../groups/rights.ts';
import { groups } from '../groups/tenant.ts';
import { allGroupIds, groupIdsOf } from './groupIds.ts';

// A connection makes users and puts them into groups, so whoever sets it up, or learns its credential, must be able to do so by hand.

type GroupGrants = Record<string, Statement[]>;

interface Connection {
  customerId: string;
  hierarchyId: string;
  extra: Record<string, unknown>;
}

interface SavedConnection extends Connection {
  groupGrants: GroupGrants;
}

const field = 'extra.groupIds';
const message = 'validation.ats.groups.grantsMore';

/** Returns what the groups grant now, of those that the session may give. @param isTrusted neither credential nor addresses changed */
export async function requireGrantable(
  context: OperationContext,
  after: Connection,
  { before, isTrusted = false }: { before?: SavedConnection; isTrusted?: boolean } = {},
): Promise<GroupGrants> {
  const { tx } = context;
  const { customerId, extra } = after;
  const provides = isProviding(after) && (!before || !isTrusted || !isProviding(before));
  if (provides && !(await coversDepartment(context, after, 'org:createUser')))
    throw new PlatformError('FORBIDDEN', 'You can only let an ATS create users where you can create them yourself.', {
      reason: 'GRANTS_MORE',
      fields: { 'extra.hasUserProvision': 'validation.ats.provision' },
    });
  const ids = allGroupIds(extra);
  const [named, known] = [groupIdsOf(extra), groupIdsOf(before?.extra ?? {})];
  const types = ['HIRING_MANAGER', 'RECRUITER'] as const;
  const isAdded = (id: string) => types.some((type) => named[type].includes(id) && !known[type].includes(id));
  const mine = await filterGrantable(context, after, ids);
  const needed = !isTrusted || provides ? ids : ids.filter(isAdded);
  if (needed.some((id) => !mine.has(id))) throw grantsMore({ ids, customerId, field, message });
  for (const type of types) {
    const taken = known[type].filter((id) => !named[type].includes(id));
    if (taken.length > 0) await requireTakeable(context, tx, { ids: taken, staying: named[type], customerId, field, message });
  }
  const current = await statementsOf(tx, customerId, [...mine]);
  return Object.fromEntries(
    ids.flatMap((id): [string, Statement[]][] => {
      const granted = current.get(id) ?? before?.groupGrants[id];
      return granted ? [[id, granted]] : [];
    }),
  );
}

/** True if the session could do by hand whatever the connection does. */
export async function mayRestore(context: OperationContext, row: SavedConnection): Promise<boolean> {
  if (isProviding(row) && !(await coversDepartment(context, row, 'org:createUser'))) return false;
  const ids = allGroupIds(row.extra);
  return (await filterGrantable(context, row, ids)).size === ids.length;
}

const isProviding = ({ extra }: Connection): boolean => extra['hasUserProvision'] === true;

/** Groups whose rights the session holds and whose members it may change, if it may put users of the department into groups. */
async function filterGrantable(context: OperationContext, connection: Connection, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0 || !(await coversDepartment(context, connection, 'org:editGroupMembers'))) return new Set();
  const { tx } = context;
  const { customerId } = connection;
  const requested = and(eq(groups.customerId, customerId), isOneOf(groups.id, ids));
  const found = await scopedBy(context, 'org:editGroupMembers').select(groups, { id: groups.id }, requested).for('share');
  return filterHeld(
    context,
    tx,
    customerId,
    found.map(({ id }) => id),
  );
}

const scopedBy = ({ tx, session, region }: OperationContext, right: string) => scoped(tx, accessScope(session.statements, right, region));

async function coversDepartment(context: OperationContext, { customerId, hierarchyId }: Connection, right: string): Promise<boolean> {
  const own = and(eq(hierarchies.customerId, customerId), eq(hierarchies.id, hierarchyId));
  return (await scopedBy(context, right).count(hierarchies, own)) > 0;
}
