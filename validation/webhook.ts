import { limits } from '../src/domain/limits.ts';

/** Events that a webhook can be sent; a test is none of them. */
export const webhookEvents = [
  'APPLICATION_CREATED',
  'APPLICATION_STARTED',
  'APPLICATION_COMPLETED',
  'APPLICATION_DROPPED_OUT',
  'APPLICATION_SCORED',
  'APPLICATION_MOVED',
  'APPLICATION_STATUS_CHANGED',
  'APPLICATION_HIRED',
  'CANDIDATE_ERASED',
  'VACANCY_CREATED',
  'VACANCY_ARCHIVED',
  'VACANCY_RESTORED',
  'USER_ADDED',
  'USER_ARCHIVED',
  'USER_RESTORED',
  'SECURITY_ENTRY',
] as const;

export const webhookParts = {
  url: {
    type: 'string',
    minLength: 1,
    maxLength: limits.url,
    format: 'url',
    errorMessage: {
      type: 'validation.webhook.url.required',
      minLength: 'validation.webhook.url.required',
      maxLength: 'validation.webhook.url.maxLength',
      format: 'validation.webhook.url.https',
    },
  },
  events: {
    type: 'array',
    minItems: 1,
    uniqueItems: true,
    items: { type: 'string', enum: webhookEvents },
    errorMessage: { type: 'validation.webhook.events.required', minItems: 'validation.webhook.events.required' },
  },
} as const;
