import type { RaRecord } from 'ra-core';
import type { Plan } from '../../plan/Plan.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { useAvailability } from '../values/useAvailability.ts';

const none: readonly string[] = [];

export function ListActions({ plan, parent }: { plan: Plan; parent?: RaRecord }) {
  const { actions } = useAvailability();
  return actions(plan, 'list').map((action) => (
    <ActionButton key={action.name} plan={plan} action={action} ids={none} parent={parent} onDone={() => undefined} />
  ));
}
