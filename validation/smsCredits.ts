import { limits } from '../src/domain/limits.ts';

const key = 'validation.smsCredits';

/** A number of SMS credits (specification 2 §5 “SMS”: a positive integer without leading zero). What is no number comes as it was typed. */
export const credits = {
  type: 'integer',
  minimum: 1,
  maximum: limits.smsCredits,
  errorMessage: { type: `${key}.format`, minimum: `${key}.format`, maximum: `${key}.maximum` },
} as const;

export const recipients = {
  type: 'array',
  default: [],
  maxItems: limits.smsRecipients,
  items: {
    type: 'string',
    maxLength: limits.email,
    format: 'email',
    errorMessage: { type: `${key}.recipient`, maxLength: 'validation.email.maxLength', format: `${key}.recipient` },
  },
  errorMessage: { maxItems: `${key}.recipients.maxItems` },
} as const;
