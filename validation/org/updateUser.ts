import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { personNames, personTransforms, phoneNumber } from '../person.ts';

/** Edit user: the email cannot be changed (specification 3 §2 “Users”). */
const updateUser = form(
  'ORGUpdateUser',
  'update',
  { properties: { ...personNames, phoneNumber }, required: ['firstName', 'lastName'] },
  { shows: ['email'], transforms: personTransforms, fields: { firstName: { ownLabel: true }, phoneNumber: { widget: 'phone' } } },
);
export default updateUser;

export type UpdateUser = FormValues<typeof updateUser>;
