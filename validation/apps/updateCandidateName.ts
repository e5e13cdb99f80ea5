import { askSeveral, candidateNames } from '../candidate.ts';
import { form } from '../../src/engine/forms/form.ts';

const from = (name: string) => ({ path: `candidate.personalInformation.${name}` });

const updateCandidateName = form(
  'AppsUpdateApplicationCandidate',
  '',
  { properties: candidateNames, required: ['firstName'] },
  {
    transforms: { firstName: ['trim'], lastName: ['trim'] },
    fields: { firstName: { ownLabel: true, from: from('firstName') }, lastName: { ownLabel: true, from: from('lastName') } },
    confirm: askSeveral,
  },
);
export default updateCandidateName;
