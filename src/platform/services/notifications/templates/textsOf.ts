import { SmsNotificationEvent } from '../../../../generated/values.ts';
import type { NotificationEvent, TemplateLanguage } from '../../../../generated/values.ts';
import { catalogues } from './catalogue.ts';
import type { InterviewCode, InterviewWords, MailText } from './catalogue.ts';
import { factsOf } from './events.ts';

interface WholeMail extends MailText {
  button?: string;
  notes: string[];
}

export function mailText(event: NotificationEvent, language: TemplateLanguage): WholeMail {
  const { assessment, events, interviews, buttons, notes: all } = catalogues[language].mail;
  const { code, key } = parts(event);
  const { button, notes = [] } = factsOf(event);
  const { subject, lines } = code ? assessment[key as keyof typeof assessment] : events[event as keyof typeof events];
  const worded = (text: string) => (code ? withWords(text, interviews[code]) : text);
  return {
    ...{ subject: worded(subject), lines: lines.map(worded), notes: notes.map((note) => all[note]) },
    ...(button && { button: worded(buttons[button]) }),
  };
}

export function smsText(event: SmsNotificationEvent, language: TemplateLanguage): string {
  const { mail, sms } = catalogues[language];
  const { code, key } = parts(event);
  if (!code) return sms.events[event as keyof typeof sms.events];
  return withWords(sms.assessment[key as keyof typeof sms.assessment], mail.interviews[code]);
}

export const isSmsEvent = (event: NotificationEvent): event is SmsNotificationEvent => bySms.has(event);

const bySms: ReadonlySet<string> = new Set(SmsNotificationEvent);

function parts(event: NotificationEvent): { code?: InterviewCode; key: string } {
  const [, code, key] = /^(FI|SI)_(.+)$/.exec(event) ?? [];
  return code && key ? { code: code as InterviewCode, key } : { key: event };
}

/** `{Interview}` starts a sentence. */
const withWords = (text: string, { interview, how }: InterviewWords): string =>
  text
    .replaceAll('{interview}', interview)
    .replaceAll('{Interview}', interview.charAt(0).toUpperCase() + interview.slice(1))
    .replaceAll('{how}', how);
