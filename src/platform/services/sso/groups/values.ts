import type { Database } from '../../../database/stores.ts';
import { activeGroups } from '../../groups/memberships.ts';
import { claimValues } from '../claimNames.ts';
import type { ClaimInput } from '../claimNames.ts';
import type { GroupMapping } from '../identityTable.ts';
import type { SsoConfig } from '../read.ts';

export type MappingValues = Pick<SsoConfig, 'claims' | 'groupMappings'>;

/** Names and groups to store. Fields that are left out stay. */
export const mappingValues = (
  input: ClaimInput & { groupMappings?: readonly GroupMapping[] | null | undefined },
  row?: MappingValues,
): MappingValues => ({
  claims: claimValues(input, row),
  groupMappings: (input.groupMappings ?? row?.groupMappings ?? []).map(({ value, groupId }) => ({ value, groupId })),
});

type Groups = Pick<SsoConfig, 'groupIds' | 'groupMappings'>;

/** Default and mapped groups as the audit log shows them: by the names that they have now. */
export async function shownGroups(
  region: Database,
  customerId: string,
  ...configs: readonly Groups[]
): Promise<(config: Groups) => { groupIds: string[]; groupMappings: string[] }> {
  const ids = configs.flatMap(({ groupIds, groupMappings }) => [...groupIds, ...groupMappings.map(({ groupId }) => groupId)]);
  const names = new Map((await activeGroups(region, customerId, [...new Set(ids)])).map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  return ({ groupIds, groupMappings }) => ({
    groupIds: groupIds.map(nameOf),
    groupMappings: groupMappings.map(({ value, groupId }) => `${value} → ${nameOf(groupId)}`),
  });
}
