import { and, eq, isNull } from 'drizzle-orm';
import type { Region } from '../regions.ts';
import { scoped } from '../database/scoped.ts';
import { customers } from '../services/customers/tenant.ts';
import type { Session } from '../http/session.ts';
import type { Tools } from '../platform.ts';
import { accessScope } from '../policy/accessScope.ts';
import type { FlagContext } from './source.ts';

/** The session's facts, whatever the client sends (decisions §5); undefined without access to the customer. */
export async function flagContext(tools: Tools, session: Session, region: Region, customerId?: string): Promise<FlagContext | undefined> {
  const { userId, userType, groupIds } = session;
  const place =
    customerId === undefined || isOwn(session, region, customerId) ? session : await customerOf(tools, session, region, customerId);
  if (!place) return undefined;
  return {
    targetingKey: userId,
    userId,
    userType,
    groupIds,
    region,
    organizationId: place.organizationId,
    customerId: place.customerId,
    hierarchyId: place.hierarchyId,
  };
}

const isOwn = (session: Session, region: Region, customerId: string) => customerId === session.customerId && region === session.region;

async function customerOf({ stores }: Tools, session: Session, region: Region, customerId: string) {
  const { db } = await stores.identity();
  const [found] = await scoped(db, accessScope(session.statements, 'edge:access', region)).select(
    customers,
    { customerId: customers.id, organizationId: customers.organizationId, hierarchyId: customers.rootHierarchyId },
    and(eq(customers.id, customerId), eq(customers.awsRegion, region), isNull(customers.archivedAt)),
  );
  return found;
}
