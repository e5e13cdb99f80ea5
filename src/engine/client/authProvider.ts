import type { AuthProvider, UserIdentity } from 'ra-core';
import { availability, type Grants, type Use } from '../plan/availability.ts';
import type { Plan } from '../plan/Plan.ts';
import type { Plans } from './buildQuery.ts';

export interface AuthProviderOptions extends Grants {
  plans: Plans;
  identity: () => UserIdentity;
  logout: () => Promise<void>;
}

/** react-admin's auth provider, mounted only after sign-in: it never redirects, and an ended session opens the shell's dialog. */
export const createAuthProvider = ({ plans, identity, logout, ...grants }: AuthProviderOptions): AuthProvider => ({
  login: async () => undefined,
  logout: async () => logout().then(() => false as const),
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getIdentity: async () => identity(),
  canAccess: async ({ resource, action }) => {
    const plan = plans[resource];
    const use = plan && useOf(plan, action);
    return plan !== undefined && use !== undefined && availability(plan, use, grants).may;
  },
});

const useOf = (plan: Plan, action: string): Use | undefined => standard.get(action) ?? plan.actions.find(({ name }) => name === action);

const standard: ReadonlyMap<string, Use> = new Map<string, Use>([
  ['list', 'list'],
  ['show', 'show'],
  ['create', 'create'],
  ['edit', 'update'],
]);
