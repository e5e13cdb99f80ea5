import { displayName } from '../emailDomain.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';

/** Only the display name can change (specification 2 §4). */
const updateEmailDomain = form(
  'NotifUpdateEmailDomainSetting',
  'input',
  { properties: { displayName }, required: ['displayName'] },
  { transforms: { displayName: ['trim'] } },
);
export default updateEmailDomain;

export type UpdateEmailDomain = FormValues<typeof updateEmailDomain>;
