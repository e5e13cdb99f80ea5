import type { NotificationChannel, NotificationEvent, SmsNotificationEvent, TemplateLanguage } from '../../../../generated/values.ts';
import { catalogues } from './catalogue.ts';
import { factsOf } from './events.ts';
import { forMail, forSms } from './facts.ts';
import type { TemplateFacts, Written } from './facts.ts';
import { optionalFacts } from './ownText.ts';
import type { OwnText } from './ownText.ts';
import { mailText, smsText } from './textsOf.ts';

export interface Message {
  event: NotificationEvent;
  channel: NotificationChannel;
  language: TemplateLanguage;
}

export interface Variable {
  name: string;
  isRequired: boolean;
  /** Not always known: a paragraph that uses it is left out then. */
  isOptional: boolean;
  isInSubject: boolean;
  example: string;
}

const made = { firstName: 'Alex', candidate: 'Alex Example', vacancy: 'Sales Assistant', place: '1 Example Street' };
const wanted: ReadonlySet<string> = new Set(['link', 'when']);

/** The closed list of a message's variables. */
export function variablesOf({ event, channel, language }: Message, facts: TemplateFacts): Variable[] {
  const { needs, may = [], details } = factsOf(event);
  const written: Written = (channel === 'SMS' ? forSms : forMail)({ ...facts, ...made }, { language });
  const optional = optionalFacts(event);
  const own = (['firstName', ...needs, ...may] as const).map((name) => ({
    name,
    isRequired: needs.includes(name as never) && wanted.has(name),
    isOptional: optional.has(name),
    isInSubject: channel === 'EMAIL' && name !== 'link' && !optional.has(name),
    example: written[name] ?? '',
  }));
  const { labels } = catalogues[language].mail;
  const example = (details ?? []).flatMap((name) => (written[name] ? [`${labels[name]}: ${written[name]}`] : [])).join('\n');
  const panel = { name: 'details', isRequired: false, isOptional: false, isInSubject: false, example };
  return details && channel === 'EMAIL' ? [...own, panel] : own;
}

/** The platform's text, as a customer would write it. */
export const platformText = (message: Message): OwnText =>
  message.channel === 'SMS' ? { subject: null, body: smsBody(message) } : mailBody(message);

function mailBody({ event, language }: Message): OwnText {
  const { subject, lines, button, notes } = mailText(event, language);
  const { greeting, closing } = catalogues[language].mail;
  const parts = [
    greeting,
    ...lines,
    ...(factsOf(event).details ? ['{details}'] : []),
    ...(button ? [`[${button}]({link})`] : []),
    ...notes,
    `${closing}\n{customer}`,
  ];
  return { subject: doubled(subject), body: doubled(parts.join('\n\n')) };
}

/** Bracketed parts at the end become lines, which are left out in the same way; those within a sentence go. */
function smsBody({ event, language }: Message): string {
  const text = `${catalogues[language].sms.greeting}${smsText(event as SmsNotificationEvent, language)}`;
  const [, start = '', end = ''] = /^(.*?)((?:\[[^\]]*\])*)$/s.exec(text) ?? [];
  const lines = [...end.matchAll(/\[([^\]]*)\]/g)].map(([, line = '']) => line.trim());
  return doubled([start.replace(/\[[^\]]*\]/g, ''), ...lines].join('\n'));
}

const doubled = (text: string): string => text.replace(/\{(\w+)\}/g, '{{$1}}');
