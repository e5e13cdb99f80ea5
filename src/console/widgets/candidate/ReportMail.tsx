import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { candidateTools } from '../../../generated/candidateTools.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';
import { useDateFormats } from '../../../engine/screens/values/dates.ts';
import { statusTones } from '../statusTones.ts';
import { Tag } from '../../../engine/screens/widgets/Tag.tsx';

/** Latest event of the report's email (specification 3 §9); nothing if none was sent. */
export function ReportMail({ assessmentId }: { assessmentId: string }) {
  const translate = useTranslate();
  const { dateTime } = useDateFormats();
  const { ask, offers } = useTools();
  const tool = candidateTools['NotifGetLatestEmailEventByAssessmentId'];
  const { data } = useQuery({
    queryKey: ['report mail', assessmentId],
    queryFn: async ({ signal }) =>
      (await ask<Event | undefined>(tool as Tool, { assessmentId, templateTypes: ['MI_REPORT'] }, { signal })) ?? null,
    enabled: tool !== undefined && offers(tool.name),
  });
  if (!data) return null;
  const { eventType, timestamp } = data;
  const at = dateTime(timestamp);
  return (
    <Tag tone={statusTones[eventType]} {...(at && { title: at })}>
      {translate(`enums.EmailEventType.${eventType}`, { _: eventType })}
    </Tag>
  );
}

type Tool = NonNullable<(typeof candidateTools)[string]>;
type Event = { eventType: string; timestamp: string } | null;
