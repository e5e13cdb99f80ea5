import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { pageTools } from '../../../generated/pageTools.ts';
import { anyPlace } from '../../../domain/permissionRules.ts';
import { sortCustomers, type CustomerSummary } from '../../customers/customers.ts';
import { useCustomer } from '../../customers/useCustomer.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';
import type { CustomerChoice } from './rules/editorRules.ts';

/** The customers that a rule can be about: those of the organisation, in every region (spec 2 §7). */
export function useCustomers() {
  const translate = useTranslate();
  const { ask, offers } = useTools();
  const { customer: here, me } = useCustomer();
  const organizationId = here?.organizationId;
  const tool = pageTools['ORGGetOrganizationGlobalCustomers'];
  const mayAsk = organizationId !== undefined && tool !== undefined && offers('ORGGetOrganizationGlobalCustomers');
  const { data, error, refetch } = useQuery({
    queryKey: ['customers of the organisation', organizationId],
    queryFn: async ({ signal }) => {
      if (!tool) throw new Error('the contract has no operation ORGGetOrganizationGlobalCustomers');
      const all: CustomerSummary[] = [];
      for (let skip = 0, pages = 1; skip < pages; skip += 1) {
        const answer = await ask(tool, { organization: { _id: organizationId ?? '' }, skip, limit: 500 }, { signal });
        all.push(...answer.data);
        pages = answer.pagination.totalPages;
      }
      return all;
    },
    enabled: mayAsk,
    staleTime: 60_000,
    retry: false,
  });
  const choices = useMemo(() => {
    // Without the right to list customers, falls back to those of the switcher.
    const listed = data ?? me?.customers.filter((one) => one.organizationId === organizationId) ?? [];
    const known = listed.some(({ customerId }) => customerId === here?.customerId) || !here ? listed : [here, ...listed];
    return sortCustomers(known).map(choiceOf);
  }, [data, me, organizationId, here]);
  const everyName = useMemo(() => {
    const names = new Map([...(me?.customers ?? []).map(choiceOf), ...choices].map(({ customerId, name }) => [customerId, name]));
    return names.set(anyPlace, translate('permissions.anyCustomer'));
  }, [me, choices, translate]);
  return {
    choices,
    nameOf: useCallback((id: string) => everyName.get(id), [everyName]),
    own: useMemo(() => (here ? choiceOf(here) : undefined), [here]),
    /** Rights in all customers are given by those alone who hold them: the platform's own staff. */
    mayGrantAny: me?.userType === 'PROVIDER_STAFF',
    failed: error !== null,
    retry: () => void refetch(),
  };
}

const choiceOf = (customer: CustomerSummary): CustomerChoice => ({
  customerId: customer.customerId,
  name: customer.customerDisplayName,
  organizationName: customer.organizationDisplayName,
  awsRegion: customer.awsRegion,
  organizationId: customer.organizationId,
});
