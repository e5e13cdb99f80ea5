import { webAddress, text, secret } from './kinds.ts';

export const delivery = {
  BACKGROUND_WORK: {
    type: 'boolean',
    default: true,
    description:
      'With `off`, this process sends no mails, text messages, reports and webhooks, and runs no background jobs: for a restored copy, which would send what was waiting, or for processes that only answer calls.',
  },
  SMTP_URL: { type: 'string', format: 'smtpAddress', unset: 'none: mails are captured', description: 'Mail server.' },
  MAIL_FROM: { ...text, unset: '`no-reply@` the host of `PUBLIC_URL`, named after the brand', description: 'Sender of mails.' },
  SMS_URL: {
    ...webAddress,
    not: { pattern: '^[^/]*//[^/?#]*@' },
    otherwise: 'must not contain a user name; use SMS_TOKEN',
    unset: 'none: a demo captures text messages',
    description: '[SMS service](integrations/sms.md) that text messages are handed to. It must not contain a user name.',
  },
  SMS_TOKEN: { ...text, description: 'Bearer token for `SMS_URL`.' },
  SMS_FROM: { ...text, description: 'Number that text messages come from.' },
  MESSAGE_HOLD_MINUTES: {
    type: 'integer',
    minimum: 0,
    maximum: 1440,
    default: 5,
    description:
      'Minutes, 0 to 1440, that mails and text messages to candidates wait after an action of a user, so that it can be undone. With 0 they leave at once.',
  },
  WEBHOOK_SECRET: {
    ...secret,
    unset: 'none: webhooks are off',
    description: 'Key that mail and SMS providers sign [delivery events](integrations/mail.md#webhooks) with, 32 characters or more.',
  },
  PROVIDER_SECRET: {
    ...secret,
    unset: 'in a demo derived from `SECRET`; else none, and no callback is accepted',
    description: 'Key that the assessment provider signs its [callbacks](integrations/assessments.md) with, 32 characters or more.',
  },
  ASSESSMENT_URL: {
    ...webAddress,
    pattern: '\\{assessmentId\\}',
    otherwise: 'must contain {assessmentId}',
    unset: 'in a demo a page that simulates interviews; else “not available”',
    description:
      'Address where candidates take assessments, such as `https://assess.example/{region}/{assessmentId}`. It must contain `{assessmentId}`.',
  },
  DKIM_PROVIDER_DOMAIN: {
    type: 'string',
    format: 'domain',
    unset: '`mail-provider.example`',
    description: 'Zone that customers’ DKIM records point into.',
  },
  DNS_SERVERS: {
    type: 'array',
    items: { type: 'string', format: 'resolver' },
    unset: 'the machine’s',
    description:
      'Resolvers for looking up customers’ domains, as IP addresses: `192.0.2.1`, `[2001:db8::1]:5353`. Separate several with commas.',
  },
  TEMPLATE_ACCOUNT: {
    type: 'string',
    format: 'account',
    default: '123456789012',
    description: 'Account number, twelve digits, whose message templates customers may use.',
  },
} as const;
