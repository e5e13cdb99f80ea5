import type { QueryClient } from '@tanstack/react-query';
import type { Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { titleOf } from '../../plan/titleOf.ts';
import type { Refused } from './runInParts.ts';

export type RefusedGroup = Pick<Refused, 'reason' | 'args'> & { ids: string[] };

export function byReason(refused: readonly Refused[]): RefusedGroup[] {
  const groups = new Map<string, RefusedGroup>();
  for (const { _id, reason, args } of refused) {
    const key = `${reason} ${JSON.stringify(args)}`;
    const group = groups.get(key) ?? { reason, args: args ?? null, ids: [] };
    group.ids.push(_id);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((one, other) => other.ids.length - one.ids.length);
}

export function knownNames(queryClient: QueryClient, plan: Plan): Map<string, string> {
  const lists = queryClient.getQueriesData<{ data?: Values[] }>({ queryKey: [plan.name, 'getList'] });
  const rows = lists.flatMap(([, list]) => list?.data ?? []);
  return new Map(rows.map((row) => [String(row['id']), titleOf(plan, row)]).filter(([, name]) => name !== '') as [string, string][]);
}
