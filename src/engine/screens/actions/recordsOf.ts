import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'ra-core';
import type { ActionPlan, Plan } from '../../plan/Plan.ts';
import { walk } from '../../plan/Source.ts';
import { at, type Values } from '../../plan/sources.ts';

/** True if an action names its rows by other fields than their ids, such as an external id. */
export const needsRecords = (action: ActionPlan): boolean => fieldsFor(action).length > 0;

/** The fields of a row that an action sends. */
const fieldsFor = ({ operation }: ActionPlan): string[] =>
  operation.vars
    .flatMap(([, source]) => walk(source))
    .flatMap((source) => (source.from === 'record' || source.from === 'records' ? [source.path] : []));

interface RecordQuery {
  plan: Plan;
  action: ActionPlan;
  ids: readonly string[];
  /** The list in which the rows are found, when they came by a filter. */
  among?: { filter: Values; archived: boolean } | undefined;
  parent?: Values | undefined;
}

/** Finds rows by their ids: those on hand with every field that the action sends; the others are loaded, a few by id, many by their list. */
export async function recordsOf(
  queryClient: QueryClient,
  dataProvider: DataProvider,
  requested: RecordQuery,
): Promise<Map<string, Values>> {
  const { plan, action, ids, among, parent } = requested;
  const fields = fieldsFor(action);
  const found = new Map<string, Values>();
  const missing = () => ids.filter((id) => !found.has(id));
  const keep = (rows: readonly (Values | undefined)[] = []) => {
    for (const row of rows) if (row) found.set(String(row['id']), row);
  };
  // A form loads its own fields alone, so what it left behind may lack those of the action.
  const isWhole = (row: Values | undefined) => row !== undefined && fields.every((field) => at(row, field) !== undefined);
  for (const [, list] of queryClient.getQueriesData<{ data?: Values[] }>({ queryKey: [plan.name, 'getList'] }))
    keep(list?.data?.filter(isWhole));
  for (const [, record] of queryClient.getQueriesData<Values>({ queryKey: [plan.name, 'getOne'] })) keep([record].filter(isWhole));
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
