import type { NotificationEvent, SmsNotificationEvent, StageLanguage, TemplateLanguage } from '../../../../generated/values.ts';
import type { Look } from '../../../mail/brandedPage.ts';
import { renderMail } from '../../../mail/renderMail.ts';
import type { MailPart, RenderedMail } from '../../../mail/renderMail.ts';
import { catalogues } from './catalogue.ts';
import { factsOf } from './events.ts';
import { forMail, forSms } from './facts.ts';
import type { TemplateFacts, Written } from './facts.ts';
import { fill } from './fill.ts';
import { plainLetters } from './letters.ts';
import { coloursOf, logoOf } from './look.ts';
import type { MailBranding } from './look.ts';
import { ownParts, ownSms, ownSubject } from './ownText.ts';
import type { OwnText } from './ownText.ts';
import { mailText, smsText } from './textsOf.ts';

export const templateLanguageOf = (language: StageLanguage): TemplateLanguage => (language === 'en-GB' ? 'en-US' : language);

/** Renders a mail by the customer's own text, else the default one, in the customer's branding. Throws if a required fact is missing. */
export function renderNotice(
  event: NotificationEvent,
  language: TemplateLanguage,
  facts: TemplateFacts,
  branding?: MailBranding,
  own?: OwnText,
): RenderedMail {
  const known = required(event, forMail(facts, { language }));
  const look = lookOf(event, language, known, branding);
  const { subject, lines, button, notes } = mailText(event, language);
  const rows = details(event, language, known);
  if (own) {
    const content = { subject: ownSubject(own, known) || (fill(subject, known) ?? ''), parts: ownParts(own, event, known, rows) };
    return renderMail(content, facts.brand, look);
  }
  const texts = (all: readonly string[]): MailPart[] => all.flatMap((line) => part(line, known));
  const parts = [
    greeting(language, known),
    ...texts(lines),
    ...rows,
    ...(button && known.link ? [{ label: fill(button, known) ?? '', url: known.link }] : []),
    ...texts(notes),
    `${catalogues[language].mail.closing}\n${signatory(event, known)}`,
  ];
  return renderMail({ subject: fill(subject, known) ?? '', parts }, facts.brand, look);
}

export function renderSms(event: SmsNotificationEvent, language: TemplateLanguage, facts: TemplateFacts, own?: OwnText): string {
  const known = required(event, forSms(facts, { language }));
  if (own) return plainLetters(ownSms(own, event, known));
  const greeting = known.firstName ? fill(catalogues[language].sms.greeting, known) : '';
  return plainLetters(`${greeting ?? ''}${fill(smsText(event, language), known) ?? ''}`);
}

/** Only the facts of the event; others known stay private. */
function required(event: NotificationEvent, facts: Written): Written {
  const { needs, may = [] } = factsOf(event);
  const missing = needs.filter((fact) => !facts[fact]);
  if (missing.length > 0) throw new Error(`A message of ${event} needs ${missing.join(', ')}.`);
  const own = new Set<string>([...needs, ...may, 'firstName']);
  return Object.fromEntries(Object.entries(facts).filter(([fact]) => own.has(fact)));
}

function part(line: string, facts: Written): MailPart[] {
  if (line === '{code}' && facts.code) return [{ code: facts.code }];
  const text = fill(line, facts);
  return text ? [text] : [];
}

function greeting(language: TemplateLanguage, facts: Written): string {
  const { greeting, greetingUnnamed } = catalogues[language].mail;
  return fill(greeting, facts) ?? greetingUnnamed;
}

function details(event: NotificationEvent, language: TemplateLanguage, facts: Written): MailPart[] {
  const { labels } = catalogues[language].mail;
  const rows = (factsOf(event).details ?? []).flatMap((detail) => {
    const value = facts[detail];
    return value ? [{ label: labels[detail], value }] : [];
  });
  return rows.length > 0 ? [{ details: rows }] : [];
}

/** Customers sign messages to candidates and people; the product signs those about accounts. */
const signatory = (event: NotificationEvent, { customer, brand }: Written): string =>
  (factsOf(event).reader === 'account' ? brand : customer) ?? '';

function lookOf(event: NotificationEvent, language: TemplateLanguage, facts: Written, branding?: MailBranding): Look {
  const { linkHint, about } = catalogues[language].mail;
  const logo = logoOf(branding);
  return {
    ...{ language, linkHint, title: branding?.title.trim() || signatory(event, facts) },
    ...(logo && { logo }),
    ...(factsOf(event).reader === 'candidate' && { footer: fill(about, facts) ?? '' }),
    ...{ header: coloursOf(branding, 'header'), button: coloursOf(branding, 'button') },
  };
}
