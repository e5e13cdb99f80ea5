import { hasAllCustomers } from '../shell/customers.ts';
import { useShell } from '../shell/ShellProvider.tsx';
import { useCustomerSearch } from '../shell/useCustomerSearch.ts';
import type { Command } from './commands.ts';

export function useCustomerCommands(text: string, commands: readonly Command[]): Command[] {
  const { me, customer, openCustomer } = useShell();
  const { customers } = useCustomerSearch(me, customer, text);
  if (hasAllCustomers(me) || text.trim() === '') return [];
  const known = new Set(commands.map(({ id }) => id));
  return customers
    .filter((one) => one.customerId !== customer?.customerId)
    .map((one): Command => ({ ...commandOf(one), run: () => openCustomer(one) }))
    .filter(({ id }) => !known.has(id));
}

export const commandOf = (one: {
  awsRegion: string;
  customerId: string;
  customerDisplayName: string;
  organizationDisplayName: string;
}) => ({
  id: `customer.${one.awsRegion}.${one.customerId}`,
  group: 'customers' as const,
  label: one.customerDisplayName,
  hint: one.organizationDisplayName,
});
