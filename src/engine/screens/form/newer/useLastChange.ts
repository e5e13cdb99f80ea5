import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate, type RaRecord } from 'ra-core';
import { useAvailability } from '../../values/useAvailability.ts';
import { useDateFormats } from '../../values/dates.ts';
import { operationFor } from '../../values/registry.ts';

interface Trail {
  data: { at: string; actorName: string | null; actorEmail: string | null }[];
}

export function useLastChange(record: RaRecord): string {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { mayAsk } = useAvailability();
  const { dateTime } = useDateFormats();
  const { data } = useQuery({
    queryKey: ['last change', record.id, record['updatedAt']],
    queryFn: () =>
      (dataProvider['ask'] as (name: string, variables: object) => Promise<Trail>)(operationFor('auditTrail'), {
        filter: { subjectId: String(record.id), skip: 0, limit: 1 },
      }),
    enabled: mayAsk(operationFor('auditTrail')) && 'ask' in dataProvider,
    retry: false,
  });
  const [entry] = data?.data ?? [];
  const time = dateTime(entry?.at ?? record['updatedAt']);
  const who = entry?.actorName ?? entry?.actorEmail;
  if (who && time) return translate('screens.form.newer.who', { who, time });
  return time ? translate('screens.form.newer.when', { time }) : translate('screens.form.newer.somebody');
}
