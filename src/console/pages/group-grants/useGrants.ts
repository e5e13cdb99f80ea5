import { useQuery } from '@tanstack/react-query';
import { pageTools } from '../../../generated/pageTools.ts';
import type { Sections } from '../../../domain/permissionLabels.ts';
import type { rulesOf } from '../../../domain/permissionRules.ts';
import type { ToolPlan } from '../../../engine/plan/Plan.ts';
import type { AccessPart } from '../../access/sentences.ts';
import type { Uncomputed } from '../../access/AccessNotes.tsx';
import { useShell } from '../../../engine/screens/shell/ShellProvider.tsx';
import { useTools } from '../../../engine/screens/useAsk.ts';
import type { Node } from './grid.ts';

export type Statement = Parameters<typeof rulesOf>[0][number];

/** What the tab is made of: what the group grants, its sections and rules, and the customer's departments. */
export function useGrants(groupId: string, talentHubPolicyId: string | undefined) {
  const { ask, offers } = useTools();
  const { customer } = useShell();
  const root = customer?.rootHierarchyId;
  const asking = <Answer>(operation: string, variables: Record<string, unknown>, enabled = true) => ({
    queryKey: ['group grants', operation, variables],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const tool: ToolPlan | string = pageTools[operation] ?? operation;
      return (await ask(tool, variables, { signal })) as Answer;
    },
    enabled: enabled && offers(operation),
    retry: false,
    structuralSharing: false as const,
  });
  const grants = useQuery(asking<{ data: AccessPart[]; uncomputed: Uncomputed[] }>('CommonGetGroupGrants', { filter: { groupId } }));
  const tab = useQuery(
    asking<{ SECTION_ACTIONS_MAPPINGS: Sections; statements: Statement[] }>('CommonGetPermissionTabState', { filter: { groupId } }),
  );
  const hub = useQuery(
    asking<{ statements: Statement[] }>('CommonGetPolicy', { policyId: talentHubPolicyId }, talentHubPolicyId !== undefined),
  );
  const tree = useQuery(
    asking<Node & { children: Node[] }>('ORGGetHierarchy', { filter: { _id: root, childrenShape: 'flatArray' } }, root !== undefined),
  );
  return {
    grants: grants.data,
    sections: tab.data?.SECTION_ACTIONS_MAPPINGS,
    /** Statements of both policies, as far as they may be read. */
    statements: [...(tab.data?.statements ?? []), ...(hub.data?.statements ?? [])],
    nodes: tree.data && [{ ...tree.data, parentId: null }, ...tree.data.children],
    treeFailed: tree.error !== null,
    failed: grants.error !== null,
    loading: grants.isLoading || tab.isLoading || tree.isLoading || hub.isLoading,
    again: () => void Promise.all([grants.refetch(), tab.refetch(), tree.refetch()]),
  };
}
