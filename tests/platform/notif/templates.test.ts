import { describe, expect, it } from 'vitest';
import { NotificationEvent, SmsNotificationEvent, TemplateLanguage } from '../../../src/generated/values.ts';
import { smsParts } from '../../../src/platform/services/sms-credits/segments.ts';
import { catalogues } from '../../../src/platform/services/notifications/templates/catalogue.ts';
import { factsOf } from '../../../src/platform/services/notifications/templates/events.ts';
import type { Fact } from '../../../src/platform/services/notifications/templates/events.ts';
import { holes } from '../../../src/platform/services/notifications/templates/fill.ts';
import { renderNotice, renderSms, templateLanguageOf } from '../../../src/platform/services/notifications/templates/index.ts';
import { mailText, smsText } from '../../../src/platform/services/notifications/templates/textsOf.ts';
import { branding, everyMail, everySms, facts, link } from './messages.ts';

const shown: Record<Fact, RegExp> = {
  vacancy: /Night Manager/,
  customer: /Northlight Hotels/,
  link: /https:\/\/console\.example\/interview\/ap-southeast-2\/0123456789abcdef01234567/,
  when: /2026/,
  place: /1 Pier Road/,
  candidate: /Bo Lind/,
  brand: /Edge/,
  code: /482913/,
  email: /anna@northlight\.example/,
  credits: /1.?234/,
  threshold: /2.?500/,
};

describe('the default texts', () => {
  it('are there for 44 events by mail and 29 by text message, in ten languages', () => {
    expect([NotificationEvent.length, SmsNotificationEvent.length, TemplateLanguage.length]).toEqual([44, 29, 10]);
  });

  it.each(TemplateLanguage)('%s: the catalogue has a text for each event, and no key that nothing reads', (language) => {
    const { mail, sms } = catalogues[language];
    const events = ({ assessment, events }: { assessment: object; events: object }) =>
      [...Object.keys(assessment).flatMap((key) => [`FI_${key}`, `SI_${key}`]), ...Object.keys(events)].toSorted();
    expect(events(mail)).toEqual(NotificationEvent.toSorted());
    expect(events(sms)).toEqual(SmsNotificationEvent.toSorted());
    const keys = ({ mail, sms }: (typeof catalogues)[TemplateLanguage]) =>
      [mail, sms, mail.labels, mail.buttons, mail.notes, mail.interviews].map((part) => Object.keys(part).toSorted());
    expect(keys(catalogues[language])).toEqual(keys(catalogues['en-US']));
    for (const text of [...Object.values(mail.assessment), ...Object.values(mail.events)])
      expect(Object.keys(text).toSorted()).toEqual(['lines', 'subject']);
  });

  it.each(TemplateLanguage)('%s: a text outside the events uses no fact but its own', (language) => {
    const { mail, sms } = catalogues[language];
    expect([holes(mail.greeting), holes(sms.greeting)]).toEqual([['firstName'], ['firstName']]);
    for (const name of holes(mail.about)) expect(['vacancy', 'customer']).toContain(name);
    for (const text of Object.values(mail.notes)) for (const name of holes(text)) expect(name).toBe('customer');
    for (const text of Object.values(mail.buttons))
      for (const name of holes(text)) expect(['interview', 'Interview', 'how']).toContain(name);
    const words = Object.values(mail.interviews).flatMap(({ interview, how }) => [interview, how]);
    const bare = [mail.greetingUnnamed, mail.closing, mail.linkHint, ...Object.values(mail.labels), ...words];
    for (const text of bare) expect(text).not.toMatch(/[{}]/);
  });

  it.each(everyMail)(
    '$event, $language: the mail is filled, with and without branding, and says all that it needs',
    ({ event, language }) => {
      for (const look of [undefined, branding]) {
        const { subject, text, html } = renderNotice(event, language, facts, look);
        for (const part of [subject, text, html.replace(/<style>.*<\/style>/s, '')])
          expect(part).not.toMatch(/[{}[\]]|\b(undefined|null|NaN)\b/);
        expect(subject).toMatch(/^\S.{5,140}\S$/);
        expect(html).toContain(`<html lang="${language}">`);
        for (const fact of factsOf(event).needs) expect(`${subject}\n${text}`, fact).toMatch(shown[fact]);
        expect(text).toContain('Anna');
      }
    },
  );

  it.each(everySms)('$event, $language: the text message is filled and says all that it needs', ({ event, language }) => {
    const text = renderSms(event, language, facts);
    expect(text).not.toMatch(/[{}[\]]|\b(undefined|null)\b/);
    expect(text).toContain('Anna');
    for (const fact of factsOf(event).needs) expect(text, fact).toMatch(shown[fact]);
  });

  it.each(everyMail)('$event, $language: uses no fact that it does not have', ({ event, language }) => {
    const { needs, may = [], button } = factsOf(event);
    const own = new Set<string>([...needs, ...may]);
    const { subject, lines, notes, button: label } = mailText(event, language);
    for (const text of [subject, ...lines, ...notes, label ?? '']) expect(holes(text).filter((name) => !own.has(name))).toEqual([]);
    // Facts that may be missing have no place in a subject, which cannot be left out.
    for (const name of holes(subject)) expect(needs).toContain(name);
    expect(Boolean(button)).toBe(own.has('link'));
  });

  it.each(everySms)(
    '$event, $language: the text message uses no fact that it does not have, and stands without those that it may have',
    (each) => {
      const { needs, may = [] } = factsOf(each.event);
      const text = smsText(each.event, each.language);
      for (const name of holes(text)) expect([...needs, ...may]).toContain(name);
      for (const name of holes(text.replace(/\[[^\]]*\]/g, ''))) expect(needs).toContain(name);
    },
  );

  it.each(everySms)(
    '$event, $language: the text message is written in letters that cost least, and takes two parts at most',
    ({ event, language }) => {
      const text = renderSms(event, language, facts);
      expect(smsParts(text)).toBeLessThanOrEqual(2);
      for (let start = 0; start < text.length; start += 100) expect(smsParts(text.slice(start, start + 100).padEnd(160, 'a'))).toBe(1);
    },
  );

  it.each(TemplateLanguage.filter((language) => language !== 'en-US'))('%s: nothing was left in English', (language) => {
    const [english, own] = [catalogues['en-US'].mail, catalogues[language].mail];
    const same = (one: Record<string, string>, other: Record<string, string>) => Object.keys(one).filter((key) => one[key] === other[key]);
    expect(same(english.buttons, own.buttons)).toEqual([]);
    expect(same(english.notes, own.notes)).toEqual([]);
    expect(same(english.labels, own.labels)).toEqual([]);
    for (const key of ['greetingUnnamed', 'closing', 'linkHint', 'about'] as const) expect(own[key]).not.toBe(english[key]);
    for (const event of NotificationEvent) {
      const said = new Set(mailText(event, 'en-US').lines);
      expect(mailText(event, language).lines.filter((line) => line !== '{code}' && said.has(line))).toEqual([]);
    }
    for (const event of SmsNotificationEvent) expect(smsText(event, language)).not.toBe(smsText(event, 'en-US'));
  });

  it.each(TemplateLanguage)('%s: no two events are reported in the same words', (language) => {
    const all = NotificationEvent.map((event) => renderNotice(event, language, facts).text);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('a message', () => {
  it('leaves out what is not known, as long as it can do without it', () => {
    const { text } = renderNotice('LI_CANDIDATE_SCHEDULED', 'en-US', { ...facts, place: null, link: null });
    expect(text).not.toMatch(/Where|Open the interview|http/);
    expect(renderSms('LI_CANDIDATE_SCHEDULED', 'en-US', { ...facts, place: null, link: null })).toMatch(
      /is booked: 24 Nov 2026, 2:00 pm UTC\+11\.$/,
    );
    expect(renderSms('LI_CANDIDATE_CANCELLED', 'en-US', { ...facts, startsAt: null })).toContain('at Northlight Hotels has been cancelled');
    expect(renderNotice('FI_INVITED', 'de', { ...facts, firstName: ' ' }).text).toMatch(/^Guten Tag,\n/);
    expect(renderSms('FI_COMPLETED', 'en-US', { ...facts, firstName: null })).toMatch(/^Thank you!/);
  });

  it.each([{ link: null }, { link: 'javascript:alert(1)' }, { link: '//console.example' }, { vacancy: '' }])(
    'is refused where it cannot do without: %o',
    (missing) => {
      const [name] = Object.keys(missing);
      expect(() => renderNotice('FI_INVITED', 'en-US', { ...facts, ...missing })).toThrow(`A message of FI_INVITED needs ${name}.`);
    },
  );

  it('says nothing of what is known but not its event’s', () => {
    expect(renderNotice('FI_INVITED', 'en-US', facts).text).not.toMatch(/Bo Lind|1 Pier Road|482913|2026/);
  });

  it('tells a time in the language, by the clock of the region, with its zone', () => {
    const at = (language: TemplateLanguage, region: 'us-east-1' | 'eu-west-1' | 'ap-southeast-2') =>
      renderNotice('LI_CANDIDATE_SCHEDULED', language, { ...facts, region }).text.replace(/\s/g, ' ');
    expect(at('en-US', 'us-east-1')).toContain('Monday, November 23, 2026 at 10:00 PM (Eastern Standard Time, UTC-5)');
    expect(at('en-US', 'eu-west-1')).toMatch(/Tuesday,? 24 November 2026 at 03:00 \(Greenwich Mean Time, UTC\+0\)/);
    expect(at('en-US', 'ap-southeast-2')).toMatch(/Tuesday,? 24 November 2026 at 2:00 pm \(Australian Eastern Daylight Time, UTC\+11\)/);
    expect(at('de', 'ap-southeast-2')).toMatch(/Dienstag, 24\. November 2026 um 14:00 \(.+, UTC\+11\)/);
    expect(at('fr', 'us-east-1')).toMatch(/lundi 23 novembre 2026 à 22:00 \(.+, UTC-5\)/);
  });

  it.each(TemplateLanguage)('%s: names every month in letters that cost least', (language) => {
    for (let month = 0; month < 12; month += 1) {
      const text = renderSms('LI_CANDIDATE_SCHEDULED', language, {
        ...facts,
        startsAt: new Date(Date.UTC(2026, month, 14)),
        link: null,
        place: null,
      });
      expect(smsParts(text), text).toBe(1);
    }
  });

  it('has a template language for every language of a stage', () => {
    expect(templateLanguageOf('en-GB')).toBe('en-US');
    expect(templateLanguageOf('nb')).toBe('nb');
  });

  it('reads the same as text and as HTML', () => {
    const { text, html } = renderNotice('FI_INVITED', 'fr', facts);
    for (const paragraph of text
      .trim()
      .split('\n\n')
      .flatMap((part) => part.split(/: (?=https)|\n/))) {
      expect(html.replaceAll('&#39;', "'")).toContain(paragraph);
    }
    expect(html).toContain(`href="${link}"`);
  });
});
