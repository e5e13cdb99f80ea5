import type { AuditDetail } from '../../context.ts';
import type { Department } from './treeAfter.ts';
import type { ValidatedTree } from './treeChange.ts';

export function auditOfTree({ place, before, after, created, updated, archived }: ValidatedTree): AuditDetail {
  const named = (row: Department, rows: ReadonlyMap<string, Department>) => ({
    name: row.name,
    parent: rows.get(row.parentId ?? '')?.name ?? null,
  });
  const was = (row: Department) => before.get(row.id) ?? row;
  const values: NonNullable<AuditDetail['values']> = {};
  const old: NonNullable<AuditDetail['before']> = {};
  for (const row of created) values[row.id] = named(row, after);
  for (const row of updated) {
    const isMoved = was(row).parentId !== row.parentId;
    if (!isMoved && was(row).name === row.name && was(row).position === row.position) continue;
    const place_ = (each: Department) => (isMoved ? {} : { position: each.position + 1 });
    values[row.id] = { ...named(row, after), ...place_(row) };
    old[row.id] = { ...named(was(row), before), ...place_(was(row)) };
  }
  for (const row of archived) {
    values[row.id] = { archivedAt: row.archivedAt };
    old[row.id] = { archivedAt: null };
  }
  const subjects = Object.keys(values);
  const names = Object.fromEntries(subjects.map((id) => [id, (after.get(id) as Department).name]));
  return { organizationId: place.organization, customerId: place.customer, subjects, values, before: old, names };
}
