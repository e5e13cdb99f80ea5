import { Link } from 'react-router-dom';
import type { FieldProps } from '../../engine/screens/values/field.ts';
import { useScreens } from '../../engine/screens/values/ScreensProvider.tsx';
import { screenPath } from '../../engine/screens/values/useScreenPath.ts';
import { Missing } from '../../engine/screens/widgets/Missing.tsx';

const kindOf: Readonly<Record<string, string>> = {
  MAIL_QUEUE: 'MAIL',
  TEXT_MESSAGE_QUEUE: 'TEXT_MESSAGE',
  WEBHOOK_QUEUE: 'WEBHOOK',
  ATS_QUEUE: 'ATS_REQUEST',
};

/** Number of a queue's failed messages, leading to them in the list of dead letters. */
export function DeadLettersField(props: FieldProps) {
  const { base, plans } = useScreens();
  const plan = plans['dead-letters'];
  const { name, region } = props.record as { name?: string; region?: string | null };
  const kind = kindOf[name ?? ''];
  if (typeof props.value !== 'number') return <Missing />;
  if (!plan || !kind || props.value === 0) return <>{props.value}</>;
  const query = new URLSearchParams({ kinds: kind, ...(region && { regions: region }) });
  return <Link to={`${screenPath(base, plan).list}?${query.toString()}`}>{props.value}</Link>;
}
