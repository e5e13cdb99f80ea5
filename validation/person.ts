import { text } from './fields.ts';
import { limits } from '../src/domain/limits.ts';

/** Names of a person with an account (specification 3 §5 “User”). */
export const personNames = {
  firstName: text('validation.user.firstName', limits.personName),
  lastName: text('validation.user.lastName', limits.personName),
} as const;

/** A phone number that may be left out; one that is given begins with its country's code and is valid there. */
export const phoneNumber = {
  type: ['string', 'null'],
  phone: true,
  errorMessage: {
    type: 'validation.user.phoneNumber.phone',
    phone: 'validation.user.phoneNumber.phone',
  },
} as const;

/** Groups that a new user is in from the start; none is allowed. */
export const groupIds = {
  type: 'array',
  items: { type: 'string', minLength: 1, maxLength: 64 },
  maxItems: limits.userGroups,
  default: [],
  errorMessage: { type: 'validation.user.groupIds.type', maxItems: 'validation.user.groupIds.maxItems' },
} as const;

export const personTransforms = { firstName: ['trim'], lastName: ['trim'], phoneNumber: ['phone'] };
