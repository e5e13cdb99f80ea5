import { and, eq, isNull } from 'drizzle-orm';
import { actionIn, labelsFor, rightsFor } from '../../../domain/permissionLabels.ts';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { policies } from './tenant.ts';
import type { groups } from '../groups/tenant.ts';
import { PlatformError } from '../../errors.ts';
import { excessOf } from '../../policy/granting.ts';
import { widenRoots } from '../../policy/accessScope.ts';
import type { Statement } from '../../policy/statement.ts';
import { pathsOf } from '../departments/require.ts';
import { otherStatementsOf } from '../groups/denials.ts';
import { rootsOf } from './places.ts';
import type { KnownScopes } from './places.ts';
import { sectionsOfBrand } from './rights.ts';

export interface Fields {
  all: string;
  of: (index: number) => { actions: string; resources: string };
}

const mostNamed = 5;

/** Requires whatever new statements add, and whatever members regain where a denial ends (design “The platform”). */
export async function requireGrantable(
  context: OperationContext,
  { group, policy }: Holding,
  { statements, places, fields }: { statements: readonly Statement[]; places: KnownScopes; fields: Fields },
): Promise<void> {
  const paths = await pathsOf(unscoped(context.tx), group.customerId);
  const pathOf = (department: string) => paths.get(department) ?? places.departments.get(department)?.path ?? [];
  const wide = (some: readonly Statement[]) => widenRoots(some, rootsOf(places));
  const ofGroup = and(eq(policies.customerId, group.customerId), eq(policies.groupId, group.id), isNull(policies.archivedAt));
  const rows = await unscoped(context.tx).select(policies, { id: policies.id, statements: policies.statements }, ofGroup);
  const before = policy?.statements ?? [];
  const change = {
    before: wide(before),
    after: wide(statements),
    otherPolicies: wide(rows.filter(({ id }) => id !== policy?.id).flatMap((row) => row.statements)),
    // Only a removed denial can restore rights.
    otherGroups: before.some(({ effect }) => effect === 'deny')
      ? wide(await otherStatementsOf(context.tx, group.customerId, group.id))
      : [],
  };
  const { added, restored, lifted } = excessOf(context.session.statements, change, pathOf);
  if (added.length > 0)
    throw grantsMore(
      context,
      added.map(({ index, unheld }) => ({ field: fields.of(index).actions, unheld })),
    );
  if (restored.length > 0) throw grantsMore(context, [{ field: fields.all, unheld: lifted }], 'validation.permission.liftsDenial');
}

interface Holding {
  group: Pick<TenantRow<typeof groups>, 'id' | 'customerId'>;
  policy: Pick<TenantRow<typeof policies>, 'id' | 'statements'> | undefined;
}

function grantsMore(
  { settings }: OperationContext,
  faults: readonly { field: string; unheld: readonly Statement[] }[],
  message = 'validation.permission.grantsMore',
): PlatformError {
  const sections = sectionsOfBrand(settings.brandName);
  const named = (unheld: readonly Statement[]) => {
    const actions = [...new Set(unheld.flatMap((statement) => statement.actions))];
    const labels = labelsFor(actions, sections);
    const labelled = rightsFor(labels, sections);
    const names = [...labels.map(actionIn), ...actions.filter((action) => !labelled.includes(action))];
    return { labels: [...names.slice(0, mostNamed), ...(names.length > mostNamed ? ['…'] : [])].join(', '), count: names.length };
  };
  return new PlatformError('FORBIDDEN', 'You can only grant rights that you hold yourself.', {
    reason: 'GRANTS_MORE',
    fields: Object.fromEntries(faults.map(({ field }) => [field, message])),
    fieldArgs: Object.fromEntries(faults.map(({ field, unheld }) => [field, named(unheld)])),
  });
}
