import { email, flag } from '../fields.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';
import { groupIds, personNames, phoneNumber } from '../person.ts';

const row = {
  type: 'object',
  additionalProperties: false,
  properties: { ...personNames, email, phoneNumber },
  required: ['firstName', 'lastName', 'email'],
} as const;

const importUsers = form(
  'ORGImportUsers',
  'input',
  {
    properties: {
      users: {
        type: 'array',
        items: row,
        minItems: 1,
        maxItems: limits.uploadUsers,
        uniqueRows: { by: 'email' },
        errorMessage: {
          type: 'validation.importUsers.users.required',
          minItems: 'validation.importUsers.users.required',
          maxItems: 'validation.importUsers.users.maxItems',
          uniqueRows: 'validation.user.email.repeated',
        },
      },
      groupIds,
      mfaEnabled: { ...flag, default: false },
      forcePasswordReset: { ...flag, default: false },
      notes: {
        type: ['string', 'null'],
        maxLength: limits.uploadNotes,
        errorMessage: { type: 'validation.importUsers.notes.maxLength', maxLength: 'validation.importUsers.notes.maxLength' },
      },
    },
    required: ['users', 'groupIds', 'mfaEnabled', 'forcePasswordReset'],
  },
  {
    transforms: {
      'users.*.firstName': ['trim'],
      'users.*.lastName': ['trim'],
      'users.*.email': ['trim', 'lowerCase'],
      'users.*.phoneNumber': ['phone'],
      notes: ['trim'],
    },
    preview: 'groupAccess',
    fields: { users: { widget: 'csvRows' }, groupIds: { widget: 'group' }, notes: { widget: 'multiline' } },
  },
);
export default importUsers;

export type ImportUsers = FormValues<typeof importUsers>;
