import { keepPreviousData, useQuery } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { useDataProvider } from 'ra-core';
import type { CalendarPlan } from '../../../plan/Plan.ts';
import { requestOf } from '../listRequest.ts';
import type { Row } from '../listState.ts';
import type { Collection } from '../useCollection.ts';
import type { Day } from './days.ts';

const perPage = 100;
/** More entries than these are not drawn, and the calendar says so. */
export const mostEntries = 1000;

/** The rows of a span of days, besides the list's other filters. */
export function useCalendarRows(
  { plan, state, around, requestedColumns, views }: Collection,
  calendar: CalendarPlan,
  days: readonly Day[],
) {
  const dataProvider = useDataProvider();
  const { filter, from } = calendar;
  const span = {
    [filter.from]: dayjs(days[0]).startOf('day').toISOString(),
    [filter.to]: dayjs(days.at(-1)).endOf('day').toISOString(),
  };
  const sortBy = plan.columns.find(({ path }) => path === from)?.sortBy;
  const asked = requestOf(
    {
      ...state,
      page: 1,
      perPage,
      filters: { ...state.filters, [filter.name]: span },
      ...(sortBy !== undefined && { sort: { field: sortBy, order: 'ASC' as const } }),
    },
    requestedColumns,
    around,
  );
  const columns = [...new Set([...asked.meta.columns, from, ...(calendar.until === undefined ? [] : [calendar.until])])];
  const request = { ...asked, meta: { ...asked.meta, columns, screen: `${asked.meta.screen} ${calendar.name}` } };
  return useQuery({
    // As a list of the resource, so that changes reload it.
    queryKey: [plan.name, 'getList', 'calendar', request],
    enabled: !views.pending,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const rows: Row[] = [];
      for (let page = 1; ; page += 1) {
        const { data, total, pageInfo } = await dataProvider.getList<Row>(plan.name, { ...request, pagination: { page, perPage }, signal });
        rows.push(...data);
        const follows = total === undefined ? pageInfo?.hasNextPage === true : rows.length < total;
        if (!follows || data.length === 0 || rows.length >= mostEntries) return { data: rows, total, follows: follows && data.length > 0 };
      }
    },
  });
}
