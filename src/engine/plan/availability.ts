import type { Access, ActionPlan, OperationPlan, Plan } from './Plan.ts';

/** Rights and flags of one user in one tenant. */
export interface Grants {
  /** True if the operation may be called. */
  can: (operation: string) => boolean;
  /** True if the user holds the right in the tenant. */
  holds: (right: string) => boolean;
  /** A flag only hides and shows, and never replaces a right (decisions §3). */
  flag: (name: string) => boolean;
}

/** The grants, and the right that an operation outside the plans needs; undefined where the contract has no such operation. */
export interface ToolGrants extends Grants {
  accessOf: (operation: string) => Access | undefined;
}

/** True for a plan that isn't loaded yet, whose rights are not known. */
export const isStub = (plan: Plan): boolean => plan.list?.text === '';

/** A reason against a use. */
export type Because =
  | { kind: 'flag'; name: string }
  | { kind: 'right'; names: string[] }
  /** Neither the contract in force nor the declaration has an operation for it. */
  | { kind: 'contract' };

export interface Availability {
  /** Flags are on and the operation exists; otherwise the page is not found. */
  exists: boolean;
  /** The user also has the rights; otherwise the page says so. */
  may: boolean;
  /** Every reason against it; empty where it is available. */
  because: Because[];
}

/**
 * A page or form of a plan, or one of its actions. `open` is the plan's first page: its list, or its record where it has no list.
 * `getList` and `getOne` read rows for other pages, such as the names of references; flags hide pages, not data.
 */
export type Use = 'open' | 'list' | 'archive' | 'show' | 'create' | 'update' | 'getList' | 'getOne' | ActionPlan;

/** The only check of a plan's rights and flags: menu, link, button, tab, palette and route all use it. */
export function availability(plan: Plan, use: Use, grants: Grants): Availability {
  const { flags, operation, rights = [] } = requirementsOf(plan, use);
  const off = [...new Set(flags)].filter((name) => name !== undefined && name !== '' && !grants.flag(name));
  const because: Because[] = off.map((name = '') => ({ kind: 'flag', name }));
  if (!operation) because.push({ kind: 'contract' });
  else if (!grants.can(operation.name) || missing(rights, grants).length > 0)
    because.push({ kind: 'right', names: missing([...rightsIn(operation.access), ...rights], grants) });
  return verdict(because);
}

/** The availability of an operation that no plan names, such as those of the tools and bespoke pages. */
export function toolAvailability(operation: string, grants: ToolGrants): Availability {
  const access = grants.accessOf(operation);
  if (access === undefined) return verdict([{ kind: 'contract' }]);
  return verdict(grants.can(operation) ? [] : [{ kind: 'right', names: missing(rightsIn(access), grants) }]);
}

/** The actions of one kind that the user may run. */
export const actionsOn = (plan: Plan, on: ActionPlan['on'], grants: Grants): ActionPlan[] =>
  plan.actions.filter((action) => action.on === on && availability(plan, action, grants).may);

interface Requirements {
  flags: (string | undefined)[];
  operation: OperationPlan | undefined;
  /** Rights besides the operation's own. */
  rights?: string[];
}

function requirementsOf(plan: Plan, use: Use): Requirements {
  const { flags, forms } = plan;
  // A disabled list also disables everything below its address.
  if (typeof use === 'object') {
    // Anybody may call a public operation; done to somebody else's record, it is a change of that.
    const rights = use.operation.access === 'public' ? (use.rights ?? rightsIn(plan.update?.access)) : [];
    return { flags: [flags['list'], use.flag], operation: use.operation, rights };
  }
  const page = (operation: OperationPlan | undefined): Requirements => ({ flags: [flags['list'], flags[use]], operation });
  switch (use) {
    case 'open':
      return requirementsOf(plan, plan.list ? 'list' : 'show');
    case 'list':
      return page(plan.list);
    case 'archive':
      return page(plan.archive ? plan.list : undefined);
    case 'show':
      return page(plan.get);
    case 'create':
      return page(forms.create === undefined ? undefined : plan.create);
    case 'update':
      return page(forms.update === undefined ? undefined : plan.update);
    case 'getList':
      return { flags: [], operation: plan.list };
    case 'getOne':
      return { flags: [], operation: plan.get };
  }
}

const verdict = (because: Because[]): Availability => ({
  exists: because.every(({ kind }) => kind === 'right'),
  may: because.length === 0,
  because,
});

const rightsIn = (access?: Access): string[] => (Array.isArray(access) ? access : []);

const missing = (rights: readonly string[], { holds }: Grants): string[] => [...new Set(rights)].filter((right) => !holds(right));
