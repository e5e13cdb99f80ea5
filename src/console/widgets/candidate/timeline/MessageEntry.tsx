import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { commandOf } from '../../../../engine/screens/values/pageCommands.ts';
import { useDateFormats } from '../../../../engine/screens/values/dates.ts';
import type { Tone } from '../../../../engine/screens/values/registry.ts';
import { useScreens } from '../../../../engine/screens/values/ScreensProvider.tsx';
import { useAvailability } from '../../../../engine/screens/values/useAvailability.ts';
import { screenPath } from '../../../../engine/screens/values/useScreenPath.ts';
import { Tag } from '../../../../engine/screens/widgets/Tag.tsx';
import type { Message } from './entries.ts';

/** A message with its status, and why it did not arrive with what to do about it. */
export function MessageEntry({ message }: { message: Message }) {
  const translate = useTranslate();
  const { dateTime } = useDateFormats();
  const { base, plans } = useScreens();
  const { may } = useAvailability();
  const { channel, event, subject, recipient, status, failure, at } = message;
  const about = translate(`enums.NotificationEvent.${event}`, { _: translate(`enums.SmsNotificationEvent.${event}`, { _: event }) });
  const log = channel === 'EMAIL' ? (plans['emails'] ?? plans['email-events']) : plans['sms-events'];
  const [name] = channel === 'EMAIL' ? ['mailRecipient'] : ['phoneNumber'];
  const resends = status === 'FAILED' && /_(INVITED|ASSESSMENT_LINK_RESENT)$|REMINDER$/.test(event) ? commandOf('r')?.run : undefined;
  return (
    <article>
      <header>
        <strong>{subject || about}</strong>
        <Tag tone={tones[status]}>{translate(`screens.timeline.statuses.${status}`, { _: status })}</Tag>
      </header>
      <small>
        {translate(`screens.timeline.to.${channel}`, { to: recipient })}
        {status === 'WAITING' && ` · ${translate('screens.timeline.leaves', { at: dateTime(at) ?? '' })}`}
      </small>
      {failure && (
        <p>
          {translate(`enums.MessageFailure.${failure}`, { _: failure })} {translate(`screens.timeline.advice.${failure}`, { _: '' })}
        </p>
      )}
      {(resends ?? (log && may(log, 'open'))) && (
        <footer>
          {resends && (
            <Button size="small" onClick={resends}>
              {translate('screens.timeline.resend')}
            </Button>
          )}
          {log && may(log, 'open') && (
            <Button
              size="small"
              component={Link}
              to={`${screenPath(base, log).list}?${new URLSearchParams({ [name ?? '']: recipient }).toString()}`}
            >
              {translate('screens.timeline.log')}
            </Button>
          )}
        </footer>
      )}
    </article>
  );
}

const tones: Record<string, Tone | undefined> = {
  WAITING: 'info',
  DELIVERED: 'success',
  OPENED: 'success',
  CLICKED: 'success',
  FAILED: 'error',
  COMPLAINED: 'warning',
};
