import type { NotificationEvent, SmsNotificationEvent } from '../../../../generated/types.ts';
import type { Button, Detail, FactsOf, Note } from './events.ts';

/** What a mail says in one language. `{…}` stands for a fact. */
export interface MailText {
  subject: string;
  /** Paragraphs; one that names a fact which is not known is left out. */
  lines: readonly string[];
}

type AfterCode<Event> = Event extends `FI_${infer Rest}` ? Rest : never;
/** Chat and video interview are told of in the same sentences; `{interview}`, `{Interview}` and `{how}` stand for what differs. */
type AssessmentEvent = AfterCode<NotificationEvent>;
type AssessmentSmsEvent = AfterCode<SmsNotificationEvent>;
type OfAssessment = `${'FI' | 'SI'}_${string}`;

export type InterviewCode = 'FI' | 'SI';

/** What a chat or a video interview is called within a sentence, and how it is done. */
export interface InterviewWords {
  interview: string;
  how: string;
}

export interface MailTexts {
  /** To somebody by first name. */
  greeting: string;
  /** To somebody whose name is not known. */
  greetingUnnamed: string;
  /** Before the customer's name, or the brand's. */
  closing: string;
  /** Before the address itself, for those whose mail program shows no button. */
  linkHint: string;
  /** Below every mail to a candidate: what it is about. */
  about: string;
  labels: Record<Detail, string>;
  buttons: Record<Button, string>;
  notes: Record<Note, string>;
  interviews: Record<InterviewCode, InterviewWords>;
  assessment: Record<AssessmentEvent, MailText>;
  mails: Record<Exclude<NotificationEvent, OfAssessment>, MailText>;
}

export interface SmsTexts {
  /** Before every message. */
  greeting: string;
  /**
   * A part in square brackets is left out where a fact in it is not known. The letters are those of GSM 03.38, of which a message holds more
   * than twice as many as of any others.
   */
  assessment: Record<AssessmentSmsEvent, string>;
  messages: Record<Exclude<SmsNotificationEvent, OfAssessment>, string>;
}

/** Declares the mails of a language: an event that is missing, or a placeholder that its event does not have, does not compile. */
export const mailTexts = <const Given extends MailTexts>(texts: Given & CheckedMails<Given>): MailTexts => texts;

/** Declares the text messages of a language, as strictly. */
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
