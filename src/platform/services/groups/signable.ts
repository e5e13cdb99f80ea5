import { and, eq, isNull, ne } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { groupMembers, groups } from './tenant.ts';
import { users } from '../users/tenant.ts';
import { PlatformError } from '../../errors.ts';
import { missingOf } from '../../policy/holds.ts';
import { sections } from '../policies/rights.ts';
import { pathsOf } from '../departments/require.ts';
import { statementsOf } from './rights.ts';

const mostNamed = 10;

/** A trusted identity provider can sign in as any of the customer's people. @param field input path of the refusal */
export async function requireRightsOfAll(context: OperationContext, region: Database, customerId: string, field: string): Promise<void> {
  const all = unscoped(region);
  const person = and(
    eq(users.customerId, groupMembers.customerId),
    eq(users.id, groupMembers.userId),
    isNull(users.archivedAt),
    // Staff never sign in through a customer's identity provider.
    ne(users.userType, 'PROVIDER_STAFF'),
  );
  const hasMembers = all.exists(
    groupMembers,
    and(eq(groupMembers.customerId, groups.customerId), eq(groupMembers.groupId, groups.id), all.exists(users, person)),
  );
  const peopled = await all.select(
    groups,
    { id: groups.id },
    and(eq(groups.customerId, customerId), isNull(groups.archivedAt), hasMembers),
  );
  const theirs = await statementsOf(
    region,
    customerId,
    peopled.map(({ id }) => id),
  );
  const paths = await pathsOf(all, customerId);
  const missing = missingOf(context.session.statements, [...theirs.values()].flat(), (department) => paths.get(department) ?? []);
  if (missing.length > 0) throw holdsLess(field, missing);
}

function holdsLess(field: string, missing: readonly string[]): PlatformError {
  const named = missing.slice(0, mostNamed).map((right) => `${labels.get(right) ?? right} (${right})`);
  const more = missing.length - named.length;
  return new PlatformError('FORBIDDEN', 'You can only change this if you hold every right of the people who would sign in.', {
    reason: 'GRANTS_MORE',
    missing: [...missing],
    fields: { [field]: 'validation.sso.holdsLess' },
    fieldArgs: { [field]: { missing: [...named, ...(more > 0 ? [`+ ${more}`] : [])].join(', ') } },
  });
}

const labels = new Map<string, string>();
for (const section of Object.values(sections))
  for (const [label, rights] of Object.entries(section)) for (const right of rights) if (!labels.has(right)) labels.set(right, label);
