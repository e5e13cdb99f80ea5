import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebouncedText } from '../../engine/screens/values/useDebouncedText.ts';
import { useTools } from '../../engine/screens/values/useAsk.ts';
import { hasAllCustomers, searchCustomers, sortCustomers, type CustomerSummary, type Me } from './customers.ts';
import { recentCustomers } from './recentCustomers.ts';

interface CustomerMatches {
  customers: CustomerSummary[];
  /** Total number of matches; the list may hold only the first. */
  total: number;
  state: 'ready' | 'searching' | 'failed';
}

/** Current and recent ones first; searches on the platform only if not all are loaded. */
export function useCustomerSearch(me: Me, current: CustomerSummary | undefined, text: string): CustomerMatches {
  const { ask, hasAsk } = useTools();
  const isWhole = hasAllCustomers(me) || !hasAsk;
  const known = useMemo(() => {
    const sorted = sortCustomers(me.customers);
    return isWhole ? sorted : distinct([...(current ? [current] : []), ...recentCustomers(), ...sorted]);
  }, [me.customers, current, isWhole]);
  const local = useMemo(() => searchCustomers(known, text), [known, text]);
  const requested = text.trim();
  const { debounced } = useDebouncedText(requested);
  const { data, isError } = useQuery({
    queryKey: ['customers', debounced],
    enabled: !isWhole && debounced !== '',
    queryFn: async ({ signal }) =>
      await ask<{
        data: CustomerSummary[];
        pagination: { totalItems: number };
      }>('AuthSearchCustomers', { searchText: debounced }, { signal }),
    gcTime: 0,
    retry: false,
    networkMode: 'always',
    refetchOnWindowFocus: false,
  });
  if (isWhole) return { customers: local, total: local.length, state: 'ready' };
  if (requested === '') return { customers: known, total: me.customerCount ?? known.length, state: 'ready' };
  if (debounced !== requested || (!data && !isError)) return { customers: local, total: local.length, state: 'searching' };
  if (!data) return { customers: local, total: local.length, state: 'failed' };
  // Put local matches first, so that Enter opens the current or a recent customer.
  const all = distinct([...local.filter((one) => data.data.some((each) => isSame(one, each))), ...data.data]);
  return { customers: all, total: data.pagination.totalItems, state: 'ready' };
}

const distinct = (customers: readonly CustomerSummary[]): CustomerSummary[] =>
  [...new Map(customers.toReversed().map((one) => [`${one.awsRegion} ${one.customerId}`, one])).values()].toReversed();

export const isSame = (one: CustomerSummary, other?: CustomerSummary): boolean =>
  one.customerId === other?.customerId && one.awsRegion === other.awsRegion;
