import { useGetList, type RaRecord } from 'ra-core';
import { useState } from 'react';
import type { Plan } from '../../../plan/Plan.ts';
import { titlePaths } from '../../../plan/titleOf.ts';
import { useDebounced } from '../../values/useDebounced.ts';
import { isObject } from '../../values/formValues.ts';

export const pageSize = 10;

export function useRecordPages(plan: Plan | undefined, page: number) {
  const [text, setText] = useState('');
  const { data, total, isFetching, isPlaceholderData, error } = useGetList<RaRecord>(
    plan?.name ?? '',
    {
      pagination: { page, perPage: pageSize },
      sort: { field: plan?.columns.find(({ path }) => titlePaths(plan.title).includes(path))?.sortBy ?? '', order: 'ASC' },
      filter: text ? { q: text } : {},
      meta: { screen: 'records picker', archived: false },
    },
    { enabled: plan !== undefined, placeholderData: (before) => before },
  );
  return {
    records: data ?? [],
    total: total ?? 0,
    // Before the first rows, too, whether or not their request has begun.
    loading: error === null && (!data || (isFetching && isPlaceholderData)),
    failed: error !== null,
    look: useDebounced(setText),
  };
}

export const belongsTo = (record: RaRecord, above: string): boolean =>
  Object.values(record).some((held) => Array.isArray(held) && held.some((each) => isObject(each) && each['_id'] === above));
