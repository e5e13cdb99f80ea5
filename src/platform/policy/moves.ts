import { holdsAll } from './holds.ts';
import { commonActions } from './lifted.ts';
import { scopeCovers } from './reach.ts';
import { parseResource, resourceName } from './statement.ts';
import type { Scope, Statement } from './statement.ts';

/** The departments of a customer, each with the way from the root down to it, itself included. */
export type Tree = ReadonlyMap<string, readonly string[]>;

/** A change of a customer's tree: departments that stand in both were moved where their ways differ. */
export interface TreeChange {
  /** Where the customer is; all three parts are named. */
  place: Required<Omit<Scope, 'hierarchy'>>;
  before: Tree;
  after: Tree;
}

/**
 * What a change of the tree grants that was not granted before: a right on a department comes to hold for those that are moved below it, and
 * a denial on one no longer holds for those that are moved away from it. New departments have nothing in them to grant (spec 2 §2).
 */
export function newlyGranted(statements: readonly Statement[], { place, before, after }: TreeChange): Statement[] {
  return [...after].flatMap(([department, path]) => {
    const old = before.get(department);
    if (!old) return [];
    const gained = new Set(path.filter((id) => !old.includes(id)));
    const lost = new Set(old.filter((id) => !path.includes(id)));
    if (gained.size === 0 && lost.size === 0) return [];
    const target = { ...place, path };
    const allowed = statements.filter(({ effect }) => effect === 'allow');
    const covers = ({ resources }: Statement, narrowed: ReadonlySet<string> | undefined) =>
      resources.some((resource) => {
        const read = parseResource(resource);
        return read && !read.narrower && scopeCovers(read.scope, target) && (!narrowed || narrowed.has(read.scope.hierarchy ?? ''));
      });
    const reaching = allowed.filter((statement) => covers(statement, gained)).map(({ actions }) => actions);
    const lifted = statements.filter((statement) => statement.effect === 'deny' && stoodOn(statement, lost));
    const freed = allowed
      .filter((statement) => covers(statement, undefined))
      .flatMap(({ actions }) => lifted.map((denied) => commonActions(actions, denied.actions)));
    const actions = [...new Set([...reaching, ...freed].flat())];
    return actions.length > 0
      ? [{ effect: 'allow' as const, actions, resources: [resourceName({ ...place, hierarchy: department })] }]
      : [];
  });
}

/**
 * May one who holds these statements change the tree so, when these are all the statements of the customer's groups: whoever moves departments
 * must hold, where they are now, what the move grants anybody. Their own statements count as granted, too.
 */
export const mayMove = (own: readonly Statement[], statements: readonly Statement[], change: TreeChange): boolean =>
  holdsAll(own, newlyGranted([...statements, ...own], change), (id) => change.before.get(id) ?? []);

/** Does a denial name one of these departments; one that cannot be read stands everywhere and is never left behind. */
const stoodOn = ({ resources }: Statement, departments: ReadonlySet<string>): boolean =>
  resources.some((resource) => departments.has(parseResource(resource)?.scope.hierarchy ?? ''));
