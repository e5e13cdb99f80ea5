import { useGetList, useGetManyAggregate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import type { FieldPlan } from '../../plan/Plan.ts';
import { titleOf, titlePaths } from '../../plan/titleOf.ts';
import { useScreens } from '../values/ScreensProvider.tsx';
import { useDebounced } from '../values/useDebounced.ts';

export function useReferenceOptions(field: FieldPlan, ids: readonly string[]) {
  const { plans } = useScreens();
  const plan = field.reference ? plans[field.reference] : undefined;
  const [search, setSearch] = useState('');
  const [keep] = useState(keeping);
  const list = useGetList<RaRecord>(
    plan?.name ?? '',
    {
      pagination: { page: 1, perPage: plan?.search ? 50 : 500 },
      sort: { field: plan?.columns.find(({ path }) => titlePaths(plan.title).includes(path))?.sortBy ?? '', order: 'ASC' },
      filter: plan?.search && search ? { q: search } : {},
      meta: { screen: `picker ${field.name}` },
    },
    { enabled: plan !== undefined, placeholderData: (before) => before },
  );
  const options = list.data ?? [];
  const elsewhere = ids.filter((id) => !options.some((option) => String(option.id) === id));
  // Earlier choices may be missing in the search results.
  const isElsewhere = elsewhere.length > 0 && plan !== undefined;
  const { data: found, refetch } = useGetManyAggregate<RaRecord>(plan?.name ?? '', { ids: elsewhere }, { enabled: isElsewhere });
  const known = [...options, ...(found ?? []).filter((record) => record !== undefined)];
  const name = (record: RaRecord) => (plan && titleOf(plan, record)) || String(record.id);

  return {
    options,
    chosen: keep(
      ids.map((id) => ({ id, found: known.find((record) => String(record.id) === id) })),
      name,
    ),
    name,
    // Known from the first failure on, while it is tried again; offline, the request waits and is no error yet.
    loading: list.isFetching && list.failureReason === null,
    error: list.error ?? list.failureReason ?? (list.isPaused ? offline : undefined),
    again: () => {
      void list.refetch();
      if (isElsewhere) void refetch();
    },
    /** Search that the server's choices match; undefined if it cannot search. */
    answered: plan?.search && !list.isPlaceholderData ? search : undefined,
    look: useDebounced(setSearch),
  };
}

/** Last known records, the same objects while they keep their names: the picker drops what is typed when its value is another object. */
function keeping() {
  const records = new Map<string, RaRecord>();
  let last: RaRecord[] = [];
  return (looked: readonly { id: string; found: RaRecord | undefined }[], name: (record: RaRecord) => string): RaRecord[] => {
    const chosen = looked.map(({ id, found }) => {
      const before = records.get(id);
      if (before && (!found || name(before) === name(found))) return before;
      const record = found ?? { id };
      records.set(id, record);
      return record;
    });
    const isSame = chosen.length === last.length && chosen.every((record, index) => record === last[index]);
    if (!isSame) last = chosen;
    return last;
  };
}

const offline = new Error('offline');
