import { email } from '../fields.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';

const userRegion = form('AuthGetUserRegion', '', { properties: { email }, required: ['email'] }, { transforms: { email: ['trim'] } });
export default userRegion;

export type UserRegion = FormValues<typeof userRegion>;
