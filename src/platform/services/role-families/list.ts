import { and, asc, eq, sql } from 'drizzle-orm';
import { roleFamilies as offered } from '../../../domain/roleFamilies.ts';
import type { OperationContext } from '../../context.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import { hierarchies } from '../departments/tenant.ts';
import { roleFamilies } from './tenant.ts';
import { ofPlace } from '../../lists/customer.ts';
import { searchFor } from '../../lists/search.ts';
import { operation } from '../../operation.ts';

interface RoleFamily {
  id: string;
  name: string;
}

/** Finds a role family by name, ignoring case, or creates it. Families belong to the customer, so a right on one department is enough. */
export async function roleFamilyNamed(
  context: Pick<OperationContext, 'tx' | 'now' | 'newId'>,
  { customerId, organizationId }: { customerId: string; organizationId: string },
  input: string,
): Promise<RoleFamily> {
  const all = unscoped(context.tx);
  const condition = and(eq(roleFamilies.customerId, customerId), sql`lower(${roleFamilies.name}) = lower(${input})`);
  const find = async () => (await all.select(roleFamilies, { id: roleFamilies.id, name: roleFamilies.name }, condition))[0];
  const known = await find();
  if (known) return known;
  // Suggested families keep their own spelling.
  const name = offered.find((each) => each.toLowerCase() === input.toLowerCase()) ?? input;
  const row = { customerId, organizationId, id: context.newId(), name, createdAt: context.now() };
  const [made] = await all.insert(roleFamilies, [row], roleFamilies.name);
  // A concurrent insert is committed by now.
  const family = made ?? (await find());
  if (!family) throw new Error('A role family that could not be made is not there either');
  return family;
}

const mostSuggested = 50;

export const suggestRoleFamilies = operation('AppsSuggestRoleFamilies', {}, async ({ filter }, context) => {
  const { tx, access } = context;
  const { organizationId, customerId, hierarchyId, searchText } = filter;
  const conditions = await ofPlace(context, roleFamilies, { organizationId, customerId, hierarchyId });
  const families = await unscoped(tx)
    .select(
      roleFamilies,
      { _id: roleFamilies.id, name: roleFamilies.name },
      and(
        ...Object.values(conditions),
        scoped(tx, access).exists(hierarchies, eq(hierarchies.customerId, customerId)),
        searchFor(sql`lower(${roleFamilies.name})`, searchText),
      ),
    )
    .orderBy(asc(sql`lower(${roleFamilies.name})`))
    .limit(mostSuggested);
  return { families };
});
