import { and, asc, eq, isNull } from 'drizzle-orm';
import { rightsIn } from '../../../domain/permissionLabels.ts';
import type { OperationContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import { hierarchies } from '../departments/tenant.ts';
import { groups } from '../groups/tenant.ts';
import { policies } from './tenant.ts';
import { notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { asPart, covers, inRow, minus, placesOf, appliesBeyond, shared } from '../../policy/places.ts';
import type { Departments, Spans } from '../../policy/places.ts';
import { decider, accessScope, widenRoots } from '../../policy/accessScope.ts';
import { actionMatches } from '../../policy/statement.ts';
import type { Statement } from '../../policy/statement.ts';
import { filterRoots } from '../auth/session.ts';
import { sections } from './rights.ts';

type Grants = ResultOf<'CommonGetGroupGrants'>;
type Grant = NonNullable<Grants['data']>[number];

export const getGroupGrants = operation('CommonGetGroupGrants', {}, async ({ filter }, context): Promise<Grants> => {
  const columns = { customer: groups.customerId, organization: groups.organizationId, archivedAt: groups.archivedAt };
  const [group] = await scoped(context.tx, context.access).select(groups, columns, eq(groups.id, filter.groupId));
  if (!group) throw notFound();
  const { archivedAt, ...place } = group;
  if (archivedAt) return { data: [], uncomputed: [{ reason: 'access.uncomputed.groupArchived' }] };
  const statements = await statementsOf(context, place.customer, filter.groupId);
  const { departments, names } = await departmentsOf(context, place);
  const known = new Map<string, Spans>();
  const placesOfRight = (right: string): Spans => {
    const key = statements.flatMap(({ actions }, index) => (actions.some((each) => actionMatches(each, right)) ? [index] : [])).join();
    const found = known.get(key) ?? heldIn(statements, right, departments);
    known.set(key, found);
    return found;
  };
  const held = rightsIn(sections).map((right) => ({ right, places: placesOfRight(right) }));
  // Hide names of departments outside the session's rights.
  const seen = heldIn(context.session.statements, 'org:viewHierarchy', departments);
  const hidden = new Set(held.flatMap(({ places }) => minus(places, seen)).flatMap(([from, to]) => departments.ids.slice(from, to)));
  const beyond = statements.filter((statement) => statement.effect === 'allow' && appliesBeyond(statement, departments));
  return {
    data: partsOf(
      held.map(({ right, places }) => ({ right, places: shared(places, seen) })),
      departments,
      names,
    ),
    uncomputed: [
      ...(beyond.length > 0 ? [{ reason: 'access.uncomputed.beyond', args: { count: beyond.length } }] : []),
      ...(hidden.size > 0 ? [{ reason: 'access.uncomputed.hidden', args: { count: hidden.size } }] : []),
      ...(differsAtRoot(statements, held, departments) ? [{ reason: 'access.uncomputed.smaller' }] : []),
    ],
  };
});

const heldIn = (statements: readonly Statement[], right: string, departments: Departments): Spans => {
  const [part] = accessScope(statements, right, departments.place.region).parts;
  return part ? placesOf(part, departments) : [];
};

function partsOf(held: { right: string; places: Spans }[], departments: Departments, names: ReadonlyMap<string, string>): Grant[] {
  const named = (id: string) => ({ _id: id, name: names.get(id) ?? '' });
  const parts = new Map<string, Grant & { rights: string[] }>();
  for (const { right, places } of held) {
    if (places.length === 0) continue;
    const key = JSON.stringify(places);
    const known = parts.get(key);
    if (known) {
      known.rights.push(right);
      continue;
    }
    const { whole, below, alone } = asPart(places, departments);
    parts.set(key, { rights: [right], whole, below: below.map(named), alone: alone.map(named) });
  }
  return [...parts.values()];
}

async function statementsOf({ tx, stores }: OperationContext, customerId: string, groupId: string): Promise<Statement[]> {
  const theirs = and(eq(policies.customerId, customerId), eq(policies.groupId, groupId), isNull(policies.archivedAt));
  const rows = await unscoped(tx).select(policies, { statements: policies.statements }, theirs);
  const statements = rows.flatMap((row) => row.statements);
  const roots = await filterRoots({ stores }, statements);
  return widenRoots(statements, (id) => roots.get(id));
}

async function departmentsOf({ tx, region }: OperationContext, { customer, organization }: { customer: string; organization: string }) {
  const columns = { id: hierarchies.id, parentId: hierarchies.parentId, name: hierarchies.name };
  const rows = await unscoped(tx)
    .select(hierarchies, columns, and(eq(hierarchies.customerId, customer), isNull(hierarchies.archivedAt)))
    .orderBy(asc(hierarchies.depth), asc(hierarchies.position), asc(hierarchies.name), asc(hierarchies.id));
  return {
    departments: inRow({ region, organization, customer }, rows),
    names: new Map(rows.map(({ id, name }) => [id, name])),
  };
}

function differsAtRoot(statements: readonly Statement[], held: { right: string; places: Spans }[], { place }: Departments): boolean {
  const decided = decider(statements, { ...place, path: [] });
  return held.some(({ right, places }) => covers(places, 0) !== decided(right));
}
