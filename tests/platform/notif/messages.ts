import { NotificationEvent, SmsNotificationEvent, TemplateLanguage } from '../../../src/generated/values.ts';
import type { MailBranding, TemplateFacts } from '../../../src/platform/services/notifications/templates/index.ts';

// Shared by the tests of the default texts: every event in every language, and facts for all of them.

export const everyMail = TemplateLanguage.flatMap((language) => NotificationEvent.map((event) => ({ language, event })));
export const everySms = TemplateLanguage.flatMap((language) => SmsNotificationEvent.map((event) => ({ language, event })));

export const link = 'https://console.example/interview/ap-southeast-2/0123456789abcdef01234567';

/** All that an event could need. */
export const facts = {
  firstName: 'Anna',
  region: 'ap-southeast-2',
  brand: 'Edge',
  customer: 'Northlight Hotels',
  vacancy: 'Night Manager',
  link,
  startsAt: new Date('2026-11-24T03:00:00Z'),
  place: '1 Pier Road',
  candidate: 'Bo Lind',
  code: '482913',
  email: 'anna@northlight.example',
  credits: 1234,
  threshold: 2500,
} as const satisfies TemplateFacts;

export const branding: MailBranding = {
  title: 'Careers at Northlight',
  logoUrl: 'https://assets.example/logo.png?size=2&dark="no"',
  theme: [
    { name: 'header', type: null, value: { backgroundColor: '#12355b', fontColor: '#ffffff', linkColor: null } },
    { name: 'button', type: null, value: { backgroundColor: '#c8401f', fontColor: '#ffffff', linkColor: null } },
  ],
};
