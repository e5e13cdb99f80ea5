import type { NotificationEvent, SmsNotificationEvent, TemplateLanguage } from '../../../../generated/values.ts';
import type { Button, Detail, Note } from './events.ts';
import danish from './texts/da.json' with { type: 'json' };
import german from './texts/de.json' with { type: 'json' };
import english from './texts/en-US.json' with { type: 'json' };
import spanish from './texts/es.json' with { type: 'json' };
import finnish from './texts/fi.json' with { type: 'json' };
import french from './texts/fr.json' with { type: 'json' };
import italian from './texts/it.json' with { type: 'json' };
import norwegian from './texts/nb.json' with { type: 'json' };
import dutch from './texts/nl.json' with { type: 'json' };
import swedish from './texts/sv.json' with { type: 'json' };

export interface MailText {
  subject: string;
  lines: readonly string[];
}

type AfterCode<Event> = Event extends `FI_${infer Rest}` ? Rest : never;
type OfAssessment = `${'FI' | 'SI'}_${string}`;

interface Texts<Event extends string, Text> {
  assessment: Record<AfterCode<Event>, Text>;
  events: Record<Exclude<Event, OfAssessment>, Text>;
}

export type InterviewCode = 'FI' | 'SI';

export interface InterviewWords {
  interview: string;
  how: string;
}

interface MailTexts extends Texts<NotificationEvent, MailText> {
  greeting: string;
  greetingUnnamed: string;
  closing: string;
  linkHint: string;
  about: string;
  labels: Record<Detail, string>;
  buttons: Record<Button, string>;
  notes: Record<Note, string>;
  interviews: Record<InterviewCode, InterviewWords>;
}

/** Bracketed parts are omitted if a fact is missing. Use GSM 03.38 letters: a message holds more than twice as many. */
interface SmsTexts extends Texts<SmsNotificationEvent, string> {
  greeting: string;
}

interface Catalogue {
  mail: MailTexts;
  sms: SmsTexts;
}

export const catalogues: Record<TemplateLanguage, Catalogue> = {
  'en-US': english,
  da: danish,
  nl: dutch,
  // Non-breaking spaces around double signs.
  fr: french,
  // Names stay uninflected: the nouns “yritys” and “tehtävä” before them take the endings.
  fi: finnish,
  de: german,
  it: italian,
  es: spanish,
  sv: swedish,
  nb: norwegian,
};
