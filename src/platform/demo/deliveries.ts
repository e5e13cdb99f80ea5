import type { EmailEventType, NotificationEvent } from '../../generated/types.ts';
import type { Region } from '../regions.ts';
import type { SmsMessageStatus } from '../services/sms-events/table.ts';
import type { Chance } from './deterministic.ts';

const second = 1000;
const minute = 60 * second;

interface MailStep {
  eventType: EmailEventType;
  timestamp: Date;
}

export function mailSteps(luck: Chance, time: number, base: Date): MailStep[] {
  const steps: MailStep[] = [];
  let now = time;
  const add = (eventType: EmailEventType, after: number) => {
    now += Math.floor(after * (0.5 + luck.next()));
    steps.push({ eventType, timestamp: new Date(now) });
  };
  add('Send', 0);
  if (luck.happens(0.03)) add('Bounce', 5 * second);
  else {
    add('Delivery', 4 * second);
    if (luck.happens(0.62)) {
      add('Open', 90 * minute);
      if (luck.happens(0.2)) add('Open', 300 * minute);
      if (luck.happens(0.55)) add('Click', minute);
      if (luck.happens(0.01)) add('Complaint', 30 * minute);
    }
  }
  return steps.filter(({ timestamp }) => timestamp < base);
}

interface TextStep {
  eventType: string;
  smsMessageStatus: SmsMessageStatus;
  smsMessageStatusDescription: string;
  isFinal: boolean;
  carrierName: string | null;
  timestamp: Date;
}

type Outcome = [status: SmsMessageStatus, description: string];

const failures: Outcome[] = [
  ['Invalid', 'The number is not valid'],
  ['Unreachable', 'The phone is switched off or out of reach'],
  ['Unknown', 'The carrier gave no reason'],
  ['Blocked', 'The number does not accept messages'],
  ['Spam', 'The carrier took the message for spam'],
  ['Failed', 'The message could not be sent'],
  ['Carrier Unreachable', 'The carrier cannot be reached'],
];

const carriers = ['Example Mobile', 'Southern Cell', 'Lightwave', 'Beacon'];

export function textSteps(luck: Chance, time: number, base: Date): TextStep[] {
  const carrierName = luck.happens(0.9) ? luck.pick(carriers) : null;
  const steps: TextStep[] = [];
  let now = time;
  const add = (eventType: string, [smsMessageStatus, smsMessageStatusDescription]: Outcome, isFinal: boolean, after: number) => {
    now += Math.floor(after * (0.5 + luck.next()));
    steps.push({ eventType, smsMessageStatus, smsMessageStatusDescription, isFinal, carrierName, timestamp: new Date(now) });
  };
  add('_SMS.BUFFERED', ['Pending', 'The message waits at the carrier'], false, second);
  if (luck.happens(0.04)) return steps.filter(({ timestamp }) => timestamp < base);
  if (luck.happens(0.12)) add('_SMS.FAILURE', luck.pick(failures), true, 40 * second);
  else {
    const arrived: Outcome = luck.happens(0.7)
      ? ['Delivered', 'The phone has the message']
      : ['Successful', 'The carrier took the message'];
    add('_SMS.SUCCESS', arrived, true, 12 * second);
    if (luck.happens(0.3)) add('_SMS.CLICK', ['Click', 'The link was opened'], true, 50 * minute);
  }
  return steps.filter(({ timestamp }) => timestamp < base);
}

export const templateOf = (event: NotificationEvent, region: Region, channel: 'EMAIL' | 'SMS'): string =>
  `arn:aws:mobiletargeting:${region}:123456789012:templates/${event.toLowerCase().replaceAll('_', '-')}-en-us/${channel}`;

const subjects: [pattern: RegExp, subject: (customer: string) => string][] = [
  [/^ORG_USER/, () => 'Your account is ready'],
  [/MFA_CODE$/, () => 'Your verification code'],
  [/RESET_PASSWORD$/, () => 'Reset your password'],
  [/^TI_PDF/, () => 'The report that you asked for'],
  [/^NOTIF_SMS/, () => 'Your SMS credits are running low'],
  [/^FI_.*(INVITED|RESENT)$/, (customer) => `${customer} invites you to a chat interview`],
  [/^SI_.*(INVITED|RESENT)$/, (customer) => `${customer} invites you to a video interview`],
  [/^[FS]I_.*REMINDER$/, (customer) => `Your interview with ${customer} is waiting for you`],
  [/^[FS]I_COMPLETED$/, (customer) => `${customer} has received your interview`],
  [/^[FS]I_/, (customer) => `Your interview with ${customer}`],
  [/^MI_/, () => 'Your My Insights'],
  [/DECLINED$/, (customer) => `Your application to ${customer}`],
  [/CANCELLED$/, (customer) => `Cancelled: live interview with ${customer}`],
  [/^LI_/, (customer) => `Live interview with ${customer}`],
];

export const subjectOf = (event: NotificationEvent, customer: string): string =>
  subjects.find(([pattern]) => pattern.test(event))?.[1](customer) ?? 'A message for you';
