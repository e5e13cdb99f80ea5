import { availability, toolAvailability, type Because, type ToolGrants, type Use } from '../../../plan/availability.ts';
import type { ActionPlan, Plan } from '../../../plan/Plan.ts';
import { operationFor } from '../../values/registry.ts';
import { firstTab, tabsOf } from '../../values/tabPages.ts';

export interface Control {
  id: string;
  /** `list`, `archive`, `create` …, or an action of the plan. */
  use: string;
  action?: string;
  /** Every reason against it; empty where it is shown. */
  because: Because[];
}

/** Flag, right or contract gap that hides it (decisions §3, §4). */
export function controlsOf(plan: Plan, grants: ToolGrants): Control[] {
  const page = (use: Exclude<Use, ActionPlan>): Control => ({ id: use, use, because: availability(plan, use, grants).because });
  const action = (each: ActionPlan): Control => ({
    id: `action.${each.name}`,
    use: 'action',
    action: each.name,
    because: availability(plan, each, grants).because,
  });
  const tool = (use: string, operation: string): Control => ({ id: use, use, because: toolAvailability(operation, grants).because });
  const ofList: Control[] = plan.list
    ? [
        page('list'),
        ...(plan.actions.some(({ on }) => on === 'archived') ? [page('archive')] : []),
        { id: 'search', use: 'search', because: plan.search ? [] : [{ kind: 'contract' }] },
        tool('export', operationFor('startExport')),
        tool('views', operationFor('views')),
      ]
    : [];
  return [
    ...ofList,
    ...(plan.get ? [page('show'), tool('activity', operationFor('auditTrail'))] : []),
    page('create'),
    page('update'),
    ...plan.actions.filter(({ on }) => on !== 'undo').map(action),
  ];
}

export function hiddenEntries(plans: readonly Plan[], grants: ToolGrants): { plan: Plan; because: Because[] }[] {
  return plans
    .filter((plan) => plan.menu && !firstTab(plans, plan, grants))
    .map((plan) => ({ plan, because: availability(tabsOf(plans, plan)[0] ?? plan, 'open', grants).because }));
}
