import { useMemo } from 'react';
import { hasAllCustomers, sortCustomers } from './customers.ts';
import { useCustomer } from './useCustomer.ts';
import { useCustomerSearch } from './useCustomerSearch.ts';
import type { Command } from '../../engine/screens/values/commands.ts';

/** Commands that open the customers at hand, but for the selected one. */
export function useCustomerCommands(): Command[] {
  const { me, customer, openCustomer } = useCustomer();
  return useMemo(
    () =>
      sortCustomers(me.customers)
        .filter((one) => one.customerId !== customer?.customerId)
        .map((one): Command => ({ ...commandOf(one), run: () => openCustomer(one) })),
    [me, customer, openCustomer],
  );
}

/** Customers that a text finds on the platform, where the user may open more than the commands know. */
export function useFoundCustomers(text: string, commands: readonly Command[]): Command[] {
  const { me, customer, openCustomer } = useCustomer();
  const { customers } = useCustomerSearch(me, customer, text);
  if (hasAllCustomers(me) || text.trim() === '') return [];
  const known = new Set(commands.map(({ id }) => id));
  return customers
    .filter((one) => one.customerId !== customer?.customerId)
    .map((one): Command => ({ ...commandOf(one), run: () => openCustomer(one) }))
    .filter(({ id }) => !known.has(id));
}

/** Builds the command that opens a customer. */
const commandOf = (one: { awsRegion: string; customerId: string; customerDisplayName: string; organizationDisplayName: string }) => ({
  id: `customer.${one.awsRegion}.${one.customerId}`,
  group: 'scopes' as const,
  label: one.customerDisplayName,
  hint: one.organizationDisplayName,
});
