import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { statusOf } from '../../values/answers.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';

/** Forgets what was opened from the search once its page says that it is gone or refused. */
export function useForgetGone(): void {
  const queries = useQueryClient().getQueryCache();
  const { userId, base } = useScreens();
  useEffect(
    () =>
      queries.subscribe(({ type, query }) => {
        const [, method, params] = query.queryKey as [string?, string?, { id?: unknown }?];
        if (type !== 'updated' || method !== 'getOne' || ![403, 404].includes(statusOf(query.state.error))) return;
        // The page that shows a record may be of another resource than the list that found it.
        const gone = ` ${String(params?.id)}`;
        void import('../../values/visits.ts').then(({ forget }) =>
          forget(`${userId} ${base}`, ({ id }) => id.startsWith('record ') && id.endsWith(gone)),
        );
      }),
    [queries, userId, base],
  );
}
