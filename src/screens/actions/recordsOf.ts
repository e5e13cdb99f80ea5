import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'ra-core';
import type { ActionPlan, Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';

/** Is an action told of its rows by other fields than their ids, such as a vacancy's external id? */
export const needsRecords = ({ operation }: ActionPlan): boolean =>
  operation.vars.some(([, source]) => /^records?\./.test(String(Array.isArray(source) ? source[0] : source)));

interface Wanted {
  plan: Plan;
  ids: readonly string[];
  /** The list in which the rows are found, when they came by a filter. */
  among?: { filter: Values; archived: boolean } | undefined;
  parent?: Values | undefined;
}

/** The rows of some ids: those that the console has shown, the others asked for, a few by their ids and many by the list that holds them. */
export async function recordsOf(queryClient: QueryClient, dataProvider: DataProvider, wanted: Wanted): Promise<Map<string, Values>> {
  const { plan, ids, among, parent } = wanted;
  const found = new Map<string, Values>();
  const missing = () => ids.filter((id) => !found.has(id));
  const keep = (rows: readonly (Values | undefined)[] = []) => {
    for (const row of rows) if (row) found.set(String(row['id']), row);
  };
  for (const [, list] of queryClient.getQueriesData<{ data?: Values[] }>({ queryKey: [plan.name, 'getList'] })) keep(list?.data);
  for (const [, record] of queryClient.getQueriesData<Values>({ queryKey: [plan.name, 'getOne'] })) keep([record]);
  if (among && missing().length > few) {
    for (let page = 1; missing().length > 0; page += 1) {
      const { data } = await dataProvider.getList(plan.name, {
        pagination: { page, perPage: mostRows },
        sort: plan.sort ?? { field: '', order: 'ASC' },
        filter: among.filter,
        meta: { archived: among.archived, columns: [], ...(parent && { parent }) },
      });
      keep(data);
      if (data.length < mostRows) break;
    }
  } else if (missing().length > 0) keep((await dataProvider.getMany(plan.name, { ids: missing() })).data);
  return found;
}

const few = 20;
/** As many rows as the platform answers at once. */
const mostRows = 500;
