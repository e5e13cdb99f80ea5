import { invited } from '../candidate.ts';
import { form } from '../../src/engine/forms/form.ts';

const ownLabel = { ownLabel: true } as const;

const inviteCandidate = form(
  'CommonInviteCandidate',
  'atsApplicationInput.candidateInfo.personalInformation',
  { properties: invited, required: ['email', 'firstName', 'phoneNumber'] },
  {
    transforms: { email: ['trim', 'lowerCase'], firstName: ['trim'], lastName: ['trim'], phoneNumber: ['phone'] },
    fields: { email: ownLabel, firstName: ownLabel, lastName: ownLabel, phoneNumber: { ...ownLabel, widget: 'phone' } },
  },
);
export default inviteCandidate;
