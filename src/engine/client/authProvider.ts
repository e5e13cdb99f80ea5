import type { AuthProvider, UserIdentity } from 'ra-core';
import type { Plans } from './buildQuery.ts';

export interface AuthProviderOptions {
  plans: Plans;
  can: (operation: string) => boolean;
  identity: () => UserIdentity;
  logout: () => Promise<void>;
}

/**
 * react-admin's auth provider of a console that is mounted only after sign-in: nothing in it redirects.
 * An ended session is the client's `expired` event and the shell's dialog, never a lost page.
 */
export const createAuthProvider = ({ plans, can, identity, logout }: AuthProviderOptions): AuthProvider => ({
  login: async () => undefined,
  logout: async () => logout().then(() => false as const),
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getIdentity: async () => identity(),
  canAccess: async ({ resource, action }) => {
    const plan = plans[resource];
    const use = standard[action];
    const operation = use ? plan?.[use] : plan?.actions.find(({ name }) => name === action)?.operation;
    return operation !== undefined && can(operation.name);
  },
});

const standard: Record<string, 'list' | 'get' | 'create' | 'update' | undefined> = {
  list: 'list',
  show: 'get',
  create: 'create',
  edit: 'update',
};
