import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Values } from '../../../plan/sources.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { useTools } from '../../values/useAsk.ts';
import type { Kind } from './kinds.ts';

/** Specification 3 §9: ten a page, and no more than four pages. */
const pageSize = 10;
const mostPages = 4;

interface Page {
  data: Values[];
  pagination: { totalItems: number };
}

/** A new text aborts the previous request. */
export function useSearch(kind: Kind | undefined, text: string) {
  const { ask } = useTools();
  const { base } = useScreens();
  const { data, error, fetchStatus, isPlaceholderData, isFetchNextPageError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: ['search', base, kind?.name, text],
      enabled: kind !== undefined && text !== '',
      initialPageParam: 0,
      queryFn: async ({ signal, pageParam }): Promise<Page> => {
        if (!kind) return { data: [], pagination: { totalItems: 0 } };
        return await ask<Page>(kind.tool, kind.variables(text, { skipEq: pageParam, limitEq: pageSize }), { signal });
      },
      getNextPageParam: (last, pages) =>
        pages.length < mostPages && pages.length * pageSize < last.pagination.totalItems ? pages.length : undefined,
      // Previous rows stay until the new ones arrive, unless they are of another kind.
      placeholderData: (before, query) => (query?.queryKey[2] === kind?.name ? keepPreviousData(before) : undefined),
      // No cache: tabs start at their first page (specification 3 §4), and people's names are stored nowhere.
      gcTime: 0,
      staleTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    });
  const pages = text === '' ? undefined : data?.pages;
  const rows = pages?.flatMap((page) => page.data);
  const total = pages?.at(-1)?.pagination.totalItems ?? 0;
  return {
    rows: error && !isFetchNextPageError ? undefined : rows,
    total,
    stale: isPlaceholderData,
    asking: fetchStatus === 'fetching',
    offline: fetchStatus === 'paused',
    error: isFetchNextPageError ? null : error,
    /** The next page failed to load. */
    moreFailed: isFetchNextPageError,
    askingMore: isFetchingNextPage,
    more: hasNextPage && !isPlaceholderData ? () => void fetchNextPage() : undefined,
    /** The maximum number of pages is reached. */
    tooMany: !hasNextPage && rows !== undefined && total > rows.length,
    again: () => void refetch(),
  };
}
