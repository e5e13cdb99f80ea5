import { limits } from '../src/domain/limits.ts';

/** Each kind of character at least once, in time that grows with the length and no faster. */
const kinds = ['a-z', 'A-Z', '0-9', '-+_!@#$%^&*.,? '].map((kind) => `(?=[^${kind}]*[${kind}])`).join('');

/** A new password (specification 1 §5): never trimmed, may be pasted, and may be long. */
export const newPassword = {
  type: 'string',
  minLength: 1,
  maxLength: limits.password,
  pattern: `^${kinds}[^]{${limits.newPasswordAtLeast},}$`,
  writeOnly: true,
  errorMessage: {
    type: 'validation.newPassword.required',
    minLength: 'validation.newPassword.required',
    maxLength: 'validation.newPassword.maxLength',
    pattern: 'validation.newPassword.pattern',
  },
} as const;
