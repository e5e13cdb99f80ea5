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
