import { useDataProvider, type RaRecord } from 'ra-core';
import { useMemo } from 'react';
import { pageTools } from '../../../../generated/pageTools.ts';
import type { ToolPlan } from '../../../../engine/plan/Plan.ts';
import type { Answers } from '../../../../generated/operationTypes.ts';
import { useTools } from '../../../../engine/screens/values/useAsk.ts';
import { consoleStore } from './consoleStore.ts';
import type { Ask, Store } from './permissionStore.ts';
import { talentHubStore } from './talentHubStore.ts';

export function useStore(panel: string, resource: string, record: RaRecord): Store {
  const { ask } = useTools();
  const dataProvider = useDataProvider();
  const { id } = record;
  const known = record['talentHubPolicyId'] as string | null | undefined;
  const name = String(record['name'] ?? '');
  return useMemo(() => {
    const askTool: Ask = (operation, variables, options) => {
      const tool: ToolPlan | undefined = pageTools[operation];
      if (!tool) throw new Error(`the contract has no operation ${operation}`);
      return ask<Answers[typeof operation]>(tool, variables, options);
    };
    if (panel !== 'talentHub') return consoleStore(askTool, String(id));
    return talentHubStore(askTool, {
      groupId: String(id),
      groupName: name,
      policyId: async () => {
        if (known) return known;
        // It may have been made since the group was read: here, or by somebody else.
        const { data } = await dataProvider.getOne(resource, { id, meta: { screen: 'permissions' } });
        return (data['talentHubPolicyId'] as string | null) ?? undefined;
      },
    });
  }, [panel, resource, id, known, name, ask, dataProvider]);
}
