import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate, type RaRecord } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { Plan } from '../../../plan/Plan.ts';
import { statusOf } from '../../values/answers.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { Card } from '../../layout/RecordSkeleton.tsx';
import { useTools } from '../../values/useAsk.ts';
import { ActivityEntry } from './ActivityEntry.tsx';
import type { AuditEntry } from './undoable.ts';
import { UndoEntry } from './UndoEntry.tsx';
import { undoOf } from './undoOf.ts';
import { operationFor } from '../../values/registry.ts';

interface AuditPage {
  data: AuditEntry[];
  pagination: { totalItems: number };
}

export const ActivityTab = (props: { plan: Plan; record: RaRecord }) => (
  <Card>
    <Activity {...props} />
  </Card>
);

function Activity({ plan, record }: { plan: Plan; record: RaRecord }) {
  const translate = useTranslate();
  const { ask } = useTools();
  const { plans } = useScreens();
  const subjectId = String(record.id);
  // As of opening the page; afterwards the platform refuses what is too late.
  const [now] = useState(() => Date.now());
  const list = useRef<HTMLOListElement>(null);
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['activity', subjectId],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) =>
      await ask<AuditPage>(operationFor('auditTrail'), { filter: { subjectId, skip: pageParam, limit: pageSize } }, { signal }),
    getNextPageParam: ({ pagination }, pages) => (pages.length * pageSize < pagination.totalItems ? pages.length : undefined),
  });
  const shown = data?.pages.length ?? 0;
  useEffect(() => {
    // Focus the first new entry, not the start of the page.
    if (shown > 1) list.current?.querySelectorAll('li')[(shown - 1) * pageSize]?.focus();
  }, [shown]);

  if (isPending) return <Waiting />;
  if (error && !data)
    return (
      <Notice role="alert">
        {translate(statusOf(error) === 403 ? 'screens.activity.denied' : 'screens.activity.failed')}
        {statusOf(error) !== 403 && (
          <Button variant="outlined" onClick={() => void refetch()}>
            {translate('screens.retry')}
          </Button>
        )}
      </Notice>
    );
  // New entries shift the pages: show each once.
  const entries = [...new Map(data.pages.flatMap((page) => page.data).map((entry) => [entry._id, entry])).values()];
  if (entries.length === 0) return <Notice>{translate('screens.activity.empty')}</Notice>;
  const here = [plan, ...Object.values(plans).filter(({ parent }) => parent === plan.name)];
  return (
    <>
      <Entries ref={list} aria-label={translate('screens.activity.label')}>
        {entries.map((entry, index) => {
          const way = undoOf(here, entries, index, now);
          return (
            <ActivityEntry
              key={entry._id}
              plan={plan}
              subjectId={subjectId}
              entry={entry}
              undo={way && <UndoEntry way={way} entry={entry} />}
            />
          );
        })}
      </Entries>
      {hasNextPage && (
        <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 2 }}>
          {translate('screens.activity.more')}
        </Button>
      )}
    </>
  );
}

function Waiting() {
  return (
    <div aria-busy>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} height={56} width={`${80 - index * 10}%`} animation={false} />
      ))}
    </div>
  );
}

const pageSize = 30;

const Entries = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });

const Notice = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(4, 2),
  textAlign: 'center',
  color: theme.palette.text.secondary,
}));
