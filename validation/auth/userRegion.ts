import { email } from '../fields.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';

/** At which region an e-mail address signs in (specification 1 §5: trimmed before the look-up). */
const userRegion = form('AuthGetUserRegion', '', { properties: { email }, required: ['email'] }, { transforms: { email: ['trim'] } });
export default userRegion;

export type UserRegion = FormValues<typeof userRegion>;
