import { and, eq, inArray, or } from 'drizzle-orm';
import { regions } from '../../context.ts';
import type { OperationContext, Region } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import { hierarchies } from '../../database/tenants.ts';
import { badInput } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { decide, reach } from '../../policy/reach.ts';
import { parseResource } from '../../policy/statement.ts';
import type { Target } from '../../policy/statement.ts';

/**
 * Says which actions the session's own user may do on which resources; the identity that is sent along is ignored (decisions §5).
 * Malformed resources are refused rather than answered with no: a misspelt one would only hide a button.
 */
export const checkPolicy = operation('CommonCheckPolicy', { form: 'common/checkPolicy' }, async ({ policy }, context) => {
  const asked = Object.entries(policy.todos as Record<string, string[]>).map(([resource, actions]) => ({
    resource,
    actions,
    targets: targetsOf(resource),
  }));
  await addPaths(
    context,
    asked.flatMap(({ targets }) => targets),
  );
  const { statements } = context.session;
  const may = (action: string, target: Target) =>
    decide(statements, action, target) || (action === 'edge:access' && opens(context, target));
  const answers = (actions: string[], targets: Target[]) =>
    Object.fromEntries(actions.map((action) => [action, targets.every((target) => may(action, target))]));
  return { policyResult: Object.fromEntries(asked.map(({ resource, actions, targets }) => [resource, answers(actions, targets)])) };
});

/** The console of a customer opens also for those whose groups see one department of it only: the question is asked of the root. */
function opens({ session }: OperationContext, { region, customer }: Target): boolean {
  const granted = reach(session.statements, 'edge:access', region).parts[0];
  if (!granted || customer === null) return false;
  return granted.deny.length === 0 && granted.allow.some((scope) => scope.customer === customer && scope.hierarchy !== undefined);
}

/** A resource without a region is one in each. */
function targetsOf(resource: string): Target[] {
  const scope = parseResource(resource)?.scope;
  if (!scope) {
    const message = 'A resource is prn:{region}:{organization}:{customer}:{hierarchy}:*:*.';
    throw badInput({ todos: 'validation.policy.resource' }, { message, reason: 'MALFORMED_RESOURCE' });
  }
  const { organization = null, customer = null, hierarchy } = scope;
  const path = hierarchy === undefined ? [] : [hierarchy];
  return (scope.region === undefined ? regions : [scope.region]).map((region) => ({ region, organization, customer, path }));
}

/** A right on a department holds for those below it, so that the way down to each department that is asked about must be known. */
async function addPaths({ stores }: OperationContext, targets: Target[]): Promise<void> {
  for (const region of regions) {
    const asked = targets.filter((target) => target.region === region && target.customer !== null && target.path.length > 0);
    if (asked.length === 0) continue;
    const paths = await pathsOf(stores, region, asked);
    for (const target of asked) target.path = paths.get(target.path[0] ?? '') ?? target.path;
  }
}

async function pathsOf(stores: OperationContext['stores'], region: Region, targets: Target[]): Promise<Map<string, string[]>> {
  const { db } = await stores.region(region);
  const asked = or(
    ...targets.map(({ customer, path }) => and(eq(hierarchies.customerId, customer ?? ''), inArray(hierarchies.id, [...path]))),
  );
  const rows = await unscoped(db).select(hierarchies, { id: hierarchies.id, path: hierarchies.path }, asked);
  return new Map(rows.map(({ id, path }) => [id, path.split('/').filter(Boolean)]));
}
