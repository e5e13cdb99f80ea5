import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { valueAt } from '../../../engine/forms/template.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { groups } from '../groups/tenant.ts';
import { workflows } from '../workflows/tenant.ts';
import { badInput } from '../../errors.ts';
import type { Template } from './templates/index.ts';
import type { TenantValues } from './values.ts';

/** Requires groups and workflows of the same customer; an archived one may stay, but not be chosen. */
export async function requireOwnParts(
  tx: Database,
  customerId: string,
  template: Template,
  values: TenantValues,
  before?: TenantValues,
): Promise<void> {
  const errors: Record<string, string> = {};
  for (const { key, uiComponent } of partsOf(template)) {
    const table = uiComponent === 'groupIdsConfig' ? groups : workflows;
    const ids = idsIn(valueAt(values, key));
    if (ids.length === 0) continue;
    const kept = idsIn(valueAt(before, key));
    const usable = or(isNull(table.archivedAt), kept.length > 0 ? inArray(table.id, kept) : undefined);
    const own = await unscoped(tx).count(table, and(eq(table.customerId, customerId), inArray(table.id, ids), usable));
    if (own !== ids.length) errors[key] = `validation.ats.${uiComponent === 'groupIdsConfig' ? 'groups' : 'workflow'}.foreign`;
  }
  if (Object.keys(errors).length > 0) throw badInput(errors);
}

const partsOf = ({ atsTemplateItems }: Template) => [
  ...new Map(
    [
      { key: 'extra.groupIds', uiComponent: 'groupIdsConfig' },
      { key: 'extra.flagWorkflowIds', uiComponent: 'flagWorkflowIdsConfig' },
      ...atsTemplateItems.filter(({ uiComponent }) => uiComponent === 'groupIdsConfig' || uiComponent === 'flagWorkflowIdsConfig'),
    ].map((item) => [item.key, item] as const),
  ).values(),
];

function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = Object.entries(value).flatMap(([name, held]) => (Array.isArray(held) ? held.map(String) : [name, String(held)]));
  return [...new Set(found)];
}
