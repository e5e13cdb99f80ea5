import { limits } from '../src/domain/limits.ts';

const key = 'validation.emailDomain';

/**
 * The name that recipients see (specification 2 §5 “Email domain”, decisions §1): what means something in a mail's header stands in none, nor
 * do controls, those of the direction of writing included.
 */
export const displayName = {
  type: 'string',
  minLength: 1,
  maxLength: limits.name,
  pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069<>"@,;:\\\\\\[\\]()]*$',
  errorMessage: {
    type: `${key}.displayName.required`,
    minLength: `${key}.displayName.required`,
    maxLength: `${key}.displayName.maxLength`,
    pattern: `${key}.displayName.pattern`,
  },
} as const;

/** The address that mail comes from. What is behind its @ must be able to stand in the DNS: labels of 63 characters, and no number at the end. */
export const emailAddress = {
  type: 'string',
  minLength: 1,
  maxLength: limits.email,
  format: 'email',
  pattern: '^$|@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$',
  errorMessage: {
    type: 'validation.email.required',
    minLength: 'validation.email.required',
    maxLength: 'validation.email.maxLength',
    format: 'validation.email.format',
    pattern: 'validation.email.format',
  },
} as const;
