import { email } from '../fields.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { groupIds, personNames, personTransforms, phoneNumber } from '../person.ts';

const createUser = form(
  'ORGCreateEndUser',
  'user',
  { properties: { ...personNames, email, phoneNumber, groupIds }, required: ['firstName', 'lastName', 'email', 'groupIds'] },
  {
    transforms: { ...personTransforms, email: ['trim', 'lowerCase'] },
    preview: 'groupAccess',
    fields: { firstName: { ownLabel: true }, phoneNumber: { widget: 'phone' }, groupIds: { widget: 'group' } },
  },
);
export default createUser;

export type CreateUser = FormValues<typeof createUser>;
