import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useTools } from '../../../engine/screens/values/useAsk.ts';
import { useDateFormats } from '../../../engine/screens/values/dates.ts';

interface Trail {
  data: { at: string; actorName: string | null; actorEmail: string | null }[];
}

/** “Ann Lee saved it on 3 May at 10:24.”: the last entry of the trail about the tree, for those who may read it. */
export function useLastTreeChange(version: number): string {
  const translate = useTranslate();
  const { ask, offers } = useTools();
  const { dateTime } = useDateFormats();
  const { data } = useQuery({
    queryKey: ['departments', 'last change', version],
    queryFn: () => ask<Trail>('CommonGetAuditList', { filter: { operations: ['ORGUpdateHierarchies'], skip: 0, limit: 1 } }),
    enabled: offers('CommonGetAuditList'),
    retry: false,
  });
  const [entry] = data?.data ?? [];
  const who = entry?.actorName ?? entry?.actorEmail;
  return entry && who ? translate('screens.form.newer.who', { who, time: dateTime(entry.at) }) : translate('screens.form.newer.somebody');
}
