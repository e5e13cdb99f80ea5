import type { Plan } from '../plan/Plan.ts';
import type { Context } from './context.ts';
import type { Declaration } from './Declaration.ts';

/** Puts a child list whose records open in a panel below the details; lists among tabs of settings are short, so their bar of pages comes when needed. */
export function detachedOperations({
  declaration: { name, operations },
  env: { declarations = [] },
}: Context): Pick<Plan, 'main' | 'pager'> {
  const main = declarations.find(({ parent, opens }) => parent === name && typeof opens === 'object')?.name;
  const isTab = declarations.some(({ kind, tabs }) => kind === 'settings' && tabs?.includes(name));
  return { ...(main !== undefined && { main }), ...(operations.list && isTab && { pager: 'needed' }) };
}

/** A record opens at an address, or in a panel over its list. */
export const opensKey = ({ opens }: Declaration): Pick<Plan, 'opens' | 'panel' | 'folds'> =>
  typeof opens === 'object'
    ? { panel: opens.panel, ...(opens.folds !== undefined && { folds: opens.folds }) }
    : opens === undefined
      ? {}
      : { opens };
