import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { Values } from '../../engine/plan/sources.ts';
import { useTools } from '../../engine/screens/values/useAsk.ts';
import { useDateFormats } from '../../engine/screens/values/dates.ts';

interface RetentionCounts {
  candidates: number;
  videos: number;
  nextRunAt: string;
}

export function Retention({ values }: { values: Values }) {
  const translate = useTranslate();
  const { ask, offers } = useTools();
  const { long } = useDateFormats();
  const { retentionPeriod } = values;
  const isOffered = offers('AppsPreviewRetention');
  const { data, isError } = useQuery({
    queryKey: ['retention preview', retentionPeriod],
    queryFn: async ({ signal }) => await ask<RetentionCounts>('AppsPreviewRetention', { input: { retentionPeriod } }, { signal }),
    enabled: isOffered,
    // Figures age quickly: never cached.
    gcTime: 0,
  });
  if (!isOffered) return null;
  if (isError) return <Alert severity="warning">{translate('retention.unknown')}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={48} />;
  const { candidates, videos, nextRunAt } = data;
  if (candidates + videos === 0) return <Alert severity="info">{translate('retention.nothing')}</Alert>;
  return (
    <Alert severity="warning" role="status">
      {translate('retention.would', {
        candidates: translate('retention.candidates', { smart_count: candidates }),
        videos: translate('retention.videos', { smart_count: videos }),
        at: long(nextRunAt) ?? '',
      })}
    </Alert>
  );
}
