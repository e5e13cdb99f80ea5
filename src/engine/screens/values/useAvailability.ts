import { useMemo } from 'react';
import { actionsOn, availability, toolAvailability, type Use } from '../../plan/availability.ts';
import type { ActionPlan, Plan } from '../../plan/Plan.ts';
import { useScreens } from './ScreensProvider.tsx';

export function useAvailability() {
  const { can, holds, flag, accessOf } = useScreens();
  return useMemo(() => {
    const grants = { can, holds, flag, accessOf };
    return {
      exists: (plan: Plan, use: Use) => availability(plan, use, grants).exists,
      may: (plan: Plan, use: Use) => availability(plan, use, grants).may,
      actions: (plan: Plan, on: ActionPlan['on']) => actionsOn(plan, on, grants),
      /** True for an operation outside plans that the user may call. */
      mayAsk: (operation: string) => toolAvailability(operation, grants).may,
    };
  }, [can, holds, flag, accessOf]);
}
