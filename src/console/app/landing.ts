import { isRegion } from './regions.ts';
import { sortCustomers, tenantPath, type CustomerSummary, type Me } from '../customers/customers.ts';

export interface Address {
  region?: string;
  customerId?: string;
  /** Below the tenant's base, without a leading slash. */
  rest: string;
}

/** Part of the console for a signed-in user at an address (spec 1 §2.1, §3). */
export type Destination =
  | { kind: 'tenant'; customer: CustomerSummary; base: string }
  /** The browser goes on to this path. */
  | { kind: 'move'; path: string }
  /** 'Nothing to see here': the address names a customer that this session may not open. */
  | { kind: 'foreign'; customer?: CustomerSummary }
  | { kind: 'unknownRegion'; region: string }
  | { kind: 'noCustomer' };

/** Takes an address apart. */
export function parseAddress(pathname: string): Address {
  const match = /^\/region\/([^/]+)(?:\/customers\/([^/]+))?(?:\/(.*))?$/.exec(pathname);
  if (!match) return { rest: pathname.replace(/^\/+/, '') };
  const [, region, customerId, rest = ''] = match;
  return { region: decode(region), customerId: customerId && decode(customerId), rest };
}

/** The selected customer is the one of the address; any other address goes to the default customer (spec 1 §2.1, §3). */
export function placeOf(pathname: string, me: Me): Destination {
  const { region, customerId } = parseAddress(pathname);
  const own = defaultCustomerOf(me);
  if (region && !isRegion(region)) return { kind: 'unknownRegion', region };
  if (region && customerId) {
    const customer = me.customers.find((one) => one.customerId === customerId && one.awsRegion === region);
    return customer ? { kind: 'tenant', customer, base: tenantPath(customer) } : { kind: 'foreign', customer: own };
  }
  if (region) {
    // Only a region: the default customer if it lives there, else the first of the region's.
    const there = own?.awsRegion === region ? own : sortCustomers(me.customers).find((one) => one.awsRegion === region);
    return there ? { kind: 'move', path: tenantPath(there) } : { kind: 'foreign', customer: own };
  }
  return own ? { kind: 'move', path: tenantPath(own) } : { kind: 'noCustomer' };
}

function defaultCustomerOf({ defaultCustomer, customers }: Me): CustomerSummary | undefined {
  return customers.find((one) => one.customerId === defaultCustomer?.customerId && one.awsRegion === defaultCustomer.awsRegion);
}

function decode(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part);
  } catch {
    return part;
  }
}
