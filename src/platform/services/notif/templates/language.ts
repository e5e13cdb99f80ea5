import type { NotificationEvent, SmsNotificationEvent } from '../../../../generated/types.ts';
import type { Button, Detail, FactsOf, Note } from './events.ts';

/** Mail texts of one language; `{…}` is a fact. */
export interface MailText {
  subject: string;
  /** Paragraphs; one with an unknown fact is omitted. */
  lines: readonly string[];
}

type AfterCode<Event> = Event extends `FI_${infer Rest}` ? Rest : never;
/** Chat and video interviews share sentences; `{interview}`, `{Interview}` and `{how}` differ. */
type AssessmentEvent = AfterCode<NotificationEvent>;
type AssessmentSmsEvent = AfterCode<SmsNotificationEvent>;
type OfAssessment = `${'FI' | 'SI'}_${string}`;

export type InterviewCode = 'FI' | 'SI';

/** Name of the interview within a sentence, and how it is taken. */
export interface InterviewWords {
  interview: string;
  how: string;
}

export interface MailTexts {
  greeting: string;
  greetingUnnamed: string;
  /** Precedes the customer's or the brand's name. */
  closing: string;
  /** Precedes the plain address, for mail programs without buttons. */
  linkHint: string;
  /** Footer of candidates' mails. */
  about: string;
  labels: Record<Detail, string>;
  buttons: Record<Button, string>;
  notes: Record<Note, string>;
  interviews: Record<InterviewCode, InterviewWords>;
  assessment: Record<AssessmentEvent, MailText>;
  mails: Record<Exclude<NotificationEvent, OfAssessment>, MailText>;
}

export interface SmsTexts {
  /** Start of every message. */
  greeting: string;
  /** Bracketed parts are omitted if a fact is missing. Use GSM 03.38 letters: a message holds more than twice as many. */
  assessment: Record<AssessmentSmsEvent, string>;
  messages: Record<Exclude<SmsNotificationEvent, OfAssessment>, string>;
}

/** Declares a language's mails; a missing event or an unknown placeholder does not compile. */
export const mailTexts = <const Given extends MailTexts>(texts: Given & CheckedMails<Given>): MailTexts => texts;

/** Declares a language's text messages, as strictly. */
export const smsTexts = <const Given extends SmsTexts>(texts: Given & CheckedSms<Given>): SmsTexts => texts;

type Holes<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;
type Filled<Text, Known> =
  Exclude<Holes<Text>, Known> extends infer Unknown
    ? [Unknown] extends [never]
      ? Text
      : `{${Unknown & string}} is not known here`
    : never;
type FilledMail<Mail, Known> = {
  [Part in keyof Mail]: Mail[Part] extends string
    ? Filled<Mail[Part], Known>
    : { [Line in keyof Mail[Part]]: Filled<Mail[Part][Line], Known> };
};
type Word = keyof InterviewWords | 'Interview';
type AssessmentFacts<Key> = Word | FactsOf<`FI_${Key & string}` & NotificationEvent>;

interface CheckedMails<Given extends MailTexts> {
  greeting: Filled<Given['greeting'], 'firstName'>;
  about: Filled<Given['about'], 'vacancy' | 'customer'>;
  buttons: { [Key in keyof Given['buttons']]: Filled<Given['buttons'][Key], Word> };
  notes: { [Key in keyof Given['notes']]: Filled<Given['notes'][Key], 'customer'> };
  assessment: { [Key in keyof Given['assessment']]: FilledMail<Given['assessment'][Key], AssessmentFacts<Key>> };
  mails: { [Key in keyof Given['mails']]: FilledMail<Given['mails'][Key], FactsOf<Key & NotificationEvent>> };
}

interface CheckedSms<Given extends SmsTexts> {
  greeting: Filled<Given['greeting'], 'firstName'>;
  assessment: { [Key in keyof Given['assessment']]: Filled<Given['assessment'][Key], AssessmentFacts<Key>> };
  messages: { [Key in keyof Given['messages']]: Filled<Given['messages'][Key], FactsOf<Key & NotificationEvent>> };
}
