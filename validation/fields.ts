import { limits } from '../src/domain/limits.ts';

/** A required text: at least one character that is no space, at most `max`; its texts are `{key}.required` and `{key}.maxLength`. */
export const text = <const K extends string, const M extends number>(key: K, max: M) =>
  ({
    type: 'string',
    pattern: '\\S',
    maxLength: max,
    errorMessage: { type: `${key}.required`, pattern: `${key}.required`, maxLength: `${key}.maxLength` },
  }) as const;

/** A required e-mail address (decisions §1). */
export const email = {
  type: 'string',
  minLength: 1,
  maxLength: limits.email,
  format: 'email',
  errorMessage: {
    type: 'validation.email.required',
    minLength: 'validation.email.required',
    maxLength: 'validation.email.maxLength',
    format: 'validation.email.format',
  },
} as const;

/** Existing password, not a new one: never trimmed, never in a draft. */
export const password = {
  type: 'string',
  minLength: 1,
  maxLength: limits.password,
  writeOnly: true,
  errorMessage: {
    type: 'validation.password.required',
    minLength: 'validation.password.required',
    maxLength: 'validation.password.maxLength',
  },
} as const;

/** A required account name: starts with a lower-case letter, then letters, digits and hyphens, no hyphen at the end (specification 1 §5). */
export const accountName = <const K extends string>(key: K) =>
  ({
    type: 'string',
    minLength: 1,
    maxLength: limits.name,
    pattern: '^[a-z]([a-z0-9-]*[a-z0-9])?$',
    errorMessage: { type: `${key}.required`, minLength: `${key}.required`, maxLength: `${key}.maxLength`, pattern: `${key}.pattern` },
  }) as const;

/** A required choice of a closed list; its text is `{key}.required`. */
export const choice = <const K extends string, const V extends readonly string[]>(key: K, values: V) =>
  ({ type: 'string', enum: values, errorMessage: { type: `${key}.required`, enum: `${key}.required` } }) as const;

/** The id of a record that must be chosen; its text is `{key}.required`. */
export const chosen = <const K extends string>(key: K) =>
  ({
    type: 'string',
    minLength: 1,
    maxLength: 64,
    errorMessage: { type: `${key}.required`, minLength: `${key}.required`, maxLength: `${key}.required` },
  }) as const;

/** A yes or no that may be left out. */
export const flag = { type: 'boolean' } as const;

/** A moment that must be given, as ISO text; its text is `{key}.required`. */
export const moment = <const K extends string>(key: K) =>
  ({ type: 'string', minLength: 1, errorMessage: { type: `${key}.required`, minLength: `${key}.required` } }) as const;

const degrees = <const M extends number>(most: M) => ({ type: 'number', minimum: -most, maximum: most }) as const;

/** Single-line text with coordinates where found, or nothing. Message keys are those of `text`. */
export const place = <const K extends string>(key: K) =>
  ({
    type: ['object', 'null'],
    additionalProperties: false,
    properties: {
      address: text(key, limits.address),
      coordinate: {
        type: ['object', 'null'],
        additionalProperties: false,
        properties: { lat: degrees(90), lng: degrees(180) },
        required: ['lat', 'lng'],
      },
    },
    required: ['address'],
  }) as const;
