import type { Access, ActionPlan, OperationPlan, Plan } from '../../plan/Plan.ts';
import { operationFor } from '../registry.ts';

/** Why a control is not there, or cannot be used. */
export type Because =
  | { kind: 'flag'; name: string }
  | { kind: 'right'; names: string[] }
  /** The contract in force has no operation for it: the platform's, or what was declared. */
  | { kind: 'contract' };

/** A control that a page has, or would have. */
export interface Control {
  id: string;
  /** `list`, `archive`, `create` …, or an action of the plan. */
  use: string;
  action?: string;
  /** Empty: it is there. */
  because: Because[];
}

export interface Around {
  flag: (name: string) => boolean;
  /** Does the user hold this right in the tenant? */
  holds: (right: string) => boolean;
  /** The right that an operation beside the plan needs; undefined where the contract has no such operation. */
  accessOf: (operation: string) => Access | undefined;
}

/** Every control of a plan's screens with the flag, the right or the gap in the contract that takes it away (decisions §3, §4). */
export function controlsOf(plan: Plan, { flag, holds, accessOf }: Around): Control[] {
  const reasons = (name: string | undefined, access: Access | undefined): Because[] => {
    const missing = Array.isArray(access) ? access.filter((right) => !holds(right)) : [];
    return [
      ...(name && !flag(name) ? [{ kind: 'flag' as const, name }] : []),
      ...(access === undefined ? [{ kind: 'contract' as const }] : []),
      ...(missing.length > 0 ? [{ kind: 'right' as const, names: missing }] : []),
    ];
  };
  const control = (use: string, name: string | undefined, operation: OperationPlan | undefined): Control => ({
    id: use,
    use,
    because: reasons(name, operation?.access),
  });
  const action = (each: ActionPlan): Control => ({
    id: `action.${each.name}`,
    use: 'action',
    action: each.name,
    because: reasons(each.flag, each.right ? [each.right] : each.operation.access),
  });
  const tool = (use: string, operation: string): Control => ({ id: use, use, because: reasons(undefined, accessOf(operation)) });
  const { flags, list, get, create, update } = plan;
  const ofList: Control[] = list
    ? [
        control('list', flags['list'], list),
        ...(plan.actions.some(({ on }) => on === 'archived')
          ? [control('archive', flags['archive'], plan.archive ? list : undefined)]
          : []),
        { id: 'search', use: 'search', because: plan.search ? [] : [{ kind: 'contract' }] },
        tool('export', operationFor('startExport')),
        tool('views', operationFor('views')),
      ]
    : [];
  return [
    ...ofList,
    ...(get ? [control('show', flags['show'], get), tool('activity', operationFor('auditTrail'))] : []),
    control('create', flags['create'], create && plan.forms.create ? create : undefined),
    control('update', flags['update'], update && plan.forms.update ? update : undefined),
    ...plan.actions.filter(({ on }) => on !== 'undo').map(action),
  ];
}

/** The plan whose page stands at an address: the one with the longest path that it begins with. */
export function planAt(plans: readonly Plan[], base: string, pathname: string): Plan | undefined {
  const below = pathname.startsWith(`${base}/`) ? pathname.slice(base.length + 1) : '';
  return plans
    .filter(({ path, parent }) => parent === undefined && (below === path || below.startsWith(`${path}/`)))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
}
