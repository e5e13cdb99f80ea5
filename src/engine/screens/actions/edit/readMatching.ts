import type { DataProvider } from 'ra-core';
import type { Plan } from '../../../plan/Plan.ts';
import type { Values } from '../../../plan/sources.ts';
import type { Matching } from '../../values/useSelection.ts';

interface Request {
  plan: Plan;
  matching: Matching;
  parent?: Values | undefined;
  signal: AbortSignal;
}

/** Ids of the rows that match now; a list that grew is read until it has more than were counted. */
export async function readMatching(dataProvider: DataProvider, { plan, matching, parent, signal }: Request) {
  const { filter, archived, switched, total } = matching;
  const ids = new Set<string>();
  let before = '';
  for (let page = 1; ; page += 1) {
    const answer = await dataProvider.getList(plan.name, {
      pagination: { page, perPage: pageSize },
      sort: plan.sort ?? { field: '', order: 'ASC' },
      filter,
      meta: { archived, screen: 'matching', columns: [], ...(parent && { parent }), ...(switched && { switch: switched }) },
      signal,
    });
    signal.throwIfAborted();
    const { data, pageInfo } = answer;
    // A list that always returns its first page would never end.
    const now = data.map(({ id }) => String(id)).join(' ');
    if (now !== before) for (const { id } of data) ids.add(String(id));
    const ended = pageInfo?.hasNextPage === undefined ? page * pageSize >= (answer.total ?? 0) : !pageInfo.hasNextPage;
    if (ended || data.length === 0 || now === before || ids.size > total)
      return { ids: [...ids], total: Math.max(ids.size, answer.total ?? 0) };
    before = now;
  }
}

const pageSize = 100;
