import { SmsNotificationEvent } from '../../../../generated/values.ts';
import type { NotificationEvent, TemplateLanguage } from '../../../../generated/values.ts';
import { factsOf } from './events.ts';
import type { InterviewCode, InterviewWords, MailText, MailTexts, SmsTexts } from './language.ts';
import { danish as danishMails } from './mails/danish.ts';
import { dutch as dutchMails } from './mails/dutch.ts';
import { english as englishMails } from './mails/english.ts';
import { finnish as finnishMails } from './mails/finnish.ts';
import { french as frenchMails } from './mails/french.ts';
import { german as germanMails } from './mails/german.ts';
import { italian as italianMails } from './mails/italian.ts';
import { norwegian as norwegianMails } from './mails/norwegian.ts';
import { spanish as spanishMails } from './mails/spanish.ts';
import { swedish as swedishMails } from './mails/swedish.ts';
import { danish as danishSms } from './sms/danish.ts';
import { dutch as dutchSms } from './sms/dutch.ts';
import { english as englishSms } from './sms/english.ts';
import { finnish as finnishSms } from './sms/finnish.ts';
import { french as frenchSms } from './sms/french.ts';
import { german as germanSms } from './sms/german.ts';
import { italian as italianSms } from './sms/italian.ts';
import { norwegian as norwegianSms } from './sms/norwegian.ts';
import { spanish as spanishSms } from './sms/spanish.ts';
import { swedish as swedishSms } from './sms/swedish.ts';

/** Default texts of all template languages (specification 2 §3 «Notifications»). */
export const languages: Record<TemplateLanguage, MailTexts> = {
  'en-US': englishMails,
  da: danishMails,
  nl: dutchMails,
  fr: frenchMails,
  fi: finnishMails,
  de: germanMails,
  it: italianMails,
  es: spanishMails,
  sv: swedishMails,
  nb: norwegianMails,
};

export const smsLanguages: Record<TemplateLanguage, SmsTexts> = {
  'en-US': englishSms,
  da: danishSms,
  nl: dutchSms,
  fr: frenchSms,
  fi: finnishSms,
  de: germanSms,
  it: italianSms,
  es: spanishSms,
  sv: swedishSms,
  nb: norwegianSms,
};

interface WholeMail extends MailText {
  button?: string;
  notes: string[];
}

export function mailText(event: NotificationEvent, language: TemplateLanguage): WholeMail {
  const { assessment, mails, interviews, buttons, notes: all } = languages[language];
  const { code, key } = parts(event);
  const { button, notes = [] } = factsOf(event);
  const { subject, lines } = code ? assessment[key as keyof typeof assessment] : mails[event as keyof typeof mails];
  const worded = (text: string) => (code ? withWords(text, interviews[code]) : text);
  return {
    ...{ subject: worded(subject), lines: lines.map(worded), notes: notes.map((note) => all[note]) },
    ...(button && { button: worded(buttons[button]) }),
  };
}

export function smsText(event: SmsNotificationEvent, language: TemplateLanguage): string {
  const { assessment, messages } = smsLanguages[language];
  const { code, key } = parts(event);
  if (!code) return messages[event as keyof typeof messages];
  return withWords(assessment[key as keyof typeof assessment], languages[language].interviews[code]);
}

/** True if an event has a text message (decisions §7). */
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
