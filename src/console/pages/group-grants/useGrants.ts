import { useQuery } from '@tanstack/react-query';
import { pageTools } from '../../../generated/pageTools.ts';
import type { Sections } from '../../../domain/permissionLabels.ts';
import type { rulesOf } from '../../../domain/permissionRules.ts';
import type { GivenVariables, ToolPlan } from '../../../engine/plan/Plan.ts';
import type { Answers, Variables } from '../../../generated/operationTypes.ts';
import type { AccessPart } from '../../access/sentences.ts';
import type { Uncomputed } from '../../access/AccessNotes.tsx';
import { useCustomer } from '../../customers/useCustomer.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';

export type Statement = Parameters<typeof rulesOf>[0][number];

/** Contents of the tab: the group's grants, its sections and rules, and the customer's departments. */
export function useGrants(groupId: string, talentHubPolicyId: string | undefined) {
  const { ask, offers } = useTools();
  const { customer } = useCustomer();
  const root = customer?.rootHierarchyId;
  const loading = <Name extends keyof Answers>(operation: Name, variables: GivenVariables<Variables[Name]>, enabled = true) => ({
    queryKey: ['group grants', operation, variables],
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      const tool: ToolPlan | string = pageTools[operation] ?? operation;
      return ask<Answers[Name]>(tool, variables, { signal });
    },
    enabled: enabled && offers(operation),
    retry: false,
    structuralSharing: false as const,
  });
  const grants = useQuery(loading('CommonGetGroupGrants', { filter: { groupId } }));
  const tab = useQuery(loading('CommonGetPermissionTabState', { filter: { groupId } }));
  const hub = useQuery(loading('CommonGetPolicy', { policyId: talentHubPolicyId }, talentHubPolicyId !== undefined));
  const tree = useQuery(loading('ORGGetHierarchy', { filter: { _id: root, childrenShape: 'flatArray' } }, root !== undefined));
  return {
    // Fields of the scalar JSON have no type in the contract.
    grants: grants.data as { data: AccessPart[]; uncomputed: Uncomputed[] } | undefined,
    sections: tab.data?.SECTION_ACTIONS_MAPPINGS as Sections | undefined,
    statements: [...(tab.data?.statements ?? []), ...(hub.data?.statements ?? [])],
    nodes: tree.data && [{ ...tree.data, parentId: null }, ...tree.data.children],
    treeFailed: tree.error !== null,
    failed: grants.error !== null,
    loading: grants.isLoading || tab.isLoading || tree.isLoading || hub.isLoading,
    again: () => void Promise.all([grants.refetch(), tab.refetch(), tree.refetch()]),
  };
}
