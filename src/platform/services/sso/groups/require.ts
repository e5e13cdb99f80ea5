import type { OperationContext } from '../../../context.ts';
import type { Database } from '../../../database/stores.ts';
import { badInput } from '../../../errors.ts';
import { filterRemovable, requireTakeable } from '../../groups/denials.ts';
import { filterHeld, grantsMore, requireGivable } from '../../groups/grants.ts';
import { managedGroups } from '../../scim/managedGroups.ts';
import type { GroupMapping } from '../identityTable.ts';
import type { SsoConfig } from '../read.ts';

const message = 'validation.sso.groupMappings.grantsMore';
const none: readonly GroupMapping[] = [];

type Mapped = Pick<SsoConfig, 'groupIds' | 'groupMappings'>;

/** A mapping gives groups to people, and takes them: requires the rights for both. @param all includes unchanged mappings */
export async function requireMappable(
  context: OperationContext,
  region: Database,
  customerId: string,
  { values, row, all }: { values: Mapped; row?: Mapped; all: boolean },
): Promise<void> {
  const before = row?.groupMappings ?? none;
  const isKnown = ({ value, groupId }: GroupMapping) => before.some((each) => each.value === value && each.groupId === groupId);
  const checked = values.groupMappings.flatMap((mapping, index) => (all || !isKnown(mapping) ? [{ ...mapping, index }] : []));
  const ids = [...new Set(checked.map(({ groupId }) => groupId))];
  const managed = await managedGroups(region, customerId, ids);
  const faults = checked
    .filter(({ groupId }) => managed.has(groupId))
    .map(({ index }) => [fieldAt(index), 'validation.sso.groupMappings.scim']);
  if (faults.length > 0) throw badInput(Object.fromEntries(faults), { reason: 'GROUP_OF_SCIM' });
  await requireGivable(context, region, { ids, customerId, field: 'groupMappings', message }).catch(async (error: unknown) => {
    throw await atRow(error);
  });
  const removable = await filterRemovable(context, region, customerId, ids);
  const fixed = checked.find(({ groupId }) => !removable.has(groupId));
  if (fixed) throw grantsMore({ ids, customerId, field: fieldAt(fixed.index), message });
  const staying = [...values.groupIds, ...values.groupMappings.map(({ groupId }) => groupId)];
  const taken = before.map(({ groupId }) => groupId).filter((id) => !staying.includes(id));
  await requireTakeable(context, region, { ids: taken, staying, customerId, field: 'groupMappings', message });

  async function atRow(error: unknown): Promise<unknown> {
    const held = await filterHeld(context, region, customerId, ids);
    const more = checked.find(({ groupId }) => !held.has(groupId));
    return more ? grantsMore({ ids, customerId, field: fieldAt(more.index), message }) : error;
  }
}

const fieldAt = (index: number): string => `groupMappings.${index}.groupId`;
