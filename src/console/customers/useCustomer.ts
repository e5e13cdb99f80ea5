import { useCallback } from 'react';
import { useShell } from '../../engine/screens/values/ShellProvider.tsx';
import type { CustomerSummary, Me } from './customers.ts';
import { scopeOfCustomer } from './scope.ts';

/** The selected customer, the signed-in user, and the way to another customer. */
export function useCustomer() {
  const { scope, me, openScope } = useShell();
  return {
    customer: scope?.values as unknown as CustomerSummary | undefined,
    me: me as Me,
    openCustomer: useCallback((one: CustomerSummary) => openScope?.(scopeOfCustomer(one)), [openScope]),
  };
}
