import { useMemo } from 'react';
import type { ActionPlan, OperationPlan, Plan } from '../plan/Plan.ts';
import { useScreens } from './ScreensProvider.tsx';

/** What of a plan this user sees: `exists` by flags and operations, `may` by rights too. */
export function usePlanRights(plan: Plan) {
  const { can, flag, holds } = useScreens();
  return useMemo(() => {
    const isOn = (name: string | undefined) => !name || flag(name);
    // A disabled list also disables everything below its address.
    const on = (use: string) => isOn(plan.flags['list']) && isOn(plan.flags[use]);
    const exists = {
      list: plan.list !== undefined && on('list'),
      archive: plan.list !== undefined && plan.archive && on('archive'),
      show: plan.get !== undefined && on('show'),
      create: plan.create !== undefined && plan.forms.create !== undefined && on('create'),
      update: plan.update !== undefined && plan.forms.update !== undefined && on('update'),
    };
    const granted = (operation?: OperationPlan) => operation !== undefined && can(operation.name);
    return {
      exists,
      may: {
        list: exists.list && granted(plan.list),
        archive: exists.archive && granted(plan.list),
        show: exists.show && granted(plan.get),
        create: exists.create && granted(plan.create),
        update: exists.update && granted(plan.update),
      },
      /** The actions that this user may do on rows or records of one kind. */
      actions: (on: ActionPlan['on']) =>
        plan.actions.filter(
          (action) =>
            action.on === on &&
            isOn(plan.flags['list']) &&
            isOn(action.flag) &&
            granted(action.operation) &&
            (!action.right || holds(action.right)),
        ),
    };
  }, [plan, can, flag, holds]);
}
