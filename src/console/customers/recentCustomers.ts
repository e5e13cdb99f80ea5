import type { CustomerSummary } from './customers.ts';

const most = 5;
const key = 'customers.recent';

/** In this browser, newest first; forgotten with the session. */
export function recentCustomers(): CustomerSummary[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCustomer) : [];
  } catch {
    return [];
  }
}

export function keepRecent(customer: CustomerSummary): void {
  const others = recentCustomers().filter((one) => one.customerId !== customer.customerId);
  try {
    localStorage.setItem(key, JSON.stringify([customer, ...others].slice(0, most)));
  } catch {
    // A full or blocked storage only costs the shortcut.
  }
}

const isCustomer = (value: unknown): value is CustomerSummary =>
  typeof value === 'object' &&
  value !== null &&
  ['customerId', 'customerDisplayName', 'organizationDisplayName', 'awsRegion', 'uniqueName'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  );
