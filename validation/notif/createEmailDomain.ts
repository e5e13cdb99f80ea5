import { displayName, emailAddress } from '../emailDomain.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';

/** The first step of a customer's email domain (specification 2 §4, §5); the address stays, so that Save asks first. */
const createEmailDomain = form(
  'NotifCreateEmailDomain',
  'input',
  { properties: { displayName, emailAddress }, required: ['displayName', 'emailAddress'] },
  { transforms: { displayName: ['trim'], emailAddress: ['trim', 'lowerCase'] }, confirm: true },
);
export default createEmailDomain;

export type CreateEmailDomain = FormValues<typeof createEmailDomain>;
