import { askSeveral, candidatePhone } from '../candidate.ts';
import { form } from '../../src/engine/forms/form.ts';

const updateCandidatePhone = form(
  'AppsUpdateApplicationCandidate',
  '',
  { properties: { phoneNumber: candidatePhone }, required: ['phoneNumber'] },
  {
    transforms: { phoneNumber: ['phone'] },
    fields: { phoneNumber: { ownLabel: true, widget: 'phone', from: { path: 'candidate.personalInformation.phoneNumber' } } },
    confirm: askSeveral,
  },
);
export default updateCandidatePhone;
