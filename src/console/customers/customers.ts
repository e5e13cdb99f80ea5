export interface CustomerSummary {
  customerId: string;
  customerDisplayName: string;
  organizationDisplayName: string;
  organizationId: string;
  awsRegion: string;
  rootHierarchyId: string;
  uniqueName: string;
}

/** The signed-in user (spec 1 §3). */
export interface Me {
  _id: string;
  hierarchyId: string;
  organizationId: string;
  customerId: string;
  groupIds: string[];
  userType: string;
  email: string;
  firstName: string;
  lastName: string;
  defaultCustomer: { awsRegion: string; customerId: string } | null;
  /** All customers that the user may open, or the first of many. */
  customers: CustomerSummary[];
  /** Total number of customers; absent if all of them were sent. */
  customerCount?: number;
  /** Nothing else is open to the user before a second factor is added. */
  mustAddFactor?: boolean;
}

/** True if every customer is loaded, so that the platform need not search. */
export const hasAllCustomers = ({ customers, customerCount = 0 }: Pick<Me, 'customers' | 'customerCount'>): boolean =>
  customerCount <= customers.length;

/** Alphabetical, names that start with a symbol last (spec 1 §2.2). */
export function sortCustomers(customers: readonly CustomerSummary[]): CustomerSummary[] {
  return [...customers].sort(
    (a, b) =>
      Number(startsWithSymbol(a)) - Number(startsWithSymbol(b)) ||
      collator.compare(a.customerDisplayName.trim(), b.customerDisplayName.trim()) ||
      a.awsRegion.localeCompare(b.awsRegion),
  );
}

/** Every typed word must occur in the name, account name or organisation. */
export function searchCustomers(customers: readonly CustomerSummary[], search: string): CustomerSummary[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return customers.filter((customer) => {
    const text = `${customer.customerDisplayName} ${customer.uniqueName} ${customer.organizationDisplayName}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Path of a customer's part of the console (spec 1 §2.1). */
export const tenantPath = (customer: { awsRegion: string; customerId: string }): string =>
  `/region/${customer.awsRegion}/customers/${customer.customerId}`;

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const startsWithSymbol = ({ customerDisplayName }: CustomerSummary) => !/^[\p{L}\p{N}]/u.test(customerDisplayName.trim());
