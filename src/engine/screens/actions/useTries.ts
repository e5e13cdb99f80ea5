import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ActionPlan, Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import type { Matching } from '../values/useSelection.ts';
import { useTools } from '../values/useAsk.ts';
import { needsRecords, recordsOf } from './recordsOf.ts';
import { sumOf, type TriedAction } from './tries.ts';
import { operationFor } from '../values/registry.ts';

export interface TrialInput {
  ids: readonly string[];
  matching?: Matching | undefined;
  parent?: Values | undefined;
  data: Values;
}

interface Previewing {
  preview: (resource: string, params: object) => Promise<TriedAction>;
}

/** Undefined if the platform cannot count, or does not respond. */
export function useTries(plan: Plan) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { offers } = useTools();
  return async (action: ActionPlan, { ids, matching, parent, data }: TrialInput): Promise<TriedAction | undefined> => {
    if (!offers(operationFor('previewAction'))) return undefined;
    const { preview } = dataProvider as unknown as Previewing;
    const meta = { operation: action.name, ...(parent && { parent }) };
    try {
      // An action of the whole list, such as an invitation, is one call without ids.
      if (matching || action.on === 'list')
        return await preview(plan.name, { ids: [], data, meta: { ...meta, ...(matching && { matching }) } });
      const records = needsRecords(action) ? await recordsOf(queryClient, dataProvider, { plan, action, ids, parent }) : undefined;
      const parts: TriedAction[] = [];
      for (let start = 0; start < ids.length; start += partSize) {
        const part = ids.slice(start, start + partSize);
        const rows = records && part.flatMap((id) => records.get(id) ?? []);
        parts.push(
          await preview(plan.name, { ids: part, data, meta: { ...meta, ...(rows && { records: rows }) }, previousData: rows?.[0] }),
        );
      }
      return sumOf(parts);
    } catch {
      return undefined;
    }
  };
}

const partSize = 500;
