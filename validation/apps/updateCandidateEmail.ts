import { askSeveral, candidateEmail } from '../candidate.ts';
import { form } from '../../src/engine/forms/form.ts';

const updateCandidateEmail = form(
  'AppsUpdateApplicationCandidate',
  '',
  { properties: { email: candidateEmail }, required: ['email'] },
  {
    transforms: { email: ['trim', 'lowerCase'] },
    fields: { email: { ownLabel: true, from: { path: 'candidate.personalInformation.email' } } },
    confirm: askSeveral,
  },
);
export default updateCandidateEmail;
