import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { personNames, personTransforms, phoneNumber } from '../person.ts';

/** The signed-in user's own profile, by the rules of a user's (specification 3 §5 “User”). */
const updateProfile = form(
  'AuthUpdateProfile',
  'input',
  { properties: { ...personNames, phoneNumber }, required: ['firstName', 'lastName'] },
  { shows: ['email'], transforms: personTransforms, fields: { firstName: { ownLabel: true }, phoneNumber: { widget: 'phone' } } },
);
export default updateProfile;

export type UpdateProfile = FormValues<typeof updateProfile>;
