import type { Database } from '../../../database/stores.ts';
import { activeGroups } from '../../groups/memberships.ts';
import type { NamedGroup } from '../../groups/memberships.ts';
import { managedGroups } from '../../scim/managedGroups.ts';
import type { SsoConfig } from '../read.ts';
import type { MappingValues } from './values.ts';

export interface GroupTarget {
  joins: string[];
  leaves: string[];
}

/** Values of the claim that are mapped; null if the provider sent no claim, or groups are not mapped. */
export function mappedValues({ claims, groupMappings }: MappingValues, sent: readonly string[] | undefined): string[] | null {
  if (!claims?.groups || groupMappings.length === 0 || !sent) return null;
  const values = new Set(sent);
  return groupMappings.flatMap(({ value }) => (values.has(value) ? [value] : []));
}

/** Mapped groups by what the provider sent, without those that SCIM manages; undefined if they stay as they are. */
export async function targetOf(
  db: Database,
  customerId: string,
  mapping: MappingValues,
  sent: readonly string[] | undefined,
): Promise<GroupTarget | undefined> {
  const values = mappedValues(mapping, sent);
  if (!values) return undefined;
  const mapped = [...new Set(mapping.groupMappings.map(({ groupId }) => groupId))];
  const managed = await managedGroups(db, customerId, mapped);
  const joined = new Set(mapping.groupMappings.filter(({ value }) => values.includes(value)).map(({ groupId }) => groupId));
  const free = mapped.filter((id) => !managed.has(id));
  return { joins: free.filter((id) => joined.has(id)), leaves: free.filter((id) => !joined.has(id)) };
}

/** Groups of a new account: the default ones and the mapped ones. */
export async function firstGroups(
  db: Database,
  { customerId, groupIds, ...mapping }: MappingValues & Pick<SsoConfig, 'customerId' | 'groupIds'>,
  sent: readonly string[] | undefined,
): Promise<NamedGroup[]> {
  const { joins, leaves } = (await targetOf(db, customerId, mapping, sent)) ?? { joins: [], leaves: [] };
  const ids = new Set([...groupIds.filter((id) => !leaves.includes(id)), ...joins]);
  return activeGroups(db, customerId, [...ids]);
}
