import { NotificationChannel, NotificationEvent, TemplateLanguage } from '../../src/generated/values.ts';
import { choice, flag } from '../fields.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';
import { templatePatterns } from '../../src/domain/notificationEvents.ts';
import { when } from '../when.ts';

const key = 'validation.notificationSettings';

/** Missing or null is the default template; an own one that is empty was switched on and not filled in (specification 2 §5 “Notifications”). */
const template = {
  type: ['string', 'null'],
  minLength: 1,
  maxLength: limits.url,
  pattern: templatePatterns.any,
  errorMessage: {
    type: `${key}.template.required`,
    minLength: `${key}.template.required`,
    maxLength: `${key}.template.pattern`,
    pattern: `${key}.template.pattern`,
  },
} as const;

const ofChannel = <const Channel extends 'EMAIL' | 'SMS'>(channel: Channel) =>
  when(
    {
      properties: { type: { const: channel }, template: { type: 'string', pattern: templatePatterns.any } },
      required: ['type', 'template'],
    },
    { properties: { template: { pattern: templatePatterns[channel], errorMessage: { pattern: `${key}.template.pattern` } } } },
  );

/** The platform checks that events belong to the tab and appear once. */
const updateNotificationSettings = form(
  'NotifUpdateNotificationSettingsV2',
  'update',
  {
    properties: {
      isGlobalSmsEnabled: { type: ['boolean', 'null'] },
      settings: {
        type: 'array',
        maxItems: limits.notificationEntries,
        items: {
          type: 'object',
          additionalProperties: false,
          properties: {
            name: choice(`${key}.name`, NotificationEvent),
            type: choice(`${key}.type`, NotificationChannel),
            enabled: flag,
            template,
            language: choice(`${key}.language`, TemplateLanguage),
          },
          required: ['name', 'type', 'enabled', 'language'],
          allOf: [ofChannel('EMAIL'), ofChannel('SMS')],
        },
      },
    },
    required: ['settings'],
  },
  {
    transforms: { 'settings.*.template': ['trim'] },
    fields: {
      isGlobalSmsEnabled: { widget: 'globalSms' },
      settings: { widget: 'notifications', also: ['templatePrefix'] },
    },
  },
);
export default updateNotificationSettings;

export type UpdateNotificationSettings = FormValues<typeof updateNotificationSettings>;
