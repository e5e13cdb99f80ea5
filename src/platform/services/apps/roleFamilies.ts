import { and, eq, sql } from 'drizzle-orm';
import { roleFamilies as offered } from '../../../../validation/roleFamilies.ts';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import { roleFamilies } from '../../database/tenants.ts';

interface RoleFamily {
  id: string;
  name: string;
}

/**
 * The role family of a customer by its name, whatever its capitals; one that is new is made. Families belong to the customer as a whole, so
 * that somebody whose right is on one department uses and makes them as well.
 */
export async function roleFamilyNamed(
  context: Pick<OperationContext, 'tx' | 'now' | 'newId'>,
  { customerId, organizationId }: { customerId: string; organizationId: string },
  given: string,
): Promise<RoleFamily> {
  const all = unscoped(context.tx);
  const condition = and(eq(roleFamilies.customerId, customerId), sql`lower(${roleFamilies.name}) = lower(${given})`);
  const find = async () => (await all.select(roleFamilies, { id: roleFamilies.id, name: roleFamilies.name }, condition))[0];
  const known = await find();
  if (known) return known;
  // One of those on offer keeps its own spelling.
  const name = offered.find((each) => each.toLowerCase() === given.toLowerCase()) ?? given;
  const row = { customerId, organizationId, id: context.newId(), name, createdAt: context.now() };
  const [made] = await all.insert(roleFamilies, [row], roleFamilies.name);
  // Somebody else made it at the same moment: theirs is committed by now.
  const family = made ?? (await find());
  if (!family) throw new Error('A role family that could not be made is not there either');
  return family;
}
